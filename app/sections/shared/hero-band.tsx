import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Words } from '#app/ui/words.tsx';
import styles from './hero-band.module.css';

type HeroBandProps = {
  /** Classes for the space below the text and other styles of this hero. */
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** The blue hero section: background, contour lines and the space above the text. */
export function HeroBand({ className, children }: HeroBandProps) {
  return (
    <section className={clsx(styles.band, className)} data-tone="band">
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
