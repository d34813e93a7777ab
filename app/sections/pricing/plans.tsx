import type { PricingPage } from '#app/content/pricing.ts';
import { planId } from '#app/lib/plan-id.ts';
import { FeatureList } from '#app/sections/shared/feature-list.tsx';
import board from '#app/sections/shared/plan-board.module.css';
import headings from '#app/sections/shared/plan-heading.module.css';
import parts from '#app/sections/shared/plan-parts.module.css';
import { PlanAmount, PlanBadge } from '#app/sections/shared/plan-parts.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './plans.module.css';

type Plans = PricingPage['plans'];

type PricingPlansProps = {
  readonly plans: Plans;
  readonly services: PricingPage['services'];
};

/** The digital marketing plans. Below them is the main service of each parcel, and the plans that have it. */
export function PricingPlans({ plans, services }: PricingPlansProps) {
  return (
    <Section id="pricing">
      <SectionHead title={plans.title} lead={plans.lead} />
      <div className={styles.plans}>
        {plans.plans.map((plan) => (
          <Plan key={plan.name} plan={plan} plans={plans} />
        ))}
      </div>
      <section className={styles.added} aria-labelledby="plan-services">
        <div>
          <h3 id="plan-services">
            <Words>{services.title}</Words>
          </h3>
          <p>{services.lead}</p>
        </div>
        <ul>
          {services.cards.map(({ label, to, line }, index) => (
            <li key={to}>
              <Picture picture={plans.parcels[index]!.picture} alt="" />
              <SiteLink to={to}>{label}</SiteLink>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}

type PlanProps = { readonly plan: Plans['plans'][number]; readonly plans: Plans };

/** A plan under its shop. Its parcels are stacked on its board, with an outline in the place of each that it does not have. */
function Plan({ plan, plans: { labels, parcels, missing } }: PlanProps) {
  const { name, description, popular, badge, services, features, notIncluded, bestFor } = plan;
  const packed = new Set(parcels.flatMap(({ holds }): readonly string[] => holds));
  const unpacked = notIncluded.filter((item) => !packed.has(item));
  return (
    <article
      id={planId(name)}
      className={`${parts.plan} ${board.board} ${styles.plan}`}
      data-popular={popular || undefined}
      data-tone={popular && 'band'}
    >
      <Picture picture={plan.scene} alt="" className={styles.scene} />
      <div className={styles.top}>
        <PlanBadge badge={badge} className={styles.badge} />
        <h3>{name}</h3>
        <p className={styles.description}>{description}</p>
      </div>
      <PlanAmount price={plan} className={styles.price} />
      <BriefButton call={plan.action} variant={popular ? 'accent' : 'quiet'} wide />
      <div className={styles.parts}>
        <p className={styles.best}>
          {labels.bestFor} <b>{bestFor}</b>
        </p>
        <div>
          <h4 className="sr-only">{labels.features}</h4>
          <FeatureList items={features} />
        </div>
        <div className={styles.services}>
          <h4 className={headings.heading}>{labels.services}</h4>
          <div className={styles.shelf}>
            {parcels.map(({ picture, holds }) => {
              const held = among(services, holds);
              return held.length > 0 ? (
                <div key={picture.src} className={styles.slot}>
                  <Picture picture={picture} alt="" />
                  <Items items={held} />
                </div>
              ) : (
                <div key={picture.src} className={styles.slot} data-missing="">
                  <Picture picture={missing} alt="" />
                  <div>
                    <p>{labels.notIncluded}</p>
                    <Items items={among(notIncluded, holds)} />
                  </div>
                </div>
              );
            })}
          </div>
          {unpacked.length > 0 && (
            <div className={styles.unpacked}>
              <h4 className="sr-only">{labels.notIncluded}</h4>
              <Items items={unpacked} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

const among = (items: readonly string[], names: readonly string[]) =>
  items.filter((item) => names.includes(item));

const Items = ({ items }: { readonly items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
