/** Audits a folder, or files that a visitor chose: one by one, as a static host would serve them. */
import { Audit } from './audit.ts';
import { decodeHtml } from './decode.ts';
import { attribute, HtmlDocument } from './document.ts';
import { sameAddress } from './facts.ts';
import type { AuditReport, FetchedFile, ProbeResult, SiteInput } from './types.ts';

/** A file of a folder that is audited. */
export type AuditedFile = {
  /** Path from the folder, with slashes: `blog/index.html`. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly bytes: () => Promise<Uint8Array>;
};

export type FilesOptions = {
  readonly maxPages: number;
  readonly checkedAt: Date;
  /** Called after each document. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Natural size of a picture, if known. */
  readonly measure?: (bytes: Uint8Array) => Promise<{ width?: number; height?: number }>;
};

const htmlFile = /\.(?:html?|xhtml)$/i;
const notFoundFile = /(?:^|\/)404\.html?$/i;
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const maxBytes = 10_000_000;
/** The origin of a site whose pages name none. */
const noOrigin = 'https://site.invalid';
/** Number of documents that are read to find the origin. */
const askedForOrigin = 5;

/** @returns null if no file is HTML */
export async function auditFiles(
  given: readonly AuditedFile[],
  { maxPages, checkedAt, onProgress, measure }: FilesOptions,
): Promise<AuditReport | null> {
  const files = given.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const documents = files.filter(({ name }) => htmlFile.test(name));
  if (documents.length === 0) return null;
  const notFoundDocuments = documents.filter(({ name }) => notFoundFile.test(name));
  const pages = documents.filter(({ name }) => !notFoundFile.test(name));
  const chosen = pages.slice(0, maxPages);
  const read = async (file: AuditedFile) => decodeHtml((await file.bytes()).subarray(0, maxBytes));

  const origin = (await originOf(chosen, read)) ?? noOrigin;
  const text = async (name: string): Promise<FetchedFile | undefined> => {
    const file = files.find((one) => one.name === name);
    return file && { status: 200, text: await read(file) };
  };
  const missing: ProbeResult[] = [];
  for (const file of notFoundDocuments) {
    const url = `${origin}${pathOf(file.name)}`;
    missing.push({ asked: url, url, steps: [], status: 404, html: await read(file) });
  }
  const site: SiteInput = {
    origin,
    isComplete: documents.length > 1 && chosen.length === pages.length,
    robots: await text('robots.txt'),
    sitemap: await text('sitemap.xml'),
    aliases: aliasesOf(pages, origin),
    files: await otherFiles(files, origin, read, measure),
    ...(missing.length > 0 && { probes: { missing } }),
  };
  const audit = new Audit(site);
  for (const [index, file] of chosen.entries()) {
    audit.add({
      url: `${origin}${addressOf(file.name)}`,
      hasAddress: origin !== noOrigin,
      status: 200,
      html: await read(file),
    });
    onProgress?.(index + 1, chosen.length);
  }
  return audit.report(checkedAt);
}

async function otherFiles(
  files: readonly AuditedFile[],
  origin: string,
  read: (file: AuditedFile) => Promise<string>,
  measure: FilesOptions['measure'],
): Promise<ReadonlyMap<string, FetchedFile>> {
  const answers = new Map<string, FetchedFile>();
  for (const file of files) {
    const { name, size } = file;
    if (htmlFile.test(name)) continue;
    const isPicture = measure && pictureFile.test(name) && size <= maxBytes;
    answers.set(`${origin}${pathOf(name)}`, {
      status: 200,
      ...(/\.css$/i.test(name) && size <= maxBytes && { text: await read(file) }),
      ...(isPicture && (await measure(await file.bytes()))),
    });
  }
  return answers;
}

/** The path of a file in an address, as browsers ask for it: with `%20` for a space. */
function pathOf(name: string): string {
  const escaped = name.replaceAll(/[%#?\\]/g, encodeURIComponent);
  return new URL(`${noOrigin}/${escaped}`).pathname;
}

/** The path at which a page is served. An index file has the address of its folder, so its relative links start there. */
function addressOf(name: string): string {
  return pathOf(name).replace(/\/index\.html?$/i, '/');
}

/** The other addresses that static hosts serve pages at: `/a/index.html` for `/a/`, `/b` for `/b.html`. */
function aliasesOf(pages: readonly AuditedFile[], origin: string): ReadonlyMap<string, string> {
  const own = new Set(pages.map(({ name }) => sameAddress(origin + addressOf(name))));
  return new Map(
    pages.flatMap(({ name }): [string, string][] => {
      const address = origin + addressOf(name);
      const path = pathOf(name);
      const others = [origin + path, origin + path.replace(/\.\w+$/, '')];
      return others
        .filter((other) => !own.has(sameAddress(other)))
        .map((other) => [other, address]);
    }),
  );
}

/** The origin that most canonicals name. */
async function originOf(
  pages: readonly AuditedFile[],
  read: (file: AuditedFile) => Promise<string>,
): Promise<string | undefined> {
  const counts = new Map<string, number>();
  for (const file of pages.slice(0, askedForOrigin)) {
    const document = new HtmlDocument({ url: `${noOrigin}/`, status: 200, html: await read(file) });
    const [canonical] = document.canonicals;
    const named = URL.parse(attribute(canonical, 'href') ?? '')?.origin;
    if (named && named !== 'null') counts.set(named, (counts.get(named) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
