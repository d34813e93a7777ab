import type { SeoPricingPage } from '#app/content/seo-pricing.ts';
import { Schedule } from '#app/sections/shared/schedule.tsx';
import { Section } from '#app/ui/section.tsx';

export function SeoPricingProcess({ process }: { readonly process: SeoPricingPage['process'] }) {
  return (
    <Section id="process" tone="band">
      <Schedule schedule={process} />
    </Section>
  );
}
