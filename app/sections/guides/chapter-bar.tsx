import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useScrollSpy } from '#app/lib/use-scroll-spy.ts';
import share from '#app/sections/shared/share.module.css';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './chapter-bar.module.css';

export type ChapterEntry = {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
};

type ChapterBarProps = { readonly chapters: readonly ChapterEntry[]; readonly minutes: number };

/** Stays under the header while one reads: where one is, what is behind and what is left. */
export function ChapterBar({ chapters, minutes }: ChapterBarProps) {
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters]);
  const current = useScrollSpy(ids);
  const at = ids.indexOf(current ?? '');
  return (
    <nav className={styles.bar} aria-label="Chapters">
      <div className={`wrap ${styles.row}`}>
        <p aria-hidden="true">
          <span>Chapter {at + 1}</span> <b>{chapters[at]?.title}</b>
        </p>
        <ol>
          {chapters.map(({ id, title, minutes: length }, index) => (
            <li key={id} className={clsx(share.share, styles.entry)} data-share={length}>
              <SiteLink
                to={`#${id}`}
                aria-current={index === at ? 'location' : undefined}
                className={index < at ? styles.done : undefined}
              >
                <span className="sr-only">
                  {index + 1}. {title}
                </span>
              </SiteLink>
            </li>
          ))}
        </ol>
        <span className={styles.total}>{minutes} min</span>
      </div>
    </nav>
  );
}
