import type { SeoPricingPage } from '#app/content/seo-pricing.ts';
import { FaqColumns } from '#app/sections/shared/faq-columns.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

/** Questions and answers on sand, without a link to ask another question. */
export function SeoPricingQuestions({ faq }: { readonly faq: SeoPricingPage['faq'] }) {
  return (
    <Section id="faq" tone="sand">
      <SectionHead title={faq.title} />
      <FaqColumns columns={faq.columns} />
    </Section>
  );
}
