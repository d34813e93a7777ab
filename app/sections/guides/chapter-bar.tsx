import { clsx } from 'clsx';
import { useLightDismiss } from '#app/hooks/use-light-dismiss.ts';
import { useScrollSpy } from '#app/hooks/use-scroll-spy.ts';
import contents from '#app/sections/shared/contents-bar.module.css';
import share from '#app/sections/shared/share.module.css';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './chapter-bar.module.css';

type ChapterEntry = {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
};

type ChapterBarProps = { readonly chapters: readonly ChapterEntry[]; readonly minutes: number };

/**
 * A sticky bar of the chapters, which marks the current one and those already read. On phones, where the
 * parts of a bar would be too narrow for a thumb, and for fingers it is a disclosure with a list. Both are the same
 * list, so that there is one current entry. What changes is the only text of its element: a translator replaces
 * text nodes, and React then still finds the element.
 */
export function ChapterBar({ chapters, minutes }: ChapterBarProps) {
  const ids = chapters.map(({ id }) => id);
  const current = useScrollSpy(ids);
  const at = Math.max(0, ids.indexOf(current ?? ''));
  const list = useLightDismiss();

  return (
    <nav className={clsx(contents.bar, styles.bar)} aria-label="Chapters">
      <div className={`wrap ${styles.row}`}>
        <p aria-hidden="true">
          <span>{`Chapter ${at + 1}`}</span> <b>{chapters[at]?.title}</b>
        </p>
        <details ref={list}>
          <summary>
            <Icon name="menu" />
            <b>{chapters[at]?.title}</b> <span>{`${at + 1} of ${chapters.length}`}</span>
            <Icon name="chevron" className={contents.chevron} />
          </summary>
          <ol>
            {chapters.map(({ id, title, minutes: length }, index) => (
              <li key={id} className={clsx(share.share, styles.entry)} data-share={length}>
                <SiteLink
                  to={`#${id}`}
                  aria-current={index === at ? 'location' : undefined}
                  className={index < at ? styles.done : undefined}
                  onClick={() => list.current?.removeAttribute('open')}
                >
                  <span>
                    {index + 1}. {title}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ol>
        </details>
        <span className={styles.total}>{minutes} min</span>
      </div>
    </nav>
  );
}
