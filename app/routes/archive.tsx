import { archive } from '#app/content/archive.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/archive', archive.meta);

export default function Archive() {
  return (
    <Page>
      <PageHero path="/archive" label={archive.meta.label} hero={archive.hero} />
    </Page>
  );
}
