import { useEffect, useRef, useState, type Ref } from 'react';
import type { FilterWords } from '#app/content/filters.ts';
import { announceAgain } from '#app/lib/announce-again.ts';
import { resultCount } from '#app/lib/result-count.ts';
import styles from './result-count.module.css';

/** Delay in ms between the last change and the announcement. */
const rest = 600;

type ResultCountProps = {
  readonly count: number;
  /** A key of the filter state. It also announces changes that leave the count unchanged. */
  readonly change: string;
  /** Whether the address names an option that the list does not have. */
  readonly hasUnknown?: boolean;
  readonly words: Pick<FilterWords, 'count' | 'shortCount' | 'empty' | 'unknown'>;
  /** Receives the focus when the focused control disappears. */
  readonly focusRef: Ref<HTMLParagraphElement>;
};

/**
 * The number of results. The visible text updates at each change. Screen readers announce a change
 * once the visitor pauses, or at once if there are no results. The announcement is worded
 * differently, so that no text is twice in the document.
 */
export function ResultCount({ count, change, hasUnknown, words, focusRef }: ResultCountProps) {
  const short = resultCount(count, words.shortCount);
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(change);

  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    const empty = count === 0;
    const sentence = empty ? words.empty.announced : short;
    // That there are no results is said once, not at every further letter.
    const timer = setTimeout(
      () => setAnnouncement((last) => (empty ? sentence : announceAgain(last, sentence))),
      empty ? 0 : rest,
    );
    return () => clearTimeout(timer);
  }, [change, count, short, words.empty.announced]);

  return (
    <>
      <p ref={focusRef} className={styles.count} tabIndex={-1} data-result-count>
        <span>{resultCount(count, words.count)}</span>
        {hasUnknown && <small>{words.unknown}</small>}
      </p>
      <output className="sr-only">{announcement}</output>
    </>
  );
}
