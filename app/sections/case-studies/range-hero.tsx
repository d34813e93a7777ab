import type { PageHero } from '#app/content/inner-page.ts';
import type { PagePlace } from '#app/site-map.ts';
import { HeroBand } from '#app/sections/shared/hero-band.tsx';
import { HeroWords } from '#app/sections/shared/page-hero.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import styles from './range-hero.module.css';

type RangeHeroProps = { readonly page: PagePlace; readonly hero: PageHero };

/** The hero with mountains across the whole page. The highest is at the right; the text is above the lower ones. */
export function RangeHero({ page, hero }: RangeHeroProps) {
  return (
    <HeroBand className={styles.band}>
      <div className={`wrap ${styles.sky}`}>
        <HeroWords page={page} hero={hero} />
      </div>
      <div className={`wrap ${styles.range}`}>
        <Picture picture={hero.illustration.picture} alt={hero.illustration.alt} loading="first" />
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
