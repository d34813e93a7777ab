import type { ShownSum } from '#app/guides/prose.ts';
import { ProseFigure } from './prose-figure.tsx';
import styles from './worked-sum.module.css';

/** A sum on paper: one row a step with its share of the first as a bar, a double rule, and the result. */
export function WorkedSum({ title, rows, result }: ShownSum & { readonly title: string }) {
  return (
    <ProseFigure title={title}>
      <ol className={styles.steps}>
        {[...rows, result].map(({ label, shown, note, length }) => (
          <li key={label}>
            <b>{shown}</b> <span>{label}</span>
            <p>{note}</p>
            <ShareBar length={length} />
          </li>
        ))}
      </ol>
    </ProseFigure>
  );
}

/** A bar of a length in percent, empty without one. */
function ShareBar({ length }: { readonly length: number | undefined }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={length} height="10" />
    </svg>
  );
}
