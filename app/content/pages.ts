/**
 * The one register of pages: what search engines are told about each. Only the build reads it (sitemap,
 * structured data, checks); a page imports its own words, so that no page carries another's.
 */
import { archive } from './archive.ts';
import { automotive } from './automotive.ts';
import { caseStudies } from './case-studies.ts';
import { caseStudyMeta } from './case-study-list.ts';
import { guideHubs } from './guides/hubs.ts';
import { guides } from './guides/index.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import type { PageMeta } from './page-meta.ts';
import { caseStudySlugs, guideHubSlugs, guideSlugs, type SitePath } from './paths.ts';
import { pricing } from './pricing.ts';
import { seoPricing } from './seo-pricing.ts';
import { seo } from './seo.ts';
import { services } from './services.ts';

export const pages: Readonly<Record<SitePath, PageMeta>> = {
  '/': home.meta,
  '/services': services.meta,
  '/services/seo': seo.meta,
  '/services/seo/pricing': seoPricing.meta,
  '/archive': archive.meta,
  '/industries': industries.meta,
  '/industries/automotive': automotive.meta,
  '/pricing': pricing.meta,
  '/case-studies': caseStudies.meta,
  ...keyed(caseStudySlugs, (slug) => [`/case-studies/${slug}`, caseStudyMeta(slug)]),
  ...keyed(guideSlugs, (slug) => [`/guides/${slug}`, guides[slug].meta]),
  ...keyed(guideHubSlugs, (slug) => [`/guides/${slug}`, guideHubs[slug].meta]),
};

function keyed<Slug extends string, Path extends string>(
  slugs: readonly Slug[],
  entry: (slug: Slug) => [Path, PageMeta],
): Record<Path, PageMeta> {
  return Object.fromEntries(slugs.map(entry)) as Record<Path, PageMeta>;
}
