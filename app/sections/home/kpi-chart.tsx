import type { KpiChart as Kind } from '#app/content/home.ts';
import styles from './kpi-chart.module.css';

/** Eight terraces, the last at the top edge; the tread of each in a 320 × 96 box. */
const treads = [84, 76, 72, 58, 48, 34, 22, 8];
const stairs =
  treads.map((y, index) => `${index ? 'H' + 40 * index : 'M0 ' + y}V${y}`).join('') + 'H320';
const fall = 'M0 12C60 14 70 34 120 38S200 62 240 68s60 6 80 6';
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
          {/* 61 to 100: the same +63% that the card states. */}
          <rect className={styles.before} x="24" y="43" width="124" height="65" rx="12" />
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
