import { clsx } from 'clsx';
import { Card, type CardProps } from './card.tsx';
import styles from './linked-card.module.css';

type LinkedCardProps = Pick<CardProps, 'as' | 'className' | 'children'>;

/** A card that is the target area of the link in its `h3`. It rises on hover. */
export function LinkedCard({ className, ...rest }: LinkedCardProps) {
  return <Card {...rest} className={clsx(styles.card, className)} />;
}
