import { useId, type ReactNode } from 'react';
import type { FilterSheetWords } from '#app/content/filter-sheet.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './filter-sheet.module.css';

type FilterSheetProps = {
  readonly words: FilterSheetWords;
  /** How many filters have a chosen option. */
  readonly chosen: number;
  /** On the last button, which closes the sheet. */
  readonly result: string;
  readonly children: ReactNode;
};

/** The filters of a list. On phones they are in a native popover at the lower edge of the screen, opened by a button. */
export function FilterSheet({ words, chosen, result, children }: FilterSheetProps) {
  const id = useId();
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
          className={`${buttonLook({})} ${styles.done}`}
        >
          {words.done}
          {result}
        </button>
      </aside>
    </>
  );
}
