import { clsx } from 'clsx';
import type { PageHero } from '#app/content/inner-page.ts';
import type { PagePlace } from '#app/site-map.ts';
import { HeroBand } from '#app/sections/shared/hero-band.tsx';
import { HeroWords } from '#app/sections/shared/page-hero.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import styles from './hero.module.css';

type ServicesHeroProps = { readonly page: PagePlace; readonly hero: PageHero };

/** The hero with a street across the whole page. Its lower shops are below the text, the higher ones beside it. */
export function ServicesHero({ page, hero }: ServicesHeroProps) {
  return (
    <HeroBand className={styles.band}>
      <div className={clsx('wrap', styles.words)}>
        <HeroWords page={page} hero={hero} />
      </div>
      <div className={styles.street}>
        <Picture {...hero.illustration} loading="first" />
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
