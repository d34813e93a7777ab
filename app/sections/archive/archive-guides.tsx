import type { ArchivePage } from '#app/content/archive.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LinkedCard } from '#app/ui/linked-card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './archive-guides.module.css';

type ArchiveGuidesProps = {
  readonly guides: ArchivePage['guides'];
  /** A search moves its results up to the field. */
  readonly isSearching: boolean;
};

/** The guides to read now, before the articles, which may have no pages. The first is large. */
export function ArchiveGuides({ guides, isSearching }: ArchiveGuidesProps) {
  if (isSearching) return null;
  return (
    <Section>
      <SectionHead title={guides.title} lead={guides.lead} layout="split" />
      <ul className={styles.guides}>
        {guides.cards.map(({ label, to, text, picture, panel }) => (
          <LinkedCard key={label} as="li" className={styles.guide}>
            <PicturePanel picture={picture} alt="" panel={panel} />
            <div>
              <h3>
                <SiteLink to={to}>{label}</SiteLink>
              </h3>
              <p>{text}</p>
              <span className={buttonLook({ size: 'small' })}>
                {guides.read} <Icon name="arrow" />
              </span>
            </div>
          </LinkedCard>
        ))}
      </ul>
    </Section>
  );
}
