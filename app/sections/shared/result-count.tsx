import { useEffect, useRef, useState, type Ref } from 'react';
import type { FilterWords } from '#app/content/filters.ts';
import type { WholeList } from '#app/lib/use-whole-list.ts';
import styles from './result-count.module.css';

/** Milliseconds of rest after the last change before the count is said. */
const rest = 600;

type ResultCountProps = {
  readonly count: number;
  /** Where part of the list is on its way or missing no count is true, and none is said. */
  readonly state?: WholeList<unknown>['state'];
  /** Changes whenever a filter does: a change that leaves the count as it was is announced too. */
  readonly change: string;
  readonly words: Pick<FilterWords, 'count' | 'empty' | 'rest'>;
  /** Takes the focus when the control that had it is gone. */
  readonly focusRef?: Ref<HTMLParagraphElement>;
};

/**
 * How many are shown. The eye sees each key; the ear hears one sentence when the visitor rests, or at
 * once that nothing is left.
 */
export function ResultCount({ count, state = 'whole', change, words, focusRef }: ResultCountProps) {
  const text = (count === 1 ? words.count.one : words.count.many).replace('{n}', String(count));
  const isPartial = state === 'awaited' || state === 'missing';
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(change);

  useEffect(() => {
    if (isPartial || before.current === change) return;
    before.current = change;
    const empty = count === 0;
    const sentence = empty ? words.empty.title : text;
    // The same count twice would be heard once: a blank at its end makes it another sentence.
    const timer = setTimeout(
      () =>
        setAnnouncement((last) => (!empty && last === sentence ? `${sentence}\u00a0` : sentence)),
      empty ? 0 : rest,
    );
    return () => clearTimeout(timer);
  }, [change, count, isPartial, text, words.empty.title]);

  return (
    <>
      <p ref={focusRef} className={styles.count} tabIndex={-1} data-result-count>
        {isPartial ? words.rest[state] : text}
      </p>
      <output className="sr-only">{announcement}</output>
    </>
  );
}
