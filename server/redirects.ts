/**
 * The one source of addresses: which are never answered with a file, and which lead elsewhere.
 * The patterns are strings because nginx reads them too: keep to what both JavaScript and PCRE
 * understand, and write a backslash as \x5c.
 */

/** A page that has moved for good. Both are plain paths on this site. */
export interface Move {
  readonly from: `/${string}`;
  readonly to: `/${string}`;
}

/** None yet. An address that was once published is never dropped: it is moved here. */
export const moves: readonly Move[] = [];

/**
 * Request targets (path and query, as sent) that name nothing on this site whatever they decode
 * to: the path has an escape, a backslash, a control or non-ASCII character, an empty segment, or
 * a segment that starts with a dot. Every address of the site is plain, so nothing is ever decoded
 * or resolved, and traversal, null bytes and overlong encodings have nowhere to act.
 */
export const notPlain = String.raw`^[^?]*?(?:[^\x21-\x7e]|[%#\x5c]|//|/\.(?!well-known/))`;

/**
 * Request targets of files that exist in the build but are not addresses: precompressed siblings,
 * the documents of misses (with status 200 they would be soft 404s), and the router's fallback.
 */
export const notAddressed = String.raw`^[^?]*(?:\.(?:br|gz)|/404(?:\.html|/|/index\.html)?|/__spa-fallback\.html)(?:\?|$)`;

/** A page's address in its long form: with a slash, or with the file's name. */
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

/** Whether a redirect's target stays on this site. `//host` and `/\host` leave it. */
export function isLocal(path: string): boolean {
  return path.startsWith('/') && !new RegExp(notPlain).test(path);
}
