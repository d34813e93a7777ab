import type { ArchivePage, FirstGuide } from '#app/content/archive.ts';
import { OnwardCard } from '#app/sections/shared/onward-card.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './archive-guides.module.css';

type ArchiveGuidesProps = {
  readonly guides: ArchivePage['guides'];
  /** The contents of the first guide. */
  readonly first: FirstGuide;
  /** A search moves its results up to the field. */
  readonly isSearching: boolean;
};

/** The guides to read now, before the articles, which may have no pages. The first is large. */
export function ArchiveGuides({ guides, first, isSearching }: ArchiveGuidesProps) {
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
    </Section>
  );
}
