import { useId, type ReactNode } from 'react';
import type { HubWords } from '#app/guides/words.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './filter-sheet.module.css';

type FilterSheetProps = {
  readonly words: HubWords['sheet'];
  /** The chosen option of each filter, or null. Their number is on the button. */
  readonly selected: readonly (string | null)[];
  /** On the last button, which closes the sheet. */
  readonly result: string;
  readonly children: ReactNode;
};

/** Filters of a list in a native popover: below its button, on phones at the lower edge of the screen. */
export function FilterSheet({ words, selected, result, children }: FilterSheetProps) {
  const id = useId();
  const chosen = selected.filter((option) => option !== null).length;
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.open}>
        {words.label}
        {chosen > 0 && <b>{chosen}</b>}
        <Icon name="chevron" />
      </button>
      <aside id={id} popover="auto" className={styles.sheet} aria-label={words.label}>
        {children}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonLook({})}
        >
          {words.done}
          {result}
        </button>
      </aside>
    </>
  );
}
