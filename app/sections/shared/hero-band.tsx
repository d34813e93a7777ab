import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './hero-band.module.css';

type HeroBandProps = {
  /** The space below the words, and whatever else only this hero has. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The blue band that opens a page: ground, contour lines and the space above the words. */
export function HeroBand({ className, children }: HeroBandProps) {
  return (
    <section className={clsx(styles.band, className)} data-tone="band">
      {children}
    </section>
  );
}

/** The sentence under the h1. */
export function HeroLead({ children }: { readonly children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
