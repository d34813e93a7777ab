import type { SeoPage } from '#app/content/seo.ts';
import { PlanComparison } from '#app/sections/shared/plan-comparison.tsx';
import { PriceListNote } from '#app/sections/shared/price-list-note.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './plans.module.css';

export function SeoPlans({ plans }: { readonly plans: SeoPage['plans'] }) {
  return (
    <Section id="pricing">
      <SectionHead title={plans.title} lead={plans.lead} layout="split" />
      <PlanComparison
        caption={plans.caption}
        plans={plans.plans}
        rows={plans.rows}
        more={plans.included}
      />
      <PriceListNote list={plans.list} />
      <p className={styles.more}>
        <ButtonLink to={plans.more.to} variant="text">
          {plans.more.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
