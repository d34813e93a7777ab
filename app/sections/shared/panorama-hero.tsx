import { clsx } from 'clsx';
import type { PageHero } from '#app/content/inner-page.ts';
import type { PagePlace } from '#app/site-map.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { HeroBand } from './hero-band.tsx';
import { HeroWords } from './page-hero.tsx';
import styles from './panorama-hero.module.css';

type PanoramaHeroProps = {
  readonly page: PagePlace;
  readonly hero: PageHero;
  /** Classes for the placement of the picture. */
  readonly className?: string | undefined;
};

/** A hero with a picture across the whole page. Its lower parts are below the text, the higher ones beside it. */
export function PanoramaHero({ page, hero, className }: PanoramaHeroProps) {
  return (
    <HeroBand className={styles.band}>
      <div className={clsx('wrap', styles.words)}>
        <HeroWords page={page} hero={hero} />
      </div>
      <div className={clsx(styles.panorama, className)}>
        <Picture {...hero.illustration} loading="first" />
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
