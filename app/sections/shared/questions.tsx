import type { Questions as QuestionsContent } from '#app/content/entities.ts';
import { BriefButton } from '#app/ui/button.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { FaqColumns } from './faq-columns.tsx';

/** Questions and answers, with a link to ask another question. */
export function Questions({ faq }: { readonly faq: QuestionsContent }) {
  return (
    <Section id="faq">
      <SectionHead
        title={faq.title}
        lead={
          <>
            {faq.lead} <BriefButton call={faq.contact} variant="inline" /> {faq.after}
          </>
        }
      />
      <FaqColumns columns={faq.columns} titles={faq.titles} />
    </Section>
  );
}
