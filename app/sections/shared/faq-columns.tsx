import type { MouseEvent } from 'react';
import type { Faq } from '#app/content/entities.ts';
import { RichText } from './prose/rich-text.tsx';
import styles from './faq-columns.module.css';

type FaqColumnsProps = {
  readonly columns: readonly (readonly Faq[])[];
  /** Items of one group close each other; unique on its page. */
  readonly group: string;
};

/** Native disclosures: one open at a time, any can be closed, every answer is in the HTML and found by the browser's search. */
export function FaqColumns({ columns, group }: FaqColumnsProps) {
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <div key={column[0]?.question} className={styles.column}>
          {column.map(({ question, answer }) => (
            <details key={question} name={group} className={styles.item}>
              <summary onClick={keepInPlace}>{question}</summary>
              <p>
                <RichText text={answer} />
              </p>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}

/** When an open item above closes, the question that was clicked would jump away under the pointer. */
function keepInPlace(event: MouseEvent<HTMLElement>) {
  const question = event.currentTarget;
  const before = question.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = question.getBoundingClientRect().top - before;
    if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: 'instant' });
  });
}
