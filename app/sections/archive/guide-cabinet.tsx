import { clsx } from 'clsx';
import type { ArchivePage, GuideDrawer } from '#app/content/archive.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './guide-cabinet.module.css';

type GuideCabinetProps = {
  readonly words: ArchivePage['guides'];
  readonly drawers: readonly GuideDrawer[];
  readonly illustration: ArchivePage['hero']['illustration'];
};

/** Guides as index cards in open drawers, one for each topic. The first guide is a large card. */
export function GuideCabinet({ words, drawers, illustration }: GuideCabinetProps) {
  const { first } = words;
  return (
    <div className={clsx('wrap', styles.frame)}>
      <div className={styles.cabinet}>
        <Picture {...illustration} loading="first" className={styles.readers} />
        <div className={styles.top}>
          <h2>
            <Words>{words.title}</Words>
          </h2>
          <SiteLink to={words.all.to}>{words.all.label}</SiteLink>
        </div>
        <ul className={styles.drawers}>
          {drawers.map(({ name, to, total, guides }) => (
            <li key={to} className={styles.drawer}>
              <h3>
                <SiteLink to={to}>
                  {name} <span>{words.count.replace('{n}', `${total}`)}</span>
                </SiteLink>
              </h3>
              <ul>
                {guides.map((guide) => (
                  <li key={guide.to} className={clsx(guide.to === first.to && styles.first)}>
                    <SiteLink to={guide.to}>
                      {guide.to === first.to && (
                        <Picture picture={first.picture} alt="" loading="first" />
                      )}
                      <b>{guide.label}</b> {guide.to === first.to && <span>{first.text} </span>}
                      <small>{guide.extent}</small>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
