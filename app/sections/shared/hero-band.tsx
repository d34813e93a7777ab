import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Panel } from '#app/content/entities.ts';
import { Words } from '#app/ui/words.tsx';
import styles from './hero-band.module.css';

type HeroBandProps = {
  /** Classes for the space below the text and other styles of this hero. */
  readonly className: string | undefined;
  /** The color of a pale ground, which `className` sets. The ground is blue without it. */
  readonly panel?: Panel | undefined;
  readonly children: ReactNode;
};

/** The hero section: its background, and the space above the text. */
export function HeroBand({ className, panel, children }: HeroBandProps) {
  return (
    <section
      className={clsx(styles.band, className)}
      data-tone={panel ? undefined : 'band'}
      data-panel={panel}
    >
      {children}
    </section>
  );
}

/** The sentence under the h1. */
export function HeroLead({ children }: { readonly children: string }) {
  return (
    <p className={styles.lead}>
      <Words>{children}</Words>
    </p>
  );
}
