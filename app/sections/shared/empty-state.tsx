import type { RefObject } from 'react';
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
    onClear();
    focusNext.current?.focus({ preventScroll: true });
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
