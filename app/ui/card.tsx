import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  readonly id?: string;
  /** Classes for placement and the card's inner layout. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A card with a surface, a border and a solid bottom edge. */
export function Card({ id, className, children }: CardProps) {
  return (
    <article id={id} className={clsx(styles.card, className)}>
      {children}
    </article>
  );
}
