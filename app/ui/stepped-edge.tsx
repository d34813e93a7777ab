import styles from './stepped-edge.module.css';

/** Height of the whole edge in CSS pixels, with space above the highest tread. */
const height = 128;
/** Height of the front layer's lowest tread above the bottom, in CSS pixels. */
const ground = 10;
/** Height of one riser, in CSS pixels: two curves of 12 px. */
const riser = 24;
/** Horizontal positions of the front layer's risers, in percent of the width. */
const risers = [21, 43, 65, 86];
/** The layers from back to front, each with its offset to the left of and above the front layer. */
const layers = [
  { shift: -108, lift: -17 },
  { shift: -54, lift: -8.5 },
  { shift: 0, lift: 0 },
] as const;

/**
 * The path of one riser and its tread, which extends to the right end and is clipped by the SVG's
 * box. It ends just below the previous tread: further down it would cover the layers in front.
 */
const step = ({ shift, lift }: (typeof layers)[number]) =>
  `M${shift - 12} ${lift}q12 0 12-12t12-12H9999v${lift ? riser + 4 : height}H${shift - 12}Z`;
const steps = layers.map(step);
const floor = layers.map(({ lift }) => `M0 ${lift}H9999V${height}H0Z`);

type SteppedEdgeProps = { readonly ground?: 'band' | 'accent' | 'deep' | 'page' | 'panel' };

/**
 * The background of the next section, rising to the right in four steps of fixed height. Without a
 * `viewBox`, risers keep their shape at every width and only the treads stretch. `page` is for the
 * bottom of a band (a hero), with the background of the page. `panel` is for a band on the color of a
 * panel, which gives the colors of the layers.
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
