import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  readonly id?: string;
  /** Placement, and the card's own inner layout. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A piece of cut board: surface, line and a solid ledge. */
export function Card({ id, className, children }: CardProps) {
  return (
    <article id={id} className={clsx(styles.card, className)}>
      {children}
    </article>
  );
}
