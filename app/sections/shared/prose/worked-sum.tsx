import type { ShownSum } from '#app/guides/prose.ts';
import { ProseFigure } from './prose-figure.tsx';
import styles from './worked-sum.module.css';

/** A sum on paper: one row a step with its share of the first as a bar, a double rule, and the result. */
export function WorkedSum({ sum }: { readonly sum: ShownSum & { readonly title: string } }) {
  return (
    <ProseFigure title={sum.title}>
      <SumSteps sum={sum} />
    </ProseFigure>
  );
}

export function SumSteps({ sum }: { readonly sum: ShownSum }) {
  return (
    <ol className={styles.steps}>
      {[...sum.rows, sum.result].map(({ label, shown, note, length }) => (
        <li key={label}>
          <b>{shown}</b> <span>{label}</span>
          <p>{note}</p>
          {length && (
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={length} height="10" />
            </svg>
          )}
        </li>
      ))}
    </ol>
  );
}
