import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FilterWords } from '#app/content/filters.ts';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly words: FilterWords['empty'];
  readonly onClear: () => void;
  /** Receives the focus when the button disappears. */
  readonly focusNext: RefObject<HTMLElement | null>;
};

/** Replaces an empty list and explains what to change. */
export function EmptyState({ words, onClear, focusNext }: EmptyStateProps) {
  const clear = () => {
    flushSync(onClear);
    focusNext.current?.focus({ preventScroll: true });
    // The list is long again: what has the focus may be above the screen or under the header.
    focusNext.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.empty}>
      <Picture picture={words.picture} alt="" />
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      <Button onClick={clear}>{words.clear}</Button>
    </div>
  );
}
