import flag from '#app/assets/pictures/flag-top.svg?picture';
import walker from '#app/assets/pictures/walker.svg?picture';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { GroupFill, type GroupProgress } from './group-fill.tsx';
import styles from './group-stairs.module.css';

type GroupStairsProps = { readonly progress: readonly GroupProgress[] };

/** Links to the groups of a checklist as stairs. A walker stands on the first unfinished one. */
export function GroupStairs({ progress }: GroupStairsProps) {
  const unfinished = progress.findIndex((group) => group.done < group.total);
  const at = unfinished < 0 ? progress.length - 1 : unfinished;
  return (
    <nav aria-label="Groups of this checklist">
      <ol className={styles.steps} data-count={progress.length}>
        {progress.map((group, index) => (
          <li key={group.id} data-now={index === at || undefined}>
            {index === at && (
              <Picture picture={walker} alt="" className={styles.walker} loading="first" />
            )}
            {index === progress.length - 1 && (
              <Picture picture={flag} alt="" className={styles.flag} loading="first" />
            )}
            <SiteLink to={`#${group.id}`}>
              <b>{index + 1}</b> <span>{group.title}</span>
              <GroupFill done={group.done} total={group.total} />
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
