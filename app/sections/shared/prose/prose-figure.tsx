import type { ReactNode } from 'react';
import styles from './prose-figure.module.css';

type ProseFigureProps = {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
};

/** The frame of everything in a guide that is looked at and not read along. */
export function ProseFigure({ title, note, children }: ProseFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{title}</b>
        {note && <span>{note}</span>}
      </figcaption>
      {children}
    </figure>
  );
}
