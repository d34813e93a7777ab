import type { ShownSum } from '#app/guides/prose.ts';
import { ProseFigure } from './prose-figure.tsx';
import styles from './worked-sum.module.css';

/** A sum on paper: one row a step, a double rule, and the result. */
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
      {[...sum.rows, sum.result].map(({ label, shown, note }) => (
        <li key={label}>
          <b>{shown}</b> <span>{label}</span>
          <p>{note}</p>
        </li>
      ))}
    </ol>
  );
}
