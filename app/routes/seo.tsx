import { seo } from '#app/content/seo.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

export const meta = () => pageMeta('/services/seo', seo.meta);

export default function Seo() {
  return (
    <Page>
      <PageHero path="/services/seo" label={seo.meta.label} hero={seo.hero} />
      <Section id="pricing">
        <SectionHead title="Plans and prices" />
      </Section>
    </Page>
  );
}
