import type { ReactNode } from 'react';
import styles from './call-band.module.css';

type CallBandProps = {
  /** Orange, for the one action a page is about; or blue. */
  readonly tone: 'accent' | 'band';
  readonly title: string;
  readonly lead: string;
  /** The buttons, and what belongs under them. */
  readonly children: ReactNode;
  /** A picture or a drawing at the right. */
  readonly scene: ReactNode;
};

/** A block in which a page asks for something. */
export function CallBand({ tone, title, lead, children, scene }: CallBandProps) {
  return (
    <div className={styles.band} data-tone={tone}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <div className={styles.scene}>{scene}</div>
    </div>
  );
}

/** The buttons of a call, side by side where they fit. */
export function CallActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
