import { useEffect, useRef } from 'react';
import { longestSearch } from '#app/lib/filter-state.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The id of the filtered list. */
  readonly controls: string;
};

/** A search field that filters while the visitor types. It submits nothing. */
export function SearchField({ label, placeholder, value, onChange, controls }: SearchFieldProps) {
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
      />
    </label>
  );
}
