import type { ArchivePage, GuideTopic } from '#app/content/archive.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './archive-topics.module.css';

type ArchiveTopicsProps = {
  readonly words: ArchivePage['guides']['topics'];
  readonly topics: readonly GuideTopic[];
  /** A search shows its matches in the guides instead. */
  readonly isSearching: boolean;
};

/** A card for each topic of the guides, below the articles. */
export function ArchiveTopics({ words, topics, isSearching }: ArchiveTopicsProps) {
  if (isSearching) return null;
  return (
    <Section className={styles.topics}>
      <h2>{words.title}</h2>
      <SiteLink to={words.all.to}>{words.all.label}</SiteLink>
      <ul>
        {topics.map((topic) => (
          <li key={topic.to} data-panel={topic.panel}>
            <SiteLink to={topic.to}>
              <Picture picture={topic.picture} alt="" />
              <span>
                <b>{topic.name}</b> {words.count.replace('{n}', `${topic.guides.length}`)}
              </span>
            </SiteLink>
            <ul>
              {topic.guides.map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to}>
                    {label} <Icon name="arrow" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
