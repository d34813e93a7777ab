import type { SeoPage } from '#app/content/seo.ts';
import { FaqColumns } from '#app/sections/shared/faq-columns.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

export function SeoFaq({ faq }: { readonly faq: SeoPage['faq'] }) {
  return (
    <Section id="faq" tone="sand">
      <SectionHead title={faq.title} />
      <FaqColumns columns={faq.columns} group="seo-questions" />
    </Section>
  );
}
