import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, kindOfFile } from './headers.ts';
import { addressOf, notAddressed, notPlain } from './redirects.ts';

/** Content codings, in the server's order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** One form of a file, as it goes over the wire. */
export interface Representation {
  readonly encoding: Encoding;
  /** Strong validator with its quotes: the same bytes give the same tag on every machine. */
  readonly etag: string;
  readonly body: Buffer;
}

/** A file of the built site. */
export interface SiteFile {
  /** For a miss document, the folder whose misses it answers. */
  readonly address: string;
  readonly kind: 'document' | 'asset' | 'file';
  /** A folder's `index.html`: its address without that name has longer forms, which redirect. */
  readonly isIndex: boolean;
  readonly contentType: string;
  readonly representations: Partial<Record<Encoding, Representation>> & {
    readonly identity: Representation;
  };
}

/** Which files there are, by name only. */
export interface SiteListing {
  /** Canonical address → path from the root of the build. */
  readonly addressed: ReadonlyMap<string, string>;
  /** Folder (`/`, `/guides/`) → path of the document that answers misses below it. */
  readonly misses: ReadonlyMap<string, string>;
  /** Every file, siblings included. */
  readonly files: ReadonlySet<string>;
}

/** The built site, ready to be answered from. */
export interface SiteFiles {
  readonly addressed: ReadonlyMap<string, SiteFile>;
  readonly misses: ReadonlyMap<string, SiteFile>;
}

/**
 * Files below a folder, without dotfiles. Symbolic links are not followed, except for `assets` at
 * the root: a published release shares that folder with the others (`deploy/publish.ts`).
 */
async function* walk(dir: string, prefix = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(dir, prefix), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (name.startsWith('.') && !(prefix === '' && name === '.well-known')) continue;
    const isSharedAssets = prefix === '' && name === 'assets' && entry.isSymbolicLink();
    if (entry.isDirectory() || isSharedAssets) yield* walk(dir, `${prefix}${name}/`);
    else if (entry.isFile()) yield prefix + name;
  }
}

/**
 * Lists a built site. Throws when there is no `index.html` or no `404.html` at its root, and when
 * a file's name could never be asked for (see `notPlain`).
 */
export async function listSite(dir: string): Promise<SiteListing> {
  const files = new Set<string>();
  for await (const file of walk(dir)) files.add(file);
  for (const needed of ['index.html', '404.html']) {
    if (!files.has(needed)) throw new Error(`The build in ${dir} has no ${needed}.`);
  }
  const odd = new RegExp(notPlain);
  const hidden = new RegExp(notAddressed);
  const addressed = new Map<string, string>();
  const misses = new Map<string, string>();
  for (const file of files) {
    if (odd.test(`/${file}`))
      throw new Error(`The file ${file} has a name that no address can have.`);
    if (/(?:^|\/)404\.html$/.test(file)) misses.set(`/${file.slice(0, -'404.html'.length)}`, file);
    const address = addressOf(file);
    if (!hidden.test(address)) addressed.set(address, file);
  }
  return { addressed, misses, files };
}

/**
 * The document for a miss: that of the deepest folder that the target starts with, however the rest
 * is spelt, because the page that a browser hydrates goes by the same prefix. Cost: the number of
 * documents, whatever the target.
 */
export function nearest<T>(misses: ReadonlyMap<string, T>, target: string): T {
  let deepest = '/';
  for (const folder of misses.keys()) {
    if (folder.length > deepest.length && target.startsWith(folder)) deepest = folder;
  }
  const found = misses.get(deepest);
  if (found === undefined) throw new Error('The site has no /404.html.');
  return found;
}

/** How many files are read at once. */
const parallelReads = 32;

/** Reads a built site into memory. Throws as `listSite` does, and for an empty document. */
export async function readSiteFiles(dir: string): Promise<SiteFiles> {
  const listing = await listSite(dir);
  const queue = [...listing.addressed, ...listing.misses];
  const read = new Map<string, SiteFile>();
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [address, name] = next;
      if (!read.has(name)) read.set(name, await readSiteFile(dir, address, name, listing.files));
    }
  };
  await Promise.all(Array.from({ length: parallelReads }, work));
  const readAll = (names: ReadonlyMap<string, string>) =>
    new Map([...names].map(([address, name]) => [address, read.get(name) as SiteFile] as const));
  return { addressed: readAll(listing.addressed), misses: readAll(listing.misses) };
}

async function readSiteFile(
  dir: string,
  address: string,
  name: string,
  files: ReadonlySet<string>,
): Promise<SiteFile> {
  const representation = async (encoding: Encoding): Promise<Representation> => {
    const body = await readFile(path.join(dir, name + suffixes[encoding]));
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return { encoding, etag: `"${hash}"`, body };
  };
  const identity = await representation('identity');
  if (name.endsWith('.html') && identity.body.length === 0) {
    throw new Error(`The build in ${dir} has an empty ${name}.`);
  }
  return {
    address,
    kind: kindOfFile(`/${name}`),
    isIndex: path.basename(name) === 'index.html',
    contentType: contentTypeOf(name),
    representations: {
      ...(files.has(`${name}.br`) && { br: await representation('br') }),
      ...(files.has(`${name}.gz`) && { gzip: await representation('gzip') }),
      identity,
    },
  };
}
