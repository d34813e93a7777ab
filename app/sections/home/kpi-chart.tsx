import type { KpiChart as Kind } from '#app/content/home.ts';
import styles from './kpi-chart.module.css';

/** Eight terraces in a 320 × 96 box: the last stands 2.56 times as high as the first, +156%. */
const treads = [65, 61, 58, 50, 43, 34, 25, 16.6];
const stairs =
  treads.map((y, index) => `${index ? 'H' + 40 * index : 'M0 ' + y}V${y}`).join('') + 'H320';
/** From 84 above the ground to 48.7, -42%. */
const fall = 'M0 12C60 13 70 25 120 28S200 42 240 45s60 2.3 80 2.3';
/** Ten target keywords, of which eight are on page 1. */
const keywords = Array.from({ length: 10 }, (_, index) => ({
  x: 24 + (index % 5) * 56,
  y: 8 + Math.floor(index / 5) * 40,
  onPageOne: index < 8,
}));

/** A sketch of the figure above it, which says the same in words. */
export function KpiChart({ chart }: { readonly chart: Kind }) {
  return (
    <svg className={styles.chart} viewBox="0 0 320 96" aria-hidden="true">
      {chart === 'climb' && <Line path={stairs} />}
      {chart === 'fall' && <Line path={fall} />}
      {chart === 'grid' &&
        keywords.map(({ x, y, onPageOne }) => (
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
      {chart === 'pair' && (
        <>
          {/* 54 and 88 stand above the ground, +63%; what is below is cut off. */}
          <rect className={styles.before} x="24" y="42" width="124" height="66" rx="12" />
          <rect className={styles.after} x="172" y="8" width="124" height="100" rx="12" />
          <text x="86" y="78">
            before
          </text>
          <text className={styles.onAfter} x="234" y="44">
            after
          </text>
        </>
      )}
    </svg>
  );
}

function Line({ path }: { readonly path: string }) {
  return (
    <>
      <path className={styles.ground} d={`${path}V96H0Z`} />
      <path className={styles.line} d={path} />
    </>
  );
}
