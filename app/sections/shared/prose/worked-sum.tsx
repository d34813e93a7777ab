import type { Sum } from '#app/guides/prose.ts';
import { ProseFigure } from './prose-figure.tsx';
import styles from './worked-sum.module.css';

/** A sum: a dot for each person or for a few, the steps with the color of their dots, and the result. */
export function WorkedSum({ title, note, scale, rows, result, field }: Sum) {
  return (
    <ProseFigure title={title} note={note} scale={scale}>
      {field && (
        <svg className={styles.field} viewBox={field.viewBox} aria-hidden="true">
          {field.paths.map((d) => (
            <path key={d} d={d} />
          ))}
        </svg>
      )}
      <ol className={styles.steps}>
        {[...rows, result].map(({ label, shown, note }) => (
          <li key={label}>
            <b>{shown}</b> <span>{label}</span>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </ProseFigure>
  );
}
