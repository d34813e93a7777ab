import type { MouseEvent, ToggleEvent } from 'react';
import type { Faq } from '#app/content/entities.ts';
import { answerId } from '#app/lib/answer-id.ts';
import { Words } from '#app/ui/words.tsx';
import { RichText } from './prose/rich-text.tsx';
import styles from './faq-columns.module.css';

type FaqColumnsProps = {
  readonly columns: readonly (readonly Faq[])[];
  readonly titles?: readonly string[] | undefined;
};

/**
 * Questions as native disclosures. At most one is open, since all have one name. All answers are in the HTML, so
 * find-in-page finds them. The address names the one opened last, to be copied as a link to it;
 * `browser/after-navigation.tsx` opens it.
 */
export function FaqColumns({ columns, titles }: FaqColumnsProps) {
  return (
    <div className={styles.columns}>
      {columns.map((column, index) => (
        <div key={column[0]?.question}>
          {titles && <h3>{titles[index]}</h3>}
          {column.map(({ question, answer }) => (
            <details
              key={question}
              id={answerId(question)}
              name="questions"
              onToggle={nameInAddress}
            >
              <summary onClick={keepInPlace}>
                <Words isRunningText>{question}</Words>
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

/** The router is not used, because it would scroll to the question. */
function nameInAddress({ currentTarget: { id, open } }: ToggleEvent<HTMLDetailsElement>) {
  if (open) history.replaceState(history.state, '', `#${id}`);
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
