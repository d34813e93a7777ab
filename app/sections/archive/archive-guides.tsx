import type { ArchivePage } from '#app/content/archive.ts';
import { LinkedCard } from '#app/ui/linked-card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './archive-guides.module.css';

/** The guides to read now, in the hero: before the articles, which may have no pages. */
export function ArchiveGuides({ guides }: { readonly guides: ArchivePage['guides'] }) {
  return (
    <div className={styles.shelf}>
      <h2 className={styles.title}>{guides.title}</h2>
      <ul className={styles.guides}>
        {guides.cards.map(({ label, to, text, picture, panel }) => (
          <LinkedCard key={label} as="li" className={styles.guide}>
            <PicturePanel picture={picture} alt="" panel={panel} loading="first" />
            <div>
              <h3>
                <SiteLink to={to}>{label}</SiteLink>
              </h3>
              <p>{text}</p>
            </div>
          </LinkedCard>
        ))}
      </ul>
    </div>
  );
}
