/**
 * Every address of the site. A leaf module that imports nothing: the prerender list, the route
 * table, link types and the sitemap are all derived from it.
 */

/** Pages of the route table, one address each. */
const pagePaths = [
  '/',
  '/services',
  '/services/seo',
  '/services/seo/pricing',
  '/archive',
  '/industries',
  '/industries/automotive',
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

/** Guides proper, as the part of the address after `/guides/`. */
export const guideSlugs = [
  'seo/glossary',
  'seo/beginners-guide',
  'seo/technical-checklist',
  'local-seo/glossary',
  'local-seo/google-business',
  'local-seo/citations',
  'website-design/glossary',
  'website-design/ux-best-practices',
  'website-design/mobile',
  'ppc/glossary',
  'ppc/google-ads-setup',
  'ppc/ad-copy',
  'content-strategy',
] as const;
export type GuideSlug = (typeof guideSlugs)[number];

/** Lists of guides: one for each topic, one for everything. */
export const guideHubSlugs = [
  'all',
  'seo-guides',
  'local-seo-guides',
  'website-design-guides',
  'ppc-guides',
] as const;
export type GuideHubSlug = (typeof guideHubSlugs)[number];
export type GuidePath = `/guides/${GuideSlug | GuideHubSlug}`;

/** An address on this site. A misspelt one does not compile. */
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
  ...[...guideSlugs, ...guideHubSlugs].map((slug): GuidePath => `/guides/${slug}`),
];

/**
 * Documents that answer with status 404. A miss is answered by the nearest one up the tree, so a
 * family of addresses with a route of its own (a splat) has its own document: the one at the root
 * would hydrate as another route and throw.
 */
export const notFoundPaths = ['/404', '/case-studies/404', '/guides/404'] as const;

/** The words of each guide as Markdown. */
export const markdownFiles: readonly string[] = [
  ...guideSlugs.map((slug) => `/guides/${slug}`),
  '/industries/automotive',
].map((path) => `${path}/index.md`);

/** Files that the build writes from the register of pages. */
const generatedFiles: readonly string[] = ['/sitemap.xml', '/robots.txt', ...markdownFiles];

/** What the build renders. */
export const prerenderPaths: readonly string[] = [
  ...sitePaths,
  ...notFoundPaths,
  ...generatedFiles,
];
