import type { SeoPage } from '#app/content/seo.ts';
import { HeroBand } from '#app/sections/shared/hero-band.tsx';
import { HeroWords } from '#app/sections/shared/page-hero.tsx';
import type { PagePlace } from '#app/site-map.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import styles from './hero.module.css';

type SeoHeroProps = {
  readonly page: PagePlace;
  readonly hero: SeoPage['hero'];
};

/** The hero, over a picture of the promised timeline: the words are above the lower steps of its stairs. */
export function SeoHero({ page, hero }: SeoHeroProps) {
  return (
    <HeroBand className={styles.band}>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <HeroWords page={page} hero={hero} />
        </div>
        <figure className={styles.stairs}>
          <Picture {...hero.illustration} loading="first" />
          <figcaption>
            <b>{hero.caption.title}</b> {hero.caption.note}
          </figcaption>
        </figure>
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
