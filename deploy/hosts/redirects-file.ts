import { moves } from '../../server/redirects.ts';
import type { SiteListing } from '../../server/site-files.ts';
import { missFolders } from './miss-folders.ts';

/**
 * `_redirects`, as Netlify and Cloudflare read it. Slashes and `index.html` are theirs to handle
 * (a rule for them would loop), so here are the moved pages, and for each folder with its own miss
 * document a rule with status 404. Cloudflare finds the nearest `404.html` by itself and skips them.
 */
export function redirectsFile(listing: SiteListing): string {
  return [
    ...moves.map(({ from, to }) => `${from} ${to} 301`),
    ...missFolders(listing).map(([folder, file]) => `${folder}* /${file} 404`),
    '/* /404.html 404',
    '',
  ].join('\n');
}
