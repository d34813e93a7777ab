import type { PricingPage } from '#app/content/pricing.ts';
import { PlanComparison } from '#app/sections/shared/plan-comparison.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

type PricingComparisonProps = {
  readonly comparison: PricingPage['comparison'];
  readonly plans: PricingPage['plans']['plans'];
};

export function PricingComparison({ comparison, plans }: PricingComparisonProps) {
  return (
    <Section id="compare" tone="sand">
      <SectionHead title={comparison.title} lead={comparison.lead} layout="split" />
      <PlanComparison caption={comparison.caption} plans={plans} rows={comparison.rows} />
    </Section>
  );
}
