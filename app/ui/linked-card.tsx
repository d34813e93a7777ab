import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './linked-card.module.css';

type LinkedCardProps = {
  /** Classes for placement and the card's inner layout. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A card that is the target area of the link in its `h3`. It rises on hover. */
export function LinkedCard({ className, children }: LinkedCardProps) {
  return <Card className={clsx(styles.card, className)}>{children}</Card>;
}
