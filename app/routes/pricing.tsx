import { pricing } from '#app/content/pricing.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { ComparisonBand } from '#app/sections/shared/comparison-band.tsx';
import { PricingHero } from '#app/sections/pricing/hero.tsx';
import { PricingGuarantee } from '#app/sections/pricing/guarantee.tsx';
import { PricingPlans } from '#app/sections/pricing/plans.tsx';
import { PricingProcess } from '#app/sections/pricing/process.tsx';
import { PriceLists } from '#app/sections/shared/price-lists.tsx';
import { Questions } from '#app/sections/shared/questions.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/pricing', pricing.meta);

export default function Pricing() {
  return (
    <Page>
      <PricingHero page={entryOf('/pricing')} hero={pricing.hero} />
      <PricingPlans plans={pricing.plans} services={pricing.services} />
      <PricingProcess process={pricing.process} />
      <ComparisonBand comparison={pricing.comparison} plans={pricing.plans.plans}>
        <PriceLists lists={pricing.plans.lists} current="/pricing#pricing" />
      </ComparisonBand>
      <PricingGuarantee guarantee={pricing.guarantee} />
      <Questions faq={pricing.faq} tone="sand" />
      <ClosingBand call={pricing.call} />
    </Page>
  );
}
