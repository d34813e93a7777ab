import { seoPricing } from '#app/content/seo-pricing.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

export const meta = () => pageMeta('/services/seo/pricing', seoPricing.meta);

export default function SeoPricing() {
  return (
    <Page>
      <PageHero path="/services/seo/pricing" label={seoPricing.meta.label} hero={seoPricing.hero} />
      <Section id="pricing">
        <SectionHead title="Plans and prices" />
      </Section>
    </Page>
  );
}
