import type { PricingPage } from '#app/content/pricing.ts';
import type { PagePlace } from '#app/site-map.ts';
import { HeroBand } from '#app/sections/shared/hero-band.tsx';
import { HeroWords } from '#app/sections/shared/page-hero.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import styles from './hero.module.css';

type PricingHeroProps = {
  readonly page: PagePlace;
  readonly hero: PricingPage['hero'];
  readonly services: PricingPage['services'];
};

/** The hero: text, actions and figures beside a picture, above a row of service links. */
export function PricingHero({ page, hero, services }: PricingHeroProps) {
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
      <section className={styles.services} aria-labelledby="what-you-can-buy">
        <h2 id="what-you-can-buy" className="sr-only">
          {services.title}
        </h2>
        <ul className={`wrap ${styles.cards}`}>
          {services.cards.map(({ label: name, to, line }) => (
            <li key={name}>
              <SiteLink to={to} className={styles.card}>
                <b>{name}</b> <span>{line}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
