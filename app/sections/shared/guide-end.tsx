import type { GuideFrame } from '#app/guides/page.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { GuideByline } from './guide-byline.tsx';
import { GuideClosing } from './guide-closing.tsx';
import styles from './guide-end.module.css';

type GuideEndProps = {
  readonly guide: Pick<
    GuideFrame,
    'sources' | 'byline' | 'markdown' | 'previous' | 'next' | 'readOn' | 'ask'
  >;
};

/** The end of a guide: its neighbors, what to read next, who checked it, its sources and the offer. */
export function GuideEnd({ guide }: GuideEndProps) {
  const { previous, next, readOn, sources, byline, markdown, ask } = guide;
  return (
    <div className={`wrap ${styles.end}`}>
      {(previous ?? next) && (
        <nav className={styles.neighbors} aria-label="Previous and next">
          {previous && (
            <SiteLink to={previous.to} className={styles.previous}>
              <span>Previous</span> <b>{previous.label}</b>
            </SiteLink>
          )}
          {next && (
            <SiteLink to={next.to} className={styles.next}>
              <span>
                Next <Icon name="arrow" />
              </span>{' '}
              <b>{next.label}</b>
            </SiteLink>
          )}
        </nav>
      )}
      {readOn.length > 0 && (
        <section aria-labelledby="read-on">
          <h2 id="read-on">What to read next</h2>
          <ul className={styles.needs}>
            {readOn.map(({ need, to, label, minutes }) => (
              <li key={to}>
                <span>{need}</span>
                <SiteLink to={to}>{label}</SiteLink>
                <span>{minutes} min</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <GuideByline byline={byline} />
      <section className={styles.sources} aria-labelledby="sources">
        <h2 id="sources">{sources.length > 0 ? 'Sources' : 'Quote or print'}</h2>
        {sources.length > 0 && (
          <ul>
            {sources.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          {/* Saved, because a phone shows a text file in tiny letters. */}
          <a href={markdown} download={`${markdown.split('/').at(-2)}.md`}>
            Plain-text version of this guide
          </a>{' '}
          (Markdown)
        </p>
      </section>
      <GuideClosing ask={ask} />
    </div>
  );
}
