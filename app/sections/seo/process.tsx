import type { SeoPage } from '#app/content/seo.ts';
import { Schedule } from '#app/sections/shared/schedule.tsx';
import { Section } from '#app/ui/section.tsx';

export function SeoProcess({ process }: { readonly process: SeoPage['process'] }) {
  return (
    <Section id="process" tone="rising-band">
      <Schedule schedule={process} />
    </Section>
  );
}
