import styles from './stepped-edge.module.css';

/** Height of the whole edge, from the lowest ground to above the highest tread, in CSS pixels. */
const height = 128;
/** Height of the lowest tread of the front layer above the bottom. */
const ground = 10;
/** Height of one riser: two curves of 12 px. */
const riser = 24;
/** Where the four risers of the front layer are, in percent of the width, so that treads grow with the page. */
const risers = [21, 43, 65, 86];
/** The layers from back to front: how far each is left of and above the front one. */
const layers = [
  { shift: -108, lift: -17 },
  { shift: -54, lift: -8.5 },
  { shift: 0, lift: 0 },
] as const;

/**
 * One riser and the tread behind it, which runs on to the right end; the SVG's own box cuts it. It
 * reaches just below the tread before it: further down it would cover the layers in front of that.
 */
const step = ({ shift, lift }: (typeof layers)[number]) =>
  `M${shift - 12} ${lift}q12 0 12-12t12-12H9999v${lift ? riser + 4 : height}H${shift - 12}Z`;
const steps = layers.map(step);
const floor = layers.map(({ lift }) => `M0 ${lift}H9999V${height}H0Z`);

type SteppedEdgeProps = { readonly ground?: 'band' | 'deep' | 'page' };

/**
 * The ground of the next band, which rises to the right in four steps of fixed height. The box has no
 * `viewBox`: risers keep their shape at every width, and only the treads stretch. `page` stands inside
 * the bottom of a band (a hero) and lets the ground of the page rise.
 */
export function SteppedEdge({ ground: tone = 'band' }: SteppedEdgeProps) {
  return (
    <svg className={styles.edge} data-ground={tone} height={height} aria-hidden="true">
      <Layers y={height - ground} paths={floor} />
      {risers.map((percent, index) => (
        <Layers key={percent} x={`${percent}%`} y={height - ground - index * riser} paths={steps} />
      ))}
    </svg>
  );
}

type LayersProps = {
  readonly x?: string;
  readonly y: number;
  readonly paths: readonly string[];
};

const Layers = ({ paths, ...origin }: LayersProps) => (
  <svg {...origin}>
    {paths.map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);
