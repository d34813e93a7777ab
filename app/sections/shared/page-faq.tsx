import type { Faq } from '#app/content/entities.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { FaqColumns } from './faq-columns.tsx';

type PageFaqProps = {
  readonly faq: { readonly title: string; readonly columns: readonly (readonly Faq[])[] };
};

/** Questions and answers on sand, without the link to ask another question that `Questions` has. */
export function PageFaq({ faq }: PageFaqProps) {
  return (
    <Section id="faq" tone="sand">
      <SectionHead title={faq.title} />
      <FaqColumns columns={faq.columns} />
    </Section>
  );
}
