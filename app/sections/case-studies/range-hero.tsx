import type { PageHero } from '#app/content/inner-page.ts';
import type { PagePlace } from '#app/site-map.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { HeroBand, HeroLead } from '#app/sections/shared/hero-band.tsx';
import { StatStrip } from '#app/sections/shared/stat-strip.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './range-hero.module.css';

type RangeHeroProps = { readonly page: PagePlace; readonly hero: PageHero };

/** The hero with mountains across the whole page. The highest is at the right; the text is above the lower ones. */
export function RangeHero({ page, hero }: RangeHeroProps) {
  return (
    <HeroBand className={styles.band}>
      <div className={`wrap ${styles.sky}`}>
        <Breadcrumb page={page} />
        <h1>
          <Words>{hero.title}</Words>
        </h1>
        <HeroLead>{hero.lead}</HeroLead>
        {hero.stats && <StatStrip stats={hero.stats} />}
        {hero.counting && <p className={styles.counting}>{hero.counting}</p>}
      </div>
      <div className={`wrap ${styles.range}`}>
        <Picture picture={hero.illustration.picture} alt={hero.illustration.alt} loading="first" />
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
