/**
 * Addresses that derive from the site map: link types and everything that the build renders.
 * `react-router.config.ts` reads it without Vite.
 */
import { articleEntries, guideEntries, studyEntries } from '#app/guides/entries.ts';
import { caseStudyEntries, isIndexable, siteMap } from '#app/site-map-families.ts';
import { feedFile, guideSearchFile } from './build-files.ts';
import { verdictFiles } from './own-audit.ts';

/** The address of a page. A misspelled one does not compile. For guides the build checks it. */
export type SitePath = (typeof siteMap)[number]['path'];
/** A link target: a page or a fragment. The build checks fragments. */
export type LinkTarget = SitePath | `${SitePath}#${string}` | `#${string}`;

/**
 * An anchor that several pages have. Links stay on the current page if it has the anchor, else lead
 * to the first.
 */
export type SharedAnchor = {
  readonly fragment: string;
  readonly pages: readonly [SitePath, ...SitePath[]];
};

/** The path of every page, without a slash at the end. */
export const sitePaths = siteMap.map(({ path }) => path);

/**
 * Not-found documents. For an unknown address the host responds with the nearest one up the tree.
 * Each splat route has its own, because the root document would hydrate as a different route and
 * throw.
 */
export const notFoundPaths = ['/404', '/archive/404', '/case-studies/404', '/guides/404'] as const;

/** The Markdown versions of content files. */
export const markdownFiles: readonly string[] = [
  ...guideEntries,
  ...articleEntries,
  ...studyEntries,
  ...caseStudyEntries.filter(isIndexable),
].map(({ path }) => `${path}/index.md`);

/** Files that the build derives from the pages. */
const generatedFiles: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/social-pictures.json',
  feedFile,
  guideSearchFile,
  ...markdownFiles,
  ...Object.values(verdictFiles),
];

/** Everything that the build renders. */
export const prerenderPaths = withoutRepeats([...sitePaths, ...notFoundPaths, ...generatedFiles]);

/**
 * @throws {Error} if two pages or files have one address, because one would overwrite the other, or one has that of
 * the folder of assets, whose files are kept for a year
 */
export function withoutRepeats(paths: readonly string[]): readonly string[] {
  const repeated = paths.filter((path, index) => path === '/assets' || paths.indexOf(path) < index);
  if (repeated.length === 0) return paths;
  throw new Error(
    `${repeated.join(', ')}: the site has this address already. Give the new file or page another name.`,
  );
}
