import styles from './industry-list.module.css';

type RoadBendProps = {
  /** The number of industries in the row that the road turns to, or the empty lot. */
  readonly next: number | 'lot';
};

/** The road of a row, and its bend to the next row. */
export function RoadBend({ next }: RoadBendProps) {
  return (
    <>
      <span className={styles.road} aria-hidden="true" />
      <span className={styles.bend} data-next={next} aria-hidden="true" />
    </>
  );
}
