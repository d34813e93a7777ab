import { services } from '#app/content/services.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

export const meta = () => pageMeta('/services', services.meta);

export default function Services() {
  return (
    <Page>
      <PageHero path="/services" label={services.meta.label} hero={services.hero} />
      <Section id="website-design">
        <SectionHead title="Website Design" />
      </Section>
      <Section id="local-seo">
        <SectionHead title="Local SEO" />
      </Section>
      <Section id="ppc">
        <SectionHead title="PPC" />
      </Section>
    </Page>
  );
}
