import type { SeoPricingPage } from '#app/content/seo-pricing.ts';
import { amountOf } from '#app/lib/amount-of.ts';
import { planId } from '#app/lib/plan-id.ts';
import board from '#app/sections/shared/plan-board.module.css';
import headings from '#app/sections/shared/plan-heading.module.css';
import parts from '#app/sections/shared/plan-parts.module.css';
import { PlanAmount, PlanBadge } from '#app/sections/shared/plan-parts.tsx';
import { PriceLists } from '#app/sections/shared/price-lists.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './plans.module.css';

type Plans = SeoPricingPage['plans'];

/** The plans of SEO production: the terraces of a mountain, each with its camp. */
export function SeoPricingPlans({ plans }: { readonly plans: Plans }) {
  return (
    <Section id="pricing" className={styles.plans}>
      <SectionHead title={plans.title} lead={plans.lead} />
      <div className={styles.rows}>
        {plans.plans.map((plan) => (
          <PlanRow key={plan.name} plan={plan} labels={plans.labels} />
        ))}
      </div>
      <PriceLists lists={plans.lists} current="/services/seo/pricing#pricing" />
    </Section>
  );
}

type PlanRowProps = { readonly plan: Plans['plans'][number]; readonly labels: Plans['labels'] };

/** A plan below its camp: its price, whom it fits, and what it includes. */
function PlanRow({ plan, labels }: PlanRowProps) {
  const { name, description, popular, badge, features, notIncluded, bestFor, action } = plan;
  return (
    <article
      id={planId(name)}
      className={`${parts.plan} ${board.board} ${styles.row}`}
      data-popular={popular || undefined}
      data-tone={popular && 'band'}
    >
      <div className={styles.scene}>
        <Picture picture={plan.scene} alt="" />
      </div>
      <div className={styles.who}>
        <PlanBadge badge={badge} className={styles.badge} />
        <h3>{name}</h3>
        <PlanAmount price={plan} className={styles.price} />
        <p className={styles.description}>{description}</p>
        <BriefButton call={action} variant={popular ? 'accent' : 'quiet'} wide />
      </div>
      <div className={styles.about}>
        <div className={styles.best}>
          <h4 className={headings.heading}>{labels.bestFor}</h4>
          <p>
            <Words>{bestFor}</Words>
          </p>
        </div>
        <div className={styles.features}>
          <h4 className={headings.heading}>{labels.features}</h4>
          <ul className={styles.amounts}>
            {features.map((feature) => (
              <li key={feature}>
                <Feature text={feature} />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.excluded}>
          <h4 className={headings.heading}>{labels.notIncluded}</h4>
          <ul className={styles.exclusions}>
            {notIncluded.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

/** A feature after its amount in large figures: the "10" of "10 keywords". Without an amount it has a check mark. */
function Feature({ text }: { readonly text: string }) {
  const [first = ''] = text.split(' ');
  return amountOf(first) ? (
    <>
      <b>{first}</b>
      {text.slice(first.length)}
    </>
  ) : (
    <>
      <Icon name="check" />
      {text}
    </>
  );
}
