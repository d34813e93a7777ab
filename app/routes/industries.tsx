import { industries } from '#app/content/industries.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/industries', industries.meta);

export default function Industries() {
  return (
    <Page>
      <PageHero path="/industries" label={industries.meta.label} hero={industries.hero} />
    </Page>
  );
}
