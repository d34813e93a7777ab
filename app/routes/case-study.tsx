import { caseStudyList, caseStudyMeta } from '#app/content/case-study-list.ts';
import { notFound } from '#app/content/not-found.ts';
import type { CaseStudySlug } from '#app/content/paths.ts';
import { notFoundMeta, pageMeta } from '#app/lib/seo.ts';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/case-study';

function find(slug: string | undefined): CaseStudySlug | null {
  return slug && Object.hasOwn(caseStudyList, slug) ? (slug as CaseStudySlug) : null;
}

export function meta({ params }: Route.MetaArgs) {
  const slug = find(params['*']);
  return slug
    ? pageMeta(`/case-studies/${slug}`, caseStudyMeta(slug))
    : notFoundMeta(notFound.caseStudy.metaTitle);
}

export default function CaseStudy({ params }: Route.ComponentProps) {
  const slug = find(params['*']);
  if (slug !== 'ecommerce-seo-transformation') return <NotFound words={notFound.caseStudy} />;
  const { title, description, illustration } = caseStudyList[slug];
  return (
    <Page>
      <PageHero
        path={`/case-studies/${slug}`}
        label={title}
        hero={{ title, lead: description, illustration }}
      />
    </Page>
  );
}
