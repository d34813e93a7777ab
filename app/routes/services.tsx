import { services } from '#app/content/services.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/services', services.meta);

export default function Services() {
  return (
    <Page>
      <PageHero path="/services" label={services.meta.label} hero={services.hero} />
    </Page>
  );
}
