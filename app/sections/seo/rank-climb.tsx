import type { RankClimb as Words } from '#app/content/seo.ts';
import type { RankClimbGeometry } from '#app/charts/rank-climb.server.ts';
import styles from './rank-climb.module.css';

type RankClimbProps = { readonly words: Words; readonly geometry: RankClimbGeometry };

/** The ranks by week: a muted line per competitor, and the client's line, orange once work starts. */
export function RankClimb({ words, geometry }: RankClimbProps) {
  const { width, height, left, right, axis, start, finish, ranks, pageBreak, stages } = geometry;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{words.title}</b> <span className="sr-only">{words.reading}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ranks.map(({ label, y }) => (
          <text key={label} className={styles.rank} x={left - 12} y={y + 5}>
            {label}
          </text>
        ))}
        <path className={styles.competitors} d={geometry.competitors.join('')} />
        <path className={styles.pageBreak} d={`M${left} ${pageBreak}H${right}`} />
        <text className={styles.page} x={left + 4} y={pageBreak - 6}>
          {words.pageOne}
        </text>
        <path className={styles.waiting} d={geometry.waiting} />
        <path className={styles.climbing} d={geometry.climbing} />
        <circle className={styles.start} cx={start[0]} cy={start[1]} r="6" />
        <circle className={styles.finish} cx={finish[0]} cy={finish[1]} r="9" />
        <text className={styles.you} x={finish[0] - 18} y={finish[1] + 6}>
          {words.you}
        </text>
        <path className={styles.axis} d={`M${left} ${axis}H${right}`} />
        {stages.map(({ label, from, to }) => (
          <g key={label}>
            <path className={styles.stage} d={`M${from} ${axis}H${to}`} />
            <text className={styles.when} x={(from + to) / 2} y={axis + 26}>
              {label}
            </text>
          </g>
        ))}
      </svg>
      <p>{words.note}</p>
    </figure>
  );
}
