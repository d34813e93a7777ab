import styles from './stepped-edge.module.css';

/** Height of the whole edge, from the lowest ground to above the highest tread, in CSS pixels. */
const height = 128;
/** Height of one riser: two quarter circles of this half. */
const radius = 12;
/** Where the four risers of the front layer are, as a share of the width, so that treads grow with the page. */
const risers = [0.21, 0.43, 0.65, 0.86];
/** The layers from back to front: how far each is left of the front one, and where its ground begins. */
const layers = [
  { shift: -108, ground: 101 },
  { shift: -54, ground: 109.5 },
  { shift: 0, ground: 118 },
] as const;

/** One riser and the tread behind it, which runs on to the right end. The SVG's own box cuts it. */
const step = (shift: number) =>
  `M${shift - radius} 0a12 12 0 0 0 12-12a12 12 0 0 1 12-12H9999V${height}H${shift - radius}Z`;

type SteppedEdgeProps = { readonly ground?: 'band' | 'deep' | 'page' };

/**
 * The ground of the next band, which rises to the right in four steps of fixed height. The box has no
 * `viewBox`: risers keep their shape at every width, and only the treads stretch. `page` stands inside
 * the bottom of a band (a hero) and lets the ground of the page rise.
 */
export function SteppedEdge({ ground = 'band' }: SteppedEdgeProps) {
  return (
    <svg className={styles.edge} data-ground={ground} height={height} aria-hidden="true">
      {layers.map(({ shift, ground: y }) => (
        <g key={shift}>
          <rect y={y} width="100%" height={height} />
          {risers.map((share, index) => (
            <svg key={share} x={`${share * 100}%`} y={y - index * 2 * radius}>
              <path d={step(shift)} />
            </svg>
          ))}
        </g>
      ))}
    </svg>
  );
}
