import type { SeoPage } from '#app/content/seo.ts';
import { PlanComparison } from '#app/sections/shared/plan-comparison.tsx';
import { PriceLists } from '#app/sections/shared/price-lists.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './plans.module.css';

export function SeoPlans({ plans }: { readonly plans: SeoPage['plans'] }) {
  return (
    <Section id="pricing">
      <SectionHead title={plans.title} lead={plans.lead} layout="split" />
      <PriceLists lists={plans.lists} current={0} />
      <PlanComparison
        caption={plans.caption}
        plans={plans.plans}
        rows={plans.rows}
        more={plans.included}
      />
      <p className={styles.more}>
        <ButtonLink to={plans.more.to} variant="text">
          {plans.more.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
