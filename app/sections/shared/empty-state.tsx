import type { FilterWords } from '#app/content/filters.ts';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly words: FilterWords['empty'];
  readonly onClear: () => void;
};

/** Stands where the list stood when no item is left, and says what to change. */
export function EmptyState({ words, onClear }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Picture picture={words.picture} alt="" />
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      <Button onClick={onClear}>{words.clear}</Button>
    </div>
  );
}
