import type { ReactNode } from 'react';
import styles from './prose-figure.module.css';

type ProseFigureProps = {
  readonly title: string;
  readonly note?: string | undefined;
  /** What a dot or the length of a bar stands for. */
  readonly scale?: string | undefined;
  /** The content fills the frame, which cuts it off, is the ground of a list, or is as wide as the window. */
  readonly isCut?: true | 'ground' | 'wide' | undefined;
  readonly children: ReactNode;
};

/** The frame of charts, tables and other figures in a guide. */
export function ProseFigure({ title, note, scale, isCut, children }: ProseFigureProps) {
  return (
    <figure className={styles.figure} data-cut={isCut}>
      <figcaption>
        <b>{title}</b> {note && <span>{note}</span>} {scale && <span>{scale}</span>}
      </figcaption>
      {children}
    </figure>
  );
}
