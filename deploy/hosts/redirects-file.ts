import { moves } from '#server/redirects.ts';
import type { SiteListing } from '#server/site-files.ts';
import { notFoundFolders } from './not-found-folders.ts';

/**
 * The `_redirects` file for Netlify and Cloudflare. It holds the moved pages and, for each folder
 * with its own not-found document, a rule with status 404. It has no rules for slashes and
 * `index.html`: the hosts handle these, and a rule would loop. Cloudflare skips the 404 rules and
 * finds the nearest `404.html` itself.
 */
export function redirectsFile(listing: SiteListing): string {
  return [
    ...moves.map(({ from, to }) => `${from} ${to} 301`),
    ...notFoundFolders(listing).map(([folder, file]) => `${folder}* /${file} 404`),
    '/* /404.html 404',
    '',
  ].join('\n');
}
