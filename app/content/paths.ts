/**
 * Every address of the site: the prerender list, the route table, link types and the sitemap are derived from it.
 * Only the list of guides is imported.
 */
import { guideEntries } from '../guides/entries.ts';
import { verdictFiles } from './own-audit.ts';
import { guideHubSlugs, type GuidePath } from '../guides/place.ts';

/** Pages of the route table, one address each. */
const pagePaths = [
  '/',
  '/services',
  '/services/seo',
  '/services/seo/pricing',
  '/archive',
  '/industries',
  '/pricing',
  '/case-studies',
] as const;
type PagePath = (typeof pagePaths)[number];

/** Ids that the case-study list links to. Only those with a full study are indexable. */
export const caseStudySlugs = [
  'ecommerce-seo-transformation',
  'saas-paid-search',
  'clinic-website',
  'ai-automation',
] as const;
export type CaseStudySlug = (typeof caseStudySlugs)[number];
type CaseStudyPath = `/case-studies/${CaseStudySlug}`;

/** An address on this site. A misspelled one does not compile; that a guide exists is checked by the build. */
export type SitePath = PagePath | CaseStudyPath | GuidePath;
/** Where a link may lead: a page, or a place on it (fragments are checked on the built HTML). */
export type LinkTarget = SitePath | `${SitePath}#${string}` | `#${string}`;

/** A place that several pages have: in-page where the visitor is on one of them, else on the first. */
export type SharedAnchor = {
  readonly fragment: string;
  readonly pages: readonly [SitePath, ...SitePath[]];
};

export const sitePaths: readonly SitePath[] = [
  ...pagePaths,
  ...caseStudySlugs.map((slug): CaseStudyPath => `/case-studies/${slug}`),
  ...guideEntries.map(({ path }) => path),
  ...guideHubSlugs.map((slug): GuidePath => `/guides/${slug}`),
];

/**
 * Documents that answer with status 404. A miss is answered by the nearest one up the tree, so a
 * family of addresses with a route of its own (a splat) has its own document: the one at the root
 * would hydrate as another route and throw.
 */
export const notFoundPaths = ['/404', '/case-studies/404', '/guides/404'] as const;

/** The words of each guide as Markdown. */
export const markdownFiles: readonly string[] = guideEntries.map(({ path }) => `${path}/index.md`);

/** Files that the build writes from the register of pages. */
const generatedFiles: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  ...markdownFiles,
  ...Object.values(verdictFiles),
];

/** What the build renders. */
export const prerenderPaths: readonly string[] = [
  ...sitePaths,
  ...notFoundPaths,
  ...generatedFiles,
];
