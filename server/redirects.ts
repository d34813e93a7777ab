/**
 * The single source of address rules: which targets get a 404 although a file exists, and which
 * redirect. The patterns are strings because nginx uses them too. Use only syntax that JavaScript
 * and PCRE share, and write a backslash as \x5c.
 */

/** A permanent redirect of a page. Both values are plain paths on this site. */
export type Move = {
  readonly from: `/${string}`;
  readonly to: `/${string}`;
};

/** The redirects of pages. When a published address goes away, add it here. */
export const moves: readonly Move[] = [];

/**
 * Request targets (path and query, as sent) that match no file of this site. Their path has an
 * escape, a backslash, a control or non-ASCII character, an empty segment, or a segment that starts
 * with a dot. All addresses of the site are plain, so the server never decodes or resolves a path.
 * That rules out traversal, null bytes and overlong encodings.
 */
export const notPlain = String.raw`^[^?]*?(?:[^\x21-\x7e]|[%#\x5c]|//|/\.(?!well-known/))`;

/**
 * Request targets of files that exist in the build but get a 404: precompressed siblings, not-found
 * documents (with status 200 they would be soft 404s), and the router's fallback.
 */
export const notAddressed = String.raw`^[^?]*(?:\.(?:br|gz)|/404(?:\.html|/|/index\.html)?|/__spa-fallback\.html)(?:\?|$)`;

/** The non-canonical address of a page: with a trailing slash or with `index.html`. */
const longForm = /^(.*)\/(?:index\.html)?$/;

/** `/x/` and `/x/index.html` → `/x`; `/index.html` → `/`. Undefined for a canonical path. */
export function shortForm(path: string): string | undefined {
  if (path === '/') return undefined;
  const match = longForm.exec(path);
  return match === null ? undefined : match[1] || '/';
}

/** The canonical address of a file in the build, given as a path from its root. */
export function addressOf(file: string): string {
  return shortForm(`/${file}`) ?? `/${file}`;
}
