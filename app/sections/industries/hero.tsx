import type { PageHero } from '#app/content/inner-page.ts';
import type { PagePlace } from '#app/site-map.ts';
import { HeroWords, PicturedHero } from '#app/sections/shared/page-hero.tsx';
import styles from './hero.module.css';

type IndustriesHeroProps = {
  readonly page: PagePlace;
  readonly hero: PageHero;
};

/** The hero with a picture that is wider than its column. */
export function IndustriesHero({ page, hero }: IndustriesHeroProps) {
  return (
    <PicturedHero illustration={hero.illustration} className={styles.hero}>
      <HeroWords page={page} hero={hero} />
    </PicturedHero>
  );
}
