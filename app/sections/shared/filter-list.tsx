import { useRef } from 'react';
import styles from './filter-list.module.css';

type FilterOption = { readonly name: string; readonly count: number };

type FilterListProps = {
  readonly title: string;
  readonly options: readonly FilterOption[];
  readonly selected: string | null;
  readonly onSelect: (name: string | null) => void;
  /** The word on the button that takes the choice back. */
  readonly clear: string;
  readonly look: 'rows' | 'chips';
};

/** One choice of several, each with its true count. Pressing what is pressed takes it back, and so does Clear. */
export function FilterList({ title, options, selected, onSelect, clear, look }: FilterListProps) {
  const list = useRef<HTMLUListElement>(null);
  const id = `filter-${title.toLowerCase()}`;
  const takeBack = () => {
    // The button that was pressed goes away, and the focus must not go with it.
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    onSelect(null);
  };
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {selected !== null && (
          <button type="button" className={styles.clear} onClick={takeBack}>
            {clear} <span className="sr-only">{title.toLowerCase()}</span>
          </button>
        )}
      </div>
      <ul ref={list} className={styles.options} data-look={look}>
        {options.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === selected}
              onClick={() => onSelect(name === selected ? null : name)}
            >
              {name} <span>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
