import { useId, useRef } from 'react';
import type { Panel } from '#app/content/entities.ts';
import styles from './filter-list.module.css';

type FilterOption<Name> = {
  readonly name: Name;
  readonly count: number;
  /** The ground of the option. Options with one are large and fill their row. */
  readonly panel?: Panel;
};

type FilterListProps<Name> = {
  readonly title: string;
  readonly options: readonly FilterOption<Name>[];
  readonly selected: Name | null;
  readonly onSelect: (name: Name | null) => void;
  /** Label of the button that resets the choice. */
  readonly clear: string;
};

/** A single choice, each option with its count. Pressing the selected option resets it, as does Clear. */
export function FilterList<Name extends string>({
  title,
  options,
  selected,
  onSelect,
  clear,
}: FilterListProps<Name>) {
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const clearSelection = () => {
    // The pressed button disappears, so the focus moves to the selected option.
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    onSelect(null);
  };
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {selected !== null && (
          <button type="button" className={styles.clear} onClick={clearSelection}>
            {clear} <span className="sr-only">{title.toLowerCase()}</span>
          </button>
        )}
      </div>
      <ul ref={list} className={styles.options}>
        {options.map(({ name, count, panel }) => (
          <li key={name}>
            <button
              type="button"
              data-panel={panel}
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
