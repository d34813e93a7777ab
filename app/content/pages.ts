/**
 * The one register of pages: what search engines are told about each. Only the build reads it (sitemap,
 * structured data, checks); a page imports its own words, so that no page carries another's.
 */
import { guideMeta, readings, studyFiles } from '#app/guides/guides.server.ts';
import { guideHubs } from '#app/guides/hubs.server.ts';
import { guideHubSlugs } from '#app/guides/place.ts';
import { archive } from './archive.ts';
import { caseStudies } from './case-studies.ts';
import { caseStudyMeta } from './case-study-list.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import type { PageMeta } from './page-meta.ts';
import { caseStudySlugs, type SitePath } from './paths.ts';
import { pricing } from './pricing.ts';
import { seoPricing } from './seo-pricing.ts';
import { seo } from './seo.ts';
import { services } from './services.ts';

const pages: Readonly<Record<SitePath, PageMeta>> = {
  '/': home.meta,
  '/services': services.meta,
  '/services/seo': seo.meta,
  '/services/seo/pricing': seoPricing.meta,
  '/archive': archive.meta,
  '/industries': industries.meta,
  '/pricing': pricing.meta,
  '/case-studies': caseStudies.meta,
  ...keyed(caseStudySlugs, (slug) => [`/case-studies/${slug}`, caseStudyMeta(slug)]),
  ...Object.fromEntries(
    [...readings, ...studyFiles].map(([path, file]) => [path, guideMeta(file)]),
  ),
  ...keyed(guideHubSlugs, (slug) => [`/guides/${slug}`, guideHubs[slug].meta]),
};

/** @throws {Error} for an address without a page */
export function metaOf(path: SitePath): PageMeta {
  const meta = pages[path];
  if (!meta) throw new Error(`${path}: no such page`);
  return meta;
}

function keyed<Slug extends string, Path extends string>(
  slugs: readonly Slug[],
  entry: (slug: Slug) => [Path, PageMeta],
): Record<Path, PageMeta> {
  return Object.fromEntries(slugs.map(entry)) as Record<Path, PageMeta>;
}
