import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
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
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  /** Strong validator with its quotes: the same bytes give the same tag on every machine. */
  readonly etag: string;
  /** Undefined where the memory budget was used up: read from `file` for each answer. */
  readonly body: Buffer | undefined;
}

/** A file of the built site. */
export interface SiteFile {
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

// Follows links: a published release shares its assets with older ones through one.
async function* walk(dir: string, prefix = ''): AsyncGenerator<string> {
  for (const name of (await readdir(path.join(dir, prefix))).toSorted()) {
    if (name.startsWith('.') && !(prefix === '' && name === '.well-known')) continue;
    const file = prefix + name;
    const found = await stat(path.join(dir, file));
    if (found.isDirectory()) yield* walk(dir, `${file}/`);
    else if (found.isFile()) yield file;
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

const notPlainPattern = new RegExp(notPlain);

/**
 * The document for a miss: that of the deepest folder that holds the address. An address that is
 * not plain gets the one at the root. Cost: the length of the target, times the number of documents.
 */
export function nearest<T>(misses: ReadonlyMap<string, T>, target: string): T {
  const isPlain = !notPlainPattern.test(target);
  let deepest = '/';
  for (const folder of misses.keys()) {
    if (isPlain && folder.length > deepest.length && target.startsWith(folder)) deepest = folder;
  }
  const found = misses.get(deepest);
  if (found === undefined) throw new Error('The site has no /404.html.');
  return found;
}

/** `Buffer`s hold as much of the site as this, in bytes; the rest is read from disk as it is asked for. */
const defaultMemoryBudget = 256 * 1024 * 1024;

/**
 * Reads a built site. What visitors ask for most is kept in memory first: the compressed forms,
 * then the plain ones.
 */
export async function readSiteFiles(
  dir: string,
  memoryBudget = defaultMemoryBudget,
): Promise<SiteFiles> {
  const listing = await listSite(dir);
  const served = new Set([...listing.addressed.values(), ...listing.misses.values()]);
  const read = new Map<string, Partial<Record<Encoding, Representation>>>();
  let left = memoryBudget;
  for (const encoding of encodings) {
    for (const name of served) {
      if (!listing.files.has(name + suffixes[encoding])) continue;
      const file = path.join(dir, name + suffixes[encoding]);
      const content = await readFile(file);
      const kept = content.length <= left;
      if (kept) left -= content.length;
      const forms = read.get(name) ?? {};
      forms[encoding] = {
        encoding,
        file,
        size: content.length,
        etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
        body: kept ? content : undefined,
      };
      read.set(name, forms);
    }
  }
  const siteFile = (name: string): SiteFile => {
    const { identity, ...compressed } = read.get(name) ?? {};
    if (identity === undefined) throw new Error(`${name} went away while the site was read.`);
    return {
      kind: kindOfFile(`/${name}`),
      isIndex: path.basename(name) === 'index.html',
      contentType: contentTypeOf(name),
      representations: { ...compressed, identity },
    };
  };
  const readAll = (names: ReadonlyMap<string, string>) =>
    new Map([...names].map(([address, name]) => [address, siteFile(name)] as const));
  return { addressed: readAll(listing.addressed), misses: readAll(listing.misses) };
}
