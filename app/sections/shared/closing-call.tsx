import type { ClosingCall as Words } from '#app/content/entities.ts';
import { Section } from '#app/ui/section.tsx';
import { PicturedCall } from './call-band.tsx';
import styles from './closing-call.module.css';

type ClosingCallProps = {
  readonly call: Words;
  /** Orange, unless the page has asked in orange before. */
  readonly tone?: 'accent' | 'band';
};

/** The last band of a page, close under the questions. */
export function ClosingCall({ call, tone = 'accent' }: ClosingCallProps) {
  return (
    <Section className={styles.call}>
      <PicturedCall call={call} tone={tone} />
    </Section>
  );
}
