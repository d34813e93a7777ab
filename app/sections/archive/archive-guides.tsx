import type { ArchivePage } from '#app/content/archive.ts';
import { LinkedCard } from '#app/ui/linked-card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './archive-guides.module.css';

/** The guides to read now, louder than the articles without pages. */
export function ArchiveGuides({ guides }: { readonly guides: ArchivePage['guides'] }) {
  return (
    <Section tone="rising-band">
      <SectionHead title={guides.title} />
      <ul className={styles.guides}>
        {guides.cards.map(({ label, to, text, picture, panel }) => (
          <LinkedCard key={label} as="li" className={styles.guide}>
            <PicturePanel picture={picture} alt="" panel={panel} />
            <div>
              <h3>
                <SiteLink to={to}>{label}</SiteLink>
              </h3>
              <p>{text}</p>
            </div>
          </LinkedCard>
        ))}
      </ul>
    </Section>
  );
}
