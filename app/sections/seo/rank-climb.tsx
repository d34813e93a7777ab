import type { RankClimb as Words } from '#app/content/seo-rank-climb.ts';
import type { RankClimbGeometry } from '#app/charts/rank-climb.server.ts';
import styles from './rank-climb.module.css';

type RankClimbProps = { readonly words: Words; readonly geometry: RankClimbGeometry };

/**
 * The ranks by week: a muted line per competitor, and the client's line, orange once work starts. The
 * lines stretch with the box of the chart; its labels keep their size.
 */
export function RankClimb({ words, geometry }: RankClimbProps) {
  const { width, height, start, finish, ranks, pageBreak, stages } = geometry;
  return (
    <figure className={styles.chart}>
      <svg className={styles.plot} aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <path className={styles.competitors} d={geometry.competitors.join('')} />
        </svg>
        <linearGradient id="climb-fade">
          <stop offset="0.9" />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
        <rect className={styles.fade} y="-10" width="64%" height="79%" fill="url(#climb-fade)" />
        <line className={styles.pageBreak} x2="100%" y1={pageBreak} y2={pageBreak} />
        <text className={styles.pageOne} y={pageBreak} dy="-9">
          {words.pageOne}
        </text>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <path className={styles.waiting} d={geometry.waiting} />
          <path className={styles.climbing} d={geometry.climbing} />
        </svg>
        <circle className={styles.start} cx={start[0]} cy={start[1]} r="8" />
        <circle className={styles.finish} cx={finish[0]} cy={finish[1]} r="12" />
        <text className={styles.you} x={finish[0]} y={finish[1]} dx="-20" dy="-12">
          {words.you}
        </text>
        {ranks.map(({ label, y }) => (
          <text key={label} x="100%" y={y} dx="18" dy="5">
            {label}
          </text>
        ))}
        <g className={styles.axis}>
          <line x2="100%" y1="100%" y2="100%" />
          {stages.map(({ label, from, to, middle }) => (
            <g key={label}>
              <line className={styles.stage} x1={from} x2={to} y1="100%" y2="100%" />
              <text className={styles.when} x={middle} y="100%" dy="24">
                {label}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <figcaption>
        <b>{words.title}</b> {`${words.note} `}
        <span className="sr-only">{words.reading}</span>
      </figcaption>
    </figure>
  );
}
