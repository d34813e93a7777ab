import type { SeoPage } from '#app/content/seo.ts';
import { PlanComparison } from '#app/sections/shared/plan-comparison.tsx';
import { PriceLists } from '#app/sections/shared/price-lists.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './plans.module.css';

type SeoPlansProps = {
  readonly plans: SeoPage['plans'];
  /** What all of the plans include, below their comparison. */
  readonly everyPlan: SeoPage['everyPlan'];
};

/** The managed SEO plans in a table, with the other price lists and what every plan includes. */
export function SeoPlans({ plans, everyPlan }: SeoPlansProps) {
  return (
    <Section id="pricing">
      <SectionHead title={plans.title} lead={plans.lead} layout="split" />
      <PlanComparison
        caption={plans.caption}
        plans={plans.plans}
        rows={plans.rows}
        further={plans.further}
        words={plans.words}
      />
      <p className={styles.more}>
        <ButtonLink to={plans.more.to} variant="text">
          {plans.more.label}
        </ButtonLink>
      </p>
      <PriceLists lists={plans.lists} current="/services/seo#pricing" />
      <div className={styles.every}>
        <Picture picture={everyPlan.picture} alt="" className={styles.picture} />
        <div>
          <h3>
            <Words>{everyPlan.title}</Words>
          </h3>
          <p>{everyPlan.lead}</p>
          <dl>
            {everyPlan.features.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
