import { useEffect, useState } from 'react';
import type { ArchivePage } from '#app/content/archive.ts';
import { announceAgain } from '#app/lib/announce-again.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './guide-matches.module.css';
import { useGuideSearch } from './use-guide-search.ts';

/** Delay in ms between the last change and the announcement of the number of matches. */
const announceDelay = 1200;

type GuideMatchesProps = {
  readonly words: ArchivePage['inGuides'];
  /** The text of the search. */
  readonly query: string;
};

/** The matches of a search in the guides: whole guides, chapters, terms, points and steps. Renders nothing without a match. */
export function GuideMatches({ words, query }: GuideMatchesProps) {
  const matches = useGuideSearch(words.index, query);
  const count = matches?.length ?? 0;
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const sentence = count ? words.announced.replace('{n}', String(count)) : '';
    const timer = setTimeout(
      () => setAnnouncement((last) => announceAgain(last, sentence)),
      announceDelay,
    );
    return () => clearTimeout(timer);
  }, [count, words.announced]);

  return (
    <>
      <output className={`sr-only ${styles.announcement}`}>{announcement}</output>
      {matches && count > 0 && (
        <Section className={styles.matches}>
          <SectionHead title={words.title} />
          <ul>
            {matches.map(({ title, text, guide, to }) => (
              <li key={to}>
                <SiteLink to={to}>{title}</SiteLink>
                <p>{text}</p>
                {guide && <p className={styles.guide}>{guide}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
