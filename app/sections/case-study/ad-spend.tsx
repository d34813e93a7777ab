import type { SpendChange } from '#app/content/study-summary.ts';
import type { Panel } from '#app/content/entities.ts';
import styles from './ad-spend.module.css';

type AdSpendProps = {
  readonly change: SpendChange;
  /** The words for before and after. */
  readonly moments: { readonly before: string; readonly after: string };
  /** The color of the ground. */
  readonly panel: Panel;
};

/** A month of ad money before and after: blocks of squares above the search terms. */
export function AdSpend({ change, moments, panel }: AdSpendProps) {
  return (
    <figure className={styles.change} data-panel={panel}>
      <figcaption>{change.scale}</figcaption>
      {(['before', 'after'] as const).map((moment) => {
        const { total, figures, terms } = change[moment];
        return (
          <div key={moment}>
            <p className={styles.total}>
              <b>{total}</b> {moments[moment]}
            </p>
            <div>
              <Squares {...change} figures={figures} />
              <ul className={styles.figures}>
                {figures.map(({ figure, text, kind }) => (
                  <li key={kind} data-kind={kind}>
                    <b>{figure}</b> {text}
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.terms}>
              <p>{terms.title}</p>
              <ul>
                {terms.rows.map(({ term, result, kind }) => (
                  <li key={term} data-kind={kind}>
                    <span>{term}</span> <b>{result}</b>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        );
      })}
    </figure>
  );
}

type SquaresProps = Pick<SpendChange, 'unit' | 'wide'> & Pick<SpendChange['before'], 'figures'>;

/** The width of a square. The gap to the next one is the rest of 1. */
const side = 0.8;

/** A block of the chart. Its squares fill row by row, and both blocks have the same rows. */
function Squares({ unit, wide, figures }: SquaresProps) {
  const ends = figures.map((_, index) =>
    figures.slice(0, index + 1).reduce((sum, { value }) => sum + value / unit, 0),
  );
  const rows = Math.ceil((ends.at(-1) ?? 0) / wide);
  return (
    <svg
      viewBox={`-0.05 -0.05 ${wide - 0.1} ${rows - 0.1}`}
      className={styles.squares}
      aria-hidden="true"
    >
      {figures.map(({ kind }, index) => (
        <path
          key={kind}
          data-kind={kind}
          d={squares(ends[index - 1] ?? 0, ends[index] ?? 0, wide)}
        />
      ))}
    </svg>
  );
}

/** The squares from `start` to `end`. The last one may be a part of a square. */
function squares(start: number, end: number, wide: number): string {
  return Array.from({ length: Math.ceil(end - start - 1e-6) }, (_, index) => {
    const at = start + index;
    const width = (Math.min(end - at, 1) * side).toFixed(2);
    return `M${at % wide} ${Math.floor(at / wide)}h${width}v${side}h-${width}Z`;
  }).join('');
}
