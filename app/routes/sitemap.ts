import { datesOf } from '#app/content/dates.server.ts';
import { metaOf } from '#app/content/pages.ts';
import { sitePaths } from '#app/content/paths.ts';
import { absoluteUrl } from '#app/lib/page-head.ts';

/** The sitemap: all indexable pages, each with the date of its text. */
export function loader() {
  const entries = sitePaths
    .filter((path) => metaOf(path).indexable !== false)
    .map(
      (path) =>
        `<url><loc>${absoluteUrl(path)}</loc><lastmod>${datesOf(path).updated}</lastmod></url>`,
    );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}
