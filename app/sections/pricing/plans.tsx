import type { PricingPage } from '#app/content/pricing.ts';
import { planId } from '#app/lib/plan-id.ts';
import { FeatureList } from '#app/sections/shared/feature-list.tsx';
import parts from '#app/sections/shared/plan-parts.module.css';
import { PlanAmount, PlanBadge } from '#app/sections/shared/plan-parts.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './plans.module.css';

type Plans = PricingPage['plans'];

/** The digital marketing plans as terraces, side by side on wide screens. */
export function PricingPlans({ plans }: { readonly plans: Plans }) {
  return (
    <Section id="pricing">
      <SectionHead title={plans.title} lead={plans.lead} />
      <div className={styles.terraces}>
        {plans.plans.map((plan) => (
          <Terrace key={plan.name} plan={plan} labels={plans.labels} />
        ))}
      </div>
    </Section>
  );
}

type TerraceProps = { readonly plan: Plans['plans'][number]; readonly labels: Plans['labels'] };

/** A plan as a terrace, one step above the previous plan. */
function Terrace({ plan, labels }: TerraceProps) {
  const { name, description, popular, badge, services, features, notIncluded, bestFor } = plan;
  return (
    <article
      id={planId(name)}
      className={`${parts.plan} ${styles.terrace}`}
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
        <div>
          <h4>{labels.bestFor}</h4>
          <p>{bestFor}</p>
        </div>
        <div>
          <h4>{labels.services}</h4>
          <ul className={styles.services}>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4>{labels.features}</h4>
          <FeatureList items={features} look="included" />
        </div>
        <div>
          <h4>{labels.notIncluded}</h4>
          <FeatureList items={notIncluded} look="excluded" />
        </div>
      </div>
    </article>
  );
}
