import type { MouseEvent } from 'react';
import type { Faq } from '#app/content/entities.ts';
import { Words } from '#app/ui/words.tsx';
import { RichText } from './prose/rich-text.tsx';
import styles from './faq-columns.module.css';

type FaqColumnsProps = {
  readonly columns: readonly (readonly Faq[])[];
  /**
   * The `name` of the details elements, unique on its page. At most one item of a group is open.
   */
  readonly group: string;
};

/**
 * Questions as native disclosures. At most one is open. All answers are in the HTML, so
 * find-in-page finds them.
 */
export function FaqColumns({ columns, group }: FaqColumnsProps) {
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <div key={column[0]?.question} className={styles.column}>
          {column.map(({ question, answer }) => (
            <details key={question} name={group} className={styles.item}>
              <summary onClick={keepInPlace}>
                <Words only="numbers">{question}</Words>
              </summary>
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

/** Keeps the clicked question in place when an open item above it closes. */
function keepInPlace(event: MouseEvent<HTMLElement>) {
  const question = event.currentTarget;
  const before = question.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = question.getBoundingClientRect().top - before;
    if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: 'instant' });
  });
}
