import { caseStudies } from '#app/content/case-studies.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/case-studies', caseStudies.meta);

export default function CaseStudies() {
  return (
    <Page>
      <PageHero path="/case-studies" label={caseStudies.meta.label} hero={caseStudies.hero} />
    </Page>
  );
}
