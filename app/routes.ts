import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { feedFile, guideSearchFile } from '#app/content/build-files.ts';
import { markdownFiles } from '#app/content/paths.ts';
import { guideEntries } from '#app/guides/entries.ts';
import { familyFolders } from '#app/guides/place.ts';
import { hubEntries, routeModules } from './site-map.ts';

/**
 * The route table, from the site map. Each splat route has its own not-found document (see
 * content/paths.ts).
 */
export default [
  ...Object.entries(routeModules).map(([path, module]) =>
    path === '/' ? index(module) : route(path.slice(1), module),
  ),
  ...guideEntries
    .filter(({ parent }) => parent === '/industries')
    .map(({ path }) => route(path, 'routes/industry-guide.tsx', { id: path })),
  route('case-studies/*', 'routes/case-study.tsx'),
  ...hubEntries.map(({ path }) => route(path.slice(1), 'routes/guide-hub.tsx', { id: path })),
  route('guides/*', 'routes/guide.tsx'),
  route('archive/*', 'routes/guide.tsx', { id: 'article' }),
  // The Markdown versions of content files, from one module.
  route('guides/:topic/:guide/index.md', 'routes/guide-markdown.ts'),
  route('guides/:guide/index.md', 'routes/guide-markdown.ts', { id: 'guide-markdown' }),
  ...familyFolders
    .filter(hasFiles)
    .map((family) =>
      route(`${family}/:guide/index.md`, 'routes/guide-markdown.ts', { id: `${family}-markdown` }),
    ),
  // This site's verdicts on the checklist, in two formats from one module.
  route('guides/seo/technical-checklist/verdicts.json', 'routes/own-verdicts.ts'),
  route('guides/seo/technical-checklist/verdicts.csv', 'routes/own-verdicts.ts', {
    id: 'own-verdicts-csv',
  }),
  route(guideSearchFile.slice(1), 'routes/guide-search.ts'),
  route(feedFile.slice(1), 'routes/feed.ts'),
  // The finishing step reads and removes it.
  route('social-pictures.json', 'routes/social-pictures.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

/** Whether a family has a file. React Router fails the build for a dynamic route without pages. */
function hasFiles(family: string): boolean {
  return markdownFiles.some((path) => path.startsWith(`/${family}/`));
}
