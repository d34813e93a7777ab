import type { HomePage } from '#app/content/home.ts';
import { FaqColumns } from '#app/sections/shared/faq-columns.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

export function HomeFaq({ faq }: { readonly faq: HomePage['faq'] }) {
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
      <FaqColumns columns={faq.columns} group="questions" />
    </Section>
  );
}
