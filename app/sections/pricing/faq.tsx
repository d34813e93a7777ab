import type { PricingPage } from '#app/content/pricing.ts';
import { FaqColumns } from '#app/sections/shared/faq-columns.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

export function PricingFaq({ faq }: { readonly faq: PricingPage['faq'] }) {
  return (
    <Section id="faq">
      <SectionHead
        title={faq.title}
        lead={
          <>
            {faq.lead} <BriefButton call={faq.contact} variant="inline" /> {faq.after}
          </>
        }
        layout="split"
      />
      <FaqColumns columns={faq.columns} group="pricing-questions" />
    </Section>
  );
}
