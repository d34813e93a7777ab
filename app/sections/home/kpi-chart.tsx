import type { KpiChart as Kind } from '#app/content/home.ts';
import styles from './kpi-chart.module.css';

/** The month before our work is 100 on each chart that has an axis; these are the values after it. */
const after = { climb: 256, pair: 163, fall: 58 } as const;

/** The box of a chart, and where its axis lies in it. */
const [left, right, ground, top] = [44, 256, 108, 24];

/** The ticks of each axis; the last one is the top of the chart. */
const ticks = { climb: [0, 100, 200, 300], pair: [0, 100, 200], fall: [0, 50, 100] } as const;

/** Shares of the way from the first value to the last: the first months bring little. */
const shares = [0, 0.03, 0.1, 0.2, 0.36, 0.58, 0.8, 1];

/** Ten target keywords, of which eight are on page 1. */
const keywords = Array.from({ length: 10 }, (_, index) => ({
  x: 24 + (index % 5) * 56,
  y: 20 + Math.floor(index / 5) * 40,
  onPageOne: index < 8,
}));

/** A chart of the figure above it, which says the same in words. */
export function KpiChart({ chart }: { readonly chart: Kind }) {
  return (
    <svg className={styles.chart} viewBox="0 0 320 140" aria-hidden="true">
      {chart === 'grid' ? <Keywords /> : <Axis chart={chart} />}
    </svg>
  );
}

function Axis({ chart }: { readonly chart: keyof typeof after }) {
  const highest = ticks[chart].at(-1)!;
  const y = (value: number) => ground - ((ground - top) * value) / highest;
  const [first, last] = [y(100), y(after[chart])];
  const step = (right - left) / (shares.length - 1);
  const points = shares.map((share, index) => {
    const place = (first + (last - first) * share).toFixed(1);
    return `${(left + index * step).toFixed(1)} ${place}`;
  });
  return (
    <>
      {ticks[chart].map((tick) => (
        <g key={tick} className={styles.tick}>
          <path d={`M${left} ${y(tick)}H${right}`} />
          <text x={left - 8} y={y(tick) + 4}>
            {tick}
          </text>
        </g>
      ))}
      {chart === 'pair' ? (
        <>
          <path className={styles.before} d={`M70 ${ground}V${first}h64V${ground}Z`} />
          <path className={styles.after} d={`M166 ${ground}V${last}h64V${ground}Z`} />
        </>
      ) : (
        <>
          <path className={styles.ground} d={`M${points.join('L')}V${ground}H${left}Z`} />
          <path className={styles.line} d={`M${points.join('L')}`} />
        </>
      )}
      <text className={styles.end} x={right + 12} y={last + 7}>
        {after[chart]}
      </text>
      <text className={styles.moment} x="90" y={ground + 22}>
        before = 100
      </text>
      <text className={styles.moment} x="210" y={ground + 22}>
        after
      </text>
    </>
  );
}

function Keywords() {
  return (
    <>
      {keywords.map(({ x, y, onPageOne }) => (
        <rect
          key={`${x} ${y}`}
          className={onPageOne ? styles.after : styles.before}
          x={x}
          y={y}
          width="48"
          height="32"
          rx="9"
        />
      ))}
      <text className={styles.moment} x="160" y={ground + 22}>
        8 of 10 keywords
      </text>
    </>
  );
}
