import { clsx } from 'clsx';
import type { ContentsEntry } from '#app/guides/page.ts';
import { useLightDismiss } from '#app/hooks/use-light-dismiss.ts';
import { useScrollSpy } from '#app/hooks/use-scroll-spy.ts';
import contents from '#app/sections/shared/contents-bar.module.css';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './table-of-contents.module.css';

type TableOfContentsProps = {
  readonly entries: readonly ContentsEntry[];
  readonly minutes: number;
};

/** A chapter or a heading. */
type Part = ContentsEntry['headings'][number];

/**
 * The table of contents: a sticky bar, and on phones a disclosure under the header. Both are the same list, so
 * that there is one current entry.
 */
export function TableOfContents({ entries, minutes }: TableOfContentsProps) {
  const parts = entries.flatMap((entry) => [entry, ...entry.headings]);
  const current = useScrollSpy(parts.map(({ id }) => id));
  const at = Math.max(
    0,
    parts.findIndex(({ id }) => id === current),
  );
  const bar = useLightDismiss();
  const link = (part: Part) => (
    <SiteLink
      to={`#${part.id}`}
      aria-current={part === parts[at] ? 'location' : undefined}
      onClick={() => bar.current?.removeAttribute('open')}
    >
      {part.title}
    </SiteLink>
  );
  return (
    <div className={clsx(contents.bar, styles.root)}>
      <nav aria-label="Table of contents">
        <details ref={bar} className={styles.bar}>
          <summary>
            <span className={styles.now}>
              <Icon name="menu" />
              <span>{parts[at]?.title}</span>
            </span>{' '}
            <span className={styles.minutes}>{minutes} min</span>
            <Icon name="chevron" className={contents.chevron} />
          </summary>
          <ol>
            {entries.map((entry) => (
              <li key={entry.id}>
                {link(entry)}
                {entry.headings.length > 0 && (
                  <ol>
                    {entry.headings.map((heading) => (
                      <li key={heading.id}>{link(heading)}</li>
                    ))}
                  </ol>
                )}
              </li>
            ))}
          </ol>
        </details>
      </nav>
    </div>
  );
}
