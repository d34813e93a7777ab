import { caseStudyList, caseStudyMeta } from '#app/content/case-study-list.ts';
import { notFound } from '#app/content/not-found.ts';
import type { CaseStudySlug } from '#app/content/paths.ts';
import { notFoundMeta, pageMeta } from '#app/lib/seo.ts';
import { splat } from '#app/lib/splat.ts';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/case-study';

function find(slug: string): CaseStudySlug | null {
  return Object.hasOwn(caseStudyList, slug) ? (slug as CaseStudySlug) : null;
}

export function meta({ params }: Route.MetaArgs) {
  const slug = find(splat(params));
  return slug
    ? pageMeta(`/case-studies/${slug}`, caseStudyMeta(slug))
    : notFoundMeta(notFound.caseStudy.metaTitle);
}

export default function CaseStudy({ params }: Route.ComponentProps) {
  const slug = find(splat(params));
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
