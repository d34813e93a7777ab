import walker from '#app/assets/pictures/walker.svg?picture';
import { clsx } from 'clsx';
import type { LongReadPage } from '#app/guides/page.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { HeroBand, HeroLead } from '#app/sections/shared/hero-band.tsx';
import { GuideFacts } from '#app/sections/shared/guide-facts.tsx';
import share from '#app/sections/shared/share.module.css';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './long-read-hero.module.css';

/** The hero of a long read, with a rising profile of its chapters. A longer chapter is wider. */
export function LongReadHero({ guide }: { readonly guide: LongReadPage }) {
  const { page, dates, hero, minutes, profile, chapters } = guide;
  return (
    <HeroBand className={styles.band}>
      <div className="wrap">
        <Breadcrumb page={page} />
        <div className={styles.top}>
          <div>
            <h1>{hero.title}</h1>
            <HeroLead>{hero.lead}</HeroLead>
            <GuideFacts minutes={minutes} dates={dates} />
          </div>
          <Picture {...hero.illustration} className={styles.scene} loading="first" />
        </div>
      </div>
      <div className={styles.profile}>
        <div className={styles.hill}>
          <svg viewBox="0 0 1200 330" preserveAspectRatio="none" aria-hidden="true">
            <path d={profile.ground} transform="translate(0 -26)" />
            <path d={profile.ground} transform="translate(0 -13)" />
            <path d={profile.ground} />
            <path d={profile.posts} />
            <path d={profile.line} vectorEffect="non-scaling-stroke" />
          </svg>
          <Picture picture={walker} alt="" loading="first" />
        </div>
        <nav aria-label="Chapters of this guide">
          <ol>
            {chapters.map(({ id, title, minutes: length, share: width }, index) => (
              <li key={id} className={clsx(share.share, styles.entry)} data-share={width}>
                <SiteLink to={`#${id}`}>
                  <b aria-hidden="true">{index + 1}</b> <span>{title}</span> <em>{length} min</em>
                </SiteLink>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </HeroBand>
  );
}
