import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { contentTypeOf, kindOfFile } from './headers.ts';
import { addressOf, notAddressed, notPlain } from './redirects.ts';

/** Content codings, in the server's order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** One representation of a file, as sent. */
export type Representation = {
  readonly encoding: Encoding;
  /** Strong ETag with its quotes, from the content: equal on every machine. */
  readonly etag: string;
  readonly body: Buffer;
};

/** A file of the built site. */
export type SiteFile = {
  /** For a not-found document, the folder it covers. */
  readonly address: string;
  readonly kind: 'document' | 'asset' | 'file';
  /** Whether this is a folder's `index.html`, whose longer addresses redirect. */
  readonly isIndex: boolean;
  readonly contentType: string;
  readonly representations: Partial<Record<Encoding, Representation>> & {
    readonly identity: Representation;
  };
};

/** The files of a build, by name only. */
export type SiteListing = {
  /** Canonical address → path from the root of the build. */
  readonly addressed: ReadonlyMap<string, string>;
  /** Folder (`/`, `/guides/`) → path of its not-found document. */
  readonly notFound: ReadonlyMap<string, string>;
  /** Every file, including precompressed siblings. */
  readonly files: ReadonlySet<string>;
};

/** The built site with the contents of its files. */
export type SiteFiles = {
  readonly addressed: ReadonlyMap<string, SiteFile>;
  readonly notFound: ReadonlyMap<string, SiteFile>;
};

/**
 * Yields the files below a folder, without dotfiles. Follows no symbolic links except `assets` at
 * the root: published releases share that folder (`deploy/publish.ts`).
 */
async function* walk(dir: string, prefix = ''): AsyncGenerator<string> {
  const entries = await readdir(join(dir, prefix), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (name.startsWith('.') && !(prefix === '' && name === '.well-known')) continue;
    const isSharedAssets = prefix === '' && name === 'assets' && entry.isSymbolicLink();
    if (entry.isDirectory() || isSharedAssets) yield* walk(dir, `${prefix}${name}/`);
    else if (entry.isFile()) yield prefix + name;
  }
}

/**
 * Lists a built site.
 * @throws if `index.html` or `404.html` is missing at the root, or a file name cannot be an address
 * (see `notPlain`)
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
  const notFound = new Map<string, string>();
  for (const file of files) {
    if (odd.test(`/${file}`)) {
      throw new Error(`${file}: this name cannot be an address. Rename the file.`);
    }
    const folder = /^((?:.*\/)?)404\.html$/.exec(file)?.[1];
    if (folder !== undefined) notFound.set(`/${folder}`, file);
    const address = addressOf(file);
    if (!hidden.test(address)) addressed.set(address, file);
  }
  return { addressed, notFound, files };
}

/**
 * The not-found document of the deepest folder that the target starts with. The browser chooses the
 * page to hydrate by the same prefix. Cost: the number of not-found documents, whatever the target.
 */
export function nearest<T>(notFound: ReadonlyMap<string, T>, target: string): T {
  let deepest = '/';
  for (const folder of notFound.keys()) {
    if (folder.length > deepest.length && target.startsWith(folder)) deepest = folder;
  }
  const found = notFound.get(deepest);
  if (found === undefined) throw new Error('The site has no /404.html.');
  return found;
}

/** Number of files read before other work gets a turn. Takes about a millisecond. */
const batchSize = 16;
const nextTurn = promisify(setImmediate);

/**
 * Reads a built site into memory.
 *
 * The reads are synchronous: `fs/promises` costs four times the processor time, most of a start.
 * After each batch a serving process handles its requests.
 * @throws where `listSite` does, and if a document is empty
 */
export async function readSiteFiles(dir: string): Promise<SiteFiles> {
  const listing = await listSite(dir);
  const readAll = async (names: ReadonlyMap<string, string>) => {
    const read = new Map<string, SiteFile>();
    for (const [address, name] of names) {
      read.set(address, readSiteFile(dir, address, name, listing.files));
      if (read.size % batchSize === 0) await nextTurn();
    }
    return read;
  };
  return { addressed: await readAll(listing.addressed), notFound: await readAll(listing.notFound) };
}

function readSiteFile(
  dir: string,
  address: string,
  name: string,
  files: ReadonlySet<string>,
): SiteFile {
  const representation = (encoding: Encoding): Representation => {
    const body = readFileSync(join(dir, name + suffixes[encoding]));
    const etag = hash('sha256', body, 'base64url').slice(0, 22);
    return { encoding, etag: `"${etag}"`, body };
  };
  const identity = representation('identity');
  if (name.endsWith('.html') && identity.body.length === 0) {
    throw new Error(`The build in ${dir} has an empty ${name}.`);
  }
  return {
    address,
    kind: kindOfFile(`/${name}`),
    isIndex: basename(name) === 'index.html',
    contentType: contentTypeOf(name),
    representations: {
      ...(files.has(`${name}.br`) && { br: representation('br') }),
      ...(files.has(`${name}.gz`) && { gzip: representation('gzip') }),
      identity,
    },
  };
}
