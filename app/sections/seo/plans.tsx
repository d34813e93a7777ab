import type { SeoPage } from '#app/content/seo.ts';
import { PlanComparison } from '#app/sections/shared/plan-comparison.tsx';
import { PriceLists } from '#app/sections/shared/price-lists.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './plans.module.css';

/** The managed SEO plans in a table, with the other price lists. */
export function SeoPlans({ plans }: { readonly plans: SeoPage['plans'] }) {
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
    </Section>
  );
}
