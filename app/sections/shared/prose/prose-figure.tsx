import type { ReactNode } from 'react';
import styles from './prose-figure.module.css';

type ProseFigureProps = {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
};

/** The frame of charts, tables and other figures in a guide. */
export function ProseFigure({ title, note, children }: ProseFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{title}</b> {note && <span>{note}</span>}
      </figcaption>
      {children}
    </figure>
  );
}
