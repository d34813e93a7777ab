import { useEffect, useRef } from 'react';
import type { FilterWords } from '#app/content/filters.ts';
import { longestSearch } from '#app/lib/filter-state.ts';
import { resultCount } from '#app/lib/result-count.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The id of the filtered list. */
  readonly controls: string;
  /** The number of results, shown beside the field: on a phone the list is below the fold. */
  readonly count: number;
  readonly words: FilterWords['shortCount'];
};

/** A search field that filters while the visitor types. It submits nothing. Enter moves to the results. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  controls,
  count,
  words,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  // Read text typed before hydration.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== latest.current.value) latest.current.onChange(typed);
  }, []);

  return (
    <label className={styles.field}>
      <Icon name="search" />
      <span className="sr-only">{label}</span>
      <input
        ref={input}
        type="search"
        value={value}
        placeholder={placeholder}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        aria-controls={controls}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter may also end the composition of a character.
          if (key === 'Enter' && !nativeEvent.isComposing) moveToResults(controls);
        }}
      />
      {value !== '' && (
        <span className={styles.count} aria-hidden="true">
          {resultCount(count, words)}
        </span>
      )}
    </label>
  );
}

/** Focuses and shows the count above the list. A phone closes its keyboard. */
function moveToResults(list: string): void {
  const results = document.querySelector<HTMLElement>(`#${CSS.escape(list)} [data-result-count]`);
  results?.focus({ preventScroll: true });
  results?.scrollIntoView({ block: 'start' });
}
