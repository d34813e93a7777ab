import { useEffect, useRef, useState, type Ref } from 'react';
import type { FilterWords } from '#app/content/filters.ts';
import { resultCount } from '#app/lib/result-count.ts';
import styles from './result-count.module.css';

/** Milliseconds of rest after the last change before the count is said. */
const rest = 600;

type ResultCountProps = {
  readonly count: number;
  /** Changes whenever a filter does: a change that leaves the count as it was is announced too. */
  readonly change: string;
  readonly words: Pick<FilterWords, 'count' | 'empty'>;
  /** Takes the focus when the control that had it is gone. */
  readonly focusRef?: Ref<HTMLParagraphElement>;
};

/**
 * How many are shown. The eye sees each key; the ear hears one sentence when the visitor rests, or at
 * once that nothing is left.
 */
export function ResultCount({ count, change, words, focusRef }: ResultCountProps) {
  const text = resultCount(count, words.count);
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(change);

  useEffect(() => {
    if (before.current === change) return;
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
  }, [change, count, text, words.empty.title]);

  return (
    <>
      <p ref={focusRef} className={styles.count} tabIndex={-1} data-result-count>
        {text}
      </p>
      <output className="sr-only">{announcement}</output>
    </>
  );
}
