import type { SeoPricingPage } from '#app/content/seo-pricing.ts';
import { PlanComparison } from '#app/sections/shared/plan-comparison.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

type SeoPricingComparisonProps = {
  readonly comparison: SeoPricingPage['comparison'];
  readonly plans: SeoPricingPage['plans']['plans'];
};

export function SeoPricingComparison({ comparison, plans }: SeoPricingComparisonProps) {
  return (
    <Section id="compare" tone="sand">
      <SectionHead title={comparison.title} lead={comparison.lead} layout="split" />
      <PlanComparison caption={comparison.caption} plans={plans} rows={comparison.rows} />
    </Section>
  );
}
