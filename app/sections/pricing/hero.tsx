import type { PricingPage } from '#app/content/pricing.ts';
import type { PagePlace } from '#app/site-map.ts';
import { HeroBand } from '#app/sections/shared/hero-band.tsx';
import { HeroWords } from '#app/sections/shared/page-hero.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import styles from './hero.module.css';

type PricingHeroProps = {
  readonly page: PagePlace;
  readonly hero: PricingPage['hero'];
};

/** The hero: text, actions and figures beside a picture. */
export function PricingHero({ page, hero }: PricingHeroProps) {
  return (
    <HeroBand className={styles.band}>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <HeroWords page={page} hero={hero} />
          </div>
          <Picture {...hero.illustration} loading="first" className={styles.counter} />
        </div>
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
