import { clsx } from 'clsx';
import { useMemo } from 'react';
import type { CallToAction } from '#app/content/entities.ts';
import type { ContentsEntry } from '#app/guides/page.ts';
import { useLightDismiss } from '#app/hooks/use-light-dismiss.ts';
import { useScrollSpy } from '#app/hooks/use-scroll-spy.ts';
import contents from '#app/sections/shared/contents-bar.module.css';
import { BriefButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './contents-trail.module.css';

type ContentsTrailProps = {
  readonly entries: readonly ContentsEntry[];
  readonly minutes: number;
  readonly call: CallToAction;
};

/**
 * The table of contents: a list beside the text, and on phones a disclosure under the header. Both are the
 * same list, so that there is one current entry.
 */
export function ContentsTrail({ entries, minutes, call }: ContentsTrailProps) {
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const current = useScrollSpy(ids);
  const at = Math.max(0, ids.indexOf(current ?? ''));
  const bar = useLightDismiss();
  return (
    <nav className={clsx(contents.bar, styles.trail)} aria-label="In this guide">
      <p className={styles.head}>
        <b>In this guide</b> <span className={styles.minutes}>{minutes} min read</span>
      </p>
      <details ref={bar} className={styles.bar}>
        <summary>
          <span className={styles.now}>
            <Icon name="menu" />
            <span>{entries[at]?.title}</span>
          </span>{' '}
          <span className={styles.minutes}>{minutes} min read</span>
          <Icon name="chevron" className={contents.chevron} />
        </summary>
        <ol>
          {entries.map(({ id, title, level }, index) => (
            <li key={id} data-level={level} data-walked={index <= at || undefined}>
              <SiteLink
                to={`#${id}`}
                aria-current={index === at ? 'location' : undefined}
                onClick={() => bar.current?.removeAttribute('open')}
              >
                <i aria-hidden="true" />
                {title}
              </SiteLink>
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.call}>
        <BriefButton call={call} variant="accent" wide />
      </div>
    </nav>
  );
}
