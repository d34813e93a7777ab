import type { ArchivePage, FirstGuide, GuideTopic } from '#app/content/archive.ts';
import { OnwardCard } from '#app/sections/shared/onward-card.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './archive-guides.module.css';

type ArchiveGuidesProps = {
  readonly guides: ArchivePage['guides'];
  /** The contents of the first guide. */
  readonly first: FirstGuide;
  readonly topics: readonly GuideTopic[];
  /** A search moves its results up to the field. */
  readonly isSearching: boolean;
};

/** The guides to read now, before the articles, which may have no pages. The first is large. */
export function ArchiveGuides({ guides, first, topics, isSearching }: ArchiveGuidesProps) {
  if (isSearching) return null;
  return (
    <Section>
      <SectionHead title={guides.title} lead={guides.lead} layout="split" />
      <ul className={styles.guides}>
        {guides.cards.map((card, index) => (
          <OnwardCard key={card.label} card={card} className={styles.guide}>
            {index === 0 && (
              <div className={styles.contents}>
                <b>{first.extent}</b>
                <ol>
                  {first.chapters.map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </ol>
              </div>
            )}
            <span className={buttonLook(index === 0 ? { variant: 'accent' } : { size: 'small' })}>
              {guides.read} <Icon name="arrow" />
            </span>
          </OnwardCard>
        ))}
      </ul>
      <div className={styles.topics}>
        <h3>{guides.topics.title}</h3>
        <SiteLink to={guides.topics.all.to}>{guides.topics.all.label}</SiteLink>
        <ul>
          {topics.map((topic) => (
            <li key={topic.to} data-panel={topic.panel}>
              <SiteLink to={topic.to}>
                <Picture picture={topic.picture} alt="" />
                <span>
                  <b>{topic.name}</b> {guides.topics.count.replace('{n}', `${topic.guides.length}`)}
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
      </div>
    </Section>
  );
}
