/**
 * The metadata of all pages, for the build only (sitemap, structured data, checks). A page imports
 * its own content directly, so that it does not include that of others.
 */
import { guideMeta, readings, studyFiles } from '#app/guides/guides.server.ts';
import { hubs } from '#app/guides/hubs.server.ts';
import { hubSlugs } from '#app/guides/place.ts';
import { caseStudySlugs } from '#app/site-map-families.ts';
import { caseStudyMeta } from './case-study-list.ts';
import type { PageMeta } from './page-meta.ts';
import { pageWords } from './page-words.ts';
import type { SitePath } from './paths.ts';

const pages: Readonly<Record<string, PageMeta>> = {
  ...Object.fromEntries([...pageWords].map(([path, { meta }]) => [path, meta])),
  ...keyed(caseStudySlugs, (slug) => [`/case-studies/${slug}`, caseStudyMeta(slug)]),
  ...Object.fromEntries(
    [...readings, ...studyFiles].map(([path, file]) => [path, guideMeta(file)]),
  ),
  ...keyed(hubSlugs, (slug) => [`/guides/${slug}`, hubs[slug].meta]),
};

/** @throws if the address has no page */
export function metaOf(path: SitePath): PageMeta {
  const meta = pages[path];
  if (!meta) throw new Error(`${path}: no such page. app/content/pages.ts collects the pages.`);
  return meta;
}

function keyed<Slug extends string>(
  slugs: readonly Slug[],
  entry: (slug: Slug) => [path: string, meta: PageMeta],
): Readonly<Record<string, PageMeta>> {
  return Object.fromEntries(slugs.map(entry));
}
