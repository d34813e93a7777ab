import type { PricingPage } from '#app/content/pricing.ts';
import { FeatureList } from '#app/sections/shared/feature-list.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

/** The terms of the guarantee. Other pages link to them. */
export function PricingGuarantee({ guarantee }: { readonly guarantee: PricingPage['guarantee'] }) {
  return (
    <Section id="guarantee">
      <SectionHead title={guarantee.title} />
      <FeatureList items={guarantee.points} look="included" />
    </Section>
  );
}
