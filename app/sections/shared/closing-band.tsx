import type { ReactNode } from 'react';
import type { ClosingCall } from '#app/content/entities.ts';
import { Section } from '#app/ui/section.tsx';
import { CallBand } from './call-band.tsx';
import styles from './closing-band.module.css';

type ClosingBandProps = {
  readonly call: ClosingCall;
  /** Default `accent` (orange). Use `band` if an earlier section of the page is orange. */
  readonly tone?: 'accent' | 'band';
  /** Content below the buttons. */
  readonly children?: ReactNode;
};

/** The last section of a page: one action, one link and a picture. */
export function ClosingBand({ call, tone = 'accent', children }: ClosingBandProps) {
  return (
    <Section className={styles.closing}>
      <CallBand call={call} tone={tone}>
        {children}
      </CallBand>
    </Section>
  );
}
