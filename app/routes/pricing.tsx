import { pricing } from '#app/content/pricing.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PricingCall } from '#app/sections/pricing/call.tsx';
import { PricingComparison } from '#app/sections/pricing/comparison.tsx';
import { PricingFaq } from '#app/sections/pricing/faq.tsx';
import { PricingHero } from '#app/sections/pricing/hero.tsx';
import { PricingPlans } from '#app/sections/pricing/plans.tsx';
import { PricingProcess } from '#app/sections/pricing/process.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/pricing', pricing.meta);

export default function Pricing() {
  return (
    <Page>
      <PricingHero label={pricing.meta.label} hero={pricing.hero} services={pricing.services} />
      <PricingPlans plans={pricing.plans} />
      <PricingProcess process={pricing.process} />
      <PricingComparison comparison={pricing.comparison} plans={pricing.plans.plans} />
      <PricingFaq faq={pricing.faq} />
      <PricingCall call={pricing.call} />
    </Page>
  );
}
