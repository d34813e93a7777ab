import type { Point } from '#app/content/entities.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './point-list.module.css';

type PointListProps = {
  readonly points: readonly Point[];
  /** On cards of board, or straight on the ground. */
  readonly look: 'cards' | 'plain';
};

/** Icon, title, description, and one line of detail under a dashed rule. */
export function PointList({ points, look }: PointListProps) {
  return (
    <ul className={styles.points} data-look={look}>
      {points.map(({ icon, title, description, detail }) => (
        <li key={title}>
          <Picture picture={icon} alt="" />
          <h3>{title}</h3>
          <p>{description}</p>
          <p className={styles.detail}>{detail}</p>
        </li>
      ))}
    </ul>
  );
}
