import { pricing } from '#app/content/pricing.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

export const meta = () => pageMeta('/pricing', pricing.meta);

export default function Pricing() {
  return (
    <Page>
      <PageHero path="/pricing" label={pricing.meta.label} hero={pricing.hero} />
      <Section id="pricing">
        <SectionHead title="Plans and prices" />
      </Section>
    </Page>
  );
}
