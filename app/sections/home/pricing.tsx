import type { HomePage } from '#app/content/home.ts';
import { planId } from '#app/lib/plan-id.ts';
import { FeatureList } from '#app/sections/shared/feature-list.tsx';
import parts from '#app/sections/shared/plan-parts.module.css';
import { PlanAmount, PlanBadge } from '#app/sections/shared/plan-parts.tsx';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './pricing.module.css';

type Pricing = HomePage['pricing'];

/** The SEO plans, above the terms that apply to all of them. */
export function HomePricing({ pricing }: { readonly pricing: Pricing }) {
  return (
    <Section id="pricing" tone="rising-band">
      <SectionHead title={pricing.title} lead={pricing.lead} layout="center" />
      <div className={styles.plans}>
        {pricing.plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </div>
      <div className={styles.terms}>
        <div>
          <p>{pricing.note}</p>
          <p>
            <RichText text={pricing.list} />
          </p>
        </div>
        <ul>
          {pricing.assurances.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              <span>
                <Words>{text}</Words>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function PlanCard({ plan }: { readonly plan: Pricing['plans'][number] }) {
  const { name, description, popular, badge, features, action } = plan;
  return (
    <article id={planId(name)} className={parts.plan} data-popular={popular || undefined}>
      <PlanBadge badge={badge} />
      <div>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
      <PlanAmount price={plan} className={styles.price} />
      <FeatureList items={features} />
      <BriefButton call={action} variant={popular ? 'accent' : 'quiet'} wide />
    </article>
  );
}
