import { clsx } from 'clsx';
import styles from './month-chart.module.css';

type Anchor = 'start' | 'middle' | 'end';

/** The output of `charts/study-charts.server.ts`, in viewBox units. */
type ChartGeometry = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly ground: number;
  readonly top: number;
  /** The title of the axis of values. */
  readonly axis: string;
  readonly values: readonly { readonly y: number; readonly label: string }[];
  readonly months: readonly { readonly x: number; readonly label: string }[];
  readonly start: { readonly x: number; readonly label: string };
  readonly lines: readonly {
    readonly name: string;
    readonly role: 'subject' | 'rival';
    readonly before: string;
    readonly after: string;
    readonly end: {
      readonly x: number;
      readonly y: number;
      /** The lines of the label. */
      readonly label: readonly string[];
    };
  }[];
  readonly marks: readonly {
    readonly x: number;
    readonly y: number;
    readonly labelX: number;
    readonly labelY: number;
    readonly anchor: Anchor;
    /** The lines of the label. */
    readonly label: readonly string[];
    readonly kind: 'value' | 'worst' | 'dull' | 'turn';
  }[];
};

/** The same values drawn for wide screens, tablets and phones. */
export type DrawnChart = Readonly<Record<'wide' | 'medium' | 'narrow', ChartGeometry>>;

/** A line chart by month. Its caption describes it, and the table below has every figure. */
export function MonthChart({ drawn }: { readonly drawn: DrawnChart }) {
  return (
    <>
      <Drawing geometry={drawn.wide} className={styles.wide} />
      <Drawing geometry={drawn.medium} className={styles.medium} />
      <Drawing geometry={drawn.narrow} className={styles.narrow} />
    </>
  );
}

type DrawingProps = { readonly geometry: ChartGeometry; readonly className: string | undefined };

function Drawing({ geometry, className }: DrawingProps) {
  const { width, height, left, right, ground, top, axis, values, months, start, lines, marks } =
    geometry;
  return (
    <svg
      className={clsx(styles.chart, className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {values.map(({ y, label }) => (
        <g key={label} className={styles.value}>
          <path d={`M${left} ${y}H${right}`} />
          <text x={left - 8} y={y + 5}>
            {label}
          </text>
        </g>
      ))}
      <text className={styles.month} y="14">
        {axis}
      </text>
      {months.map(({ x, label }) => (
        <text key={label} className={styles.month} x={x} y={ground + 24} textAnchor="middle">
          {label}
        </text>
      ))}
      <path className={styles.start} d={`M${start.x} ${top - 12}V${ground}`} />
      <text className={styles.month} x={start.x - 8} y={ground - 10} textAnchor="end">
        {start.label}
      </text>
      {lines.map(({ name, role, before, after, end }) => (
        <g key={name} data-role={role} className={styles.line}>
          <path data-moment="before" d={before} />
          <path data-moment="after" d={after} />
          <circle cx={end.x} cy={end.y} r="6" />
          <text y={end.y - 3}>
            {end.label.map((part, index) => (
              <tspan key={part} x={end.x + 12} dy={index && 18}>
                {part}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      {marks.map(({ x, y, labelX, labelY, anchor, label, kind }) => (
        <g key={x} data-kind={kind} className={styles.mark}>
          {kind === 'turn' && labelY > y && (
            <path d={`M${x} ${y}V${anchor === 'end' ? labelY - 16 : labelY - 5}h6`} />
          )}
          <circle cx={x} cy={y} r="5" />
          <text y={labelY} textAnchor={anchor}>
            {label.map((part, index) => (
              <tspan key={part} x={labelX} dy={index && 18}>
                {part}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </svg>
  );
}
