import styles from './stepped-edge.module.css';

/** Four risers of 24 px with 12 px arcs, rising to the right, in a 1440 × 128 box; three layers of board. */
const arc = 'a12 12 0 0 0 12-12a12 12 0 0 1 12-12';
const layer = (ground: number, from: number, pace: readonly [number, number, number]) =>
  `M-40 140V${ground}H${from}${arc}H${from + pace[0]}${arc}H${from + pace[1]}${arc}H${from + pace[2]}${arc}H1480V140Z`;
const layers = [
  layer(101, 190, [330, 640, 930]),
  layer(109.5, 244, [330, 640, 930]),
  layer(118, 298, [330, 640, 930]),
] as const;

type SteppedEdgeProps = { readonly ground?: 'band' | 'deep' | 'page' };

/**
 * The ground of the next band, rising to the right over what comes before it. `page` stands inside
 * the bottom of a band (a hero) and lets the page's own ground rise.
 */
export function SteppedEdge({ ground = 'band' }: SteppedEdgeProps) {
  return (
    <svg
      className={styles.edge}
      data-ground={ground}
      viewBox="0 0 1440 128"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {layers.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
