import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './card.module.css';

export type CardProps = {
  /** `li` for a card of a list. */
  readonly as?: 'article' | 'li' | undefined;
  readonly id?: string;
  /** Classes for placement and the card's inner layout. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A card with a surface, a border and a solid bottom edge. */
export function Card({ as: Element = 'article', id, className, children }: CardProps) {
  return (
    <Element id={id} className={clsx(styles.card, className)}>
      {children}
    </Element>
  );
}
