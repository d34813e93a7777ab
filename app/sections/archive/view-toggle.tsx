import type { ArchivePage } from '#app/content/archive.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './view-toggle.module.css';

type ViewToggleProps = {
  readonly words: ArchivePage['views'];
  /** Null for the grid, which is the default. */
  readonly view: 'list' | null;
  readonly onChange: (view: 'list' | null) => void;
};

/** Two buttons that show the articles as a grid or as a list. */
export function ViewToggle({ words, view, onChange }: ViewToggleProps) {
  return (
    <fieldset className={styles.views} aria-label={words.label}>
      <button type="button" aria-pressed={view === null} onClick={() => onChange(null)}>
        <Icon name="grid" />
        {words.grid}
      </button>
      <button type="button" aria-pressed={view === 'list'} onClick={() => onChange('list')}>
        <Icon name="list" />
        {words.list}
      </button>
    </fieldset>
  );
}
