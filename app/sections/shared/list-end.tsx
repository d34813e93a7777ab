import type { Ref } from 'react';
import type { FilterWords } from '#app/content/filters.ts';
import type { WholeList } from '#app/lib/use-whole-list.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './list-end.module.css';

type ListEndProps = {
  readonly words: FilterWords['rest'];
  readonly list: Pick<WholeList<unknown>, 'state' | 'want'>;
  /** Where a growing list sees that its end comes near. */
  readonly mark: Ref<HTMLDivElement>;
};

/** Follows a list: nothing to see, unless the rest of it is missing. */
export function ListEnd({ words, list, mark }: ListEndProps) {
  return (
    <div ref={mark} className={styles.end}>
      {list.state === 'missing' && (
        <>
          <p role="status">{words.missing}</p>
          <Button onClick={list.want}>{words.again}</Button>
        </>
      )}
    </div>
  );
}
