import type { ShownSum } from '#app/guides/prose.ts';
import { ProseFigure } from './prose-figure.tsx';
import styles from './worked-sum.module.css';

/** A sum on paper: one row a step with its share of the first as a bar, a double rule, and the result. */
export function WorkedSum({ sum }: { readonly sum: ShownSum & { readonly title: string } }) {
  return (
    <ProseFigure title={sum.title}>
      <SumSteps sum={sum} hasBars />
    </ProseFigure>
  );
}

type SumStepsProps = { readonly sum: ShownSum; readonly hasBars?: boolean };

export function SumSteps({ sum, hasBars }: SumStepsProps) {
  return (
    <ol className={styles.steps}>
      {[...sum.rows, sum.result].map((row) => (
        <li key={row.label}>
          <b>{row.shown}</b> <span>{row.label}</span>
          <p>{row.note}</p>
          {hasBars && 'length' in row && (
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={row.length} height="1" />
            </svg>
          )}
        </li>
      ))}
    </ol>
  );
}
