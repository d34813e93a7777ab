import type { PricingPage } from '#app/content/pricing.ts';
import type { PagePlace } from '#app/site-map.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { HeroBand, HeroLead } from '#app/sections/shared/hero-band.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './hero.module.css';

type PricingHeroProps = {
  readonly page: PagePlace;
  readonly hero: PricingPage['hero'];
  readonly services: PricingPage['services'];
};

/** The hero: text, a picture and rising figures, each above a service card. */
export function PricingHero({ page, hero, services }: PricingHeroProps) {
  return (
    <HeroBand className={styles.band}>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <Breadcrumb page={page} />
            <h1>
              <Words>{hero.title}</Words>
            </h1>
            <HeroLead>{hero.lead}</HeroLead>
          </div>
          <Picture {...hero.illustration} loading="first" className={styles.counter} />
        </div>
        <dl className={styles.stats}>
          {hero.stats.map(({ value, measure }) => (
            <div key={measure}>
              <dt>{measure}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.counting}>{hero.counting}</p>
      </div>
      <section className={styles.services} aria-labelledby="what-you-can-buy">
        <h2 id="what-you-can-buy" className="sr-only">
          {services.title}
        </h2>
        <ul className={`wrap ${styles.cards}`}>
          {services.cards.map(({ label: name, to, line, icon, panel }) => (
            <li key={name}>
              <SiteLink to={to} className={styles.card}>
                <span className={styles.icon} data-panel={panel}>
                  <Picture picture={icon} alt="" />
                </span>
                <span>
                  <b>{name}</b> <span>{line}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
