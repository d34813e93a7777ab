import type { Questions as QuestionsContent } from '#app/content/entities.ts';
import { BriefButton } from '#app/ui/button.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { FaqColumns } from './faq-columns.tsx';

type QuestionsProps = {
  readonly faq: QuestionsContent;
  /** Default paper. Use sand between two sections on paper. */
  readonly tone?: 'sand';
};

/** Questions and answers, with a link to ask another question. */
export function Questions({ faq, tone }: QuestionsProps) {
  return (
    <Section id="faq" tone={tone}>
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
