/**
 * Addresses derived from the site map: the types of links and everything that the build renders. Read without
 * Vite by `react-router.config.ts`.
 */
import { articleEntries, guideEntries, studyEntries } from '../guides/entries.ts';
import { caseStudyEntries, siteMap } from '../site-map-families.ts';
import { feedFile, guideSearchFile } from './build-files.ts';
import { verdictFiles } from './own-audit.ts';

/** Ids that the case-study list links to. */
export type CaseStudySlug = SlugOf<(typeof caseStudyEntries)[number]['path']>;
type SlugOf<Path extends string> = Path extends `/case-studies/${infer Slug}` ? Slug : never;

/** An address on this site. A misspelled one does not compile; that a guide exists is checked by the build. */
export type SitePath = (typeof siteMap)[number]['path'];
/** Where a link may lead: a page, or a place on it (fragments are checked on the built HTML). */
export type LinkTarget = SitePath | `${SitePath}#${string}` | `#${string}`;

/** A place that several pages have: in-page where the visitor is on one of them, else on the first. */
export type SharedAnchor = {
  readonly fragment: string;
  readonly pages: readonly [SitePath, ...SitePath[]];
};

export const sitePaths = siteMap.map(({ path }) => path);
export const caseStudySlugs = caseStudyEntries.map(
  ({ path }) => path.slice('/case-studies/'.length) as CaseStudySlug,
);

/**
 * Documents that answer with status 404. A miss is answered by the nearest one up the tree, so a
 * family of addresses with a route of its own (a splat) has its own document: the one at the root
 * would hydrate as another route and throw.
 */
export const notFoundPaths = ['/404', '/archive/404', '/case-studies/404', '/guides/404'] as const;

/** The words of each content file as Markdown. */
export const markdownFiles: readonly string[] = [
  ...guideEntries,
  ...articleEntries,
  ...studyEntries,
  ...caseStudyEntries.filter((entry) => !('indexable' in entry)),
].map(({ path }) => `${path}/index.md`);

/** Files that the build writes from the register of pages. */
const generatedFiles: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/social-pictures.json',
  feedFile,
  guideSearchFile,
  ...markdownFiles,
  ...Object.values(verdictFiles),
];

/** What the build renders. */
export const prerenderPaths: readonly string[] = [
  ...sitePaths,
  ...notFoundPaths,
  ...generatedFiles,
];
