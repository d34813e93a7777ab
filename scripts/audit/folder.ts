/** Reads a site from a folder of files, as a static host would serve it. */
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { decodeHtml } from '#audit/decode.ts';
import { HtmlDocument, attribute } from '#audit/document.ts';
import type { FileAnswer, PageInput, SiteInput } from '#audit/types.ts';
import { CannotCrawl, sizeOf, type CrawledSite } from './crawl.ts';

const htmlFile = /\.(?:html?|xhtml)$/i;
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const maxBytes = 10_000_000;

export async function readFolder(folder: string, maxPages: number): Promise<CrawledSite> {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/(?:^|\/)\.|(?:^|\/)node_modules\/|\.(?:br|gz)$/.test(name))
    .toSorted();
  const htmlNames = names.filter((name) => htmlFile.test(name));
  if (htmlNames.length === 0) throw new CannotCrawl(`${folder} holds no HTML file.`);
  const missNames = new Set(htmlNames.filter((name) => /(?:^|\/)404\.html?$/i.test(name)));
  const read = async (name: string) =>
    decodeHtml((await readFile(path.join(folder, name))).subarray(0, maxBytes));

  const chosen = htmlNames.filter((name) => !missNames.has(name)).slice(0, maxPages);
  const html = new Map<string, string>();
  for (const name of chosen) html.set(name, await read(name));
  const origin = originOf(html) ?? 'https://site.invalid';
  const hasAddress = !origin.endsWith('.invalid');

  const pages = chosen.map((name): PageInput => ({
    url: `${origin}${addressOf(name)}`,
    hasAddress,
    status: 200,
    html: html.get(name)!,
  }));
  const files = new Map<string, FileAnswer>();
  for (const name of names.filter((one) => !htmlFile.test(one))) {
    const file = path.join(folder, name);
    const found = await stat(file);
    if (!found.isFile()) continue;
    const isSmall = found.size <= maxBytes;
    const size = pictureFile.test(name) && isSmall ? await sizeOf(await readFile(file)) : {};
    const text = /\.css$/i.test(name) && isSmall ? await readFile(file, 'utf8') : undefined;
    files.set(`${origin}/${name}`, { status: 200, text, ...size });
  }
  const textFile = async (name: string): Promise<FileAnswer | undefined> =>
    names.includes(name)
      ? { status: 200, text: await readFile(path.join(folder, name), 'utf8') }
      : undefined;
  const missing = await Promise.all(
    [...missNames].map(async (name) => ({
      asked: `${origin}/${name}`,
      url: `${origin}/${name}`,
      steps: [],
      status: 404,
      html: await read(name),
    })),
  );
  const site: SiteInput = {
    origin,
    isComplete: chosen.length + missNames.size === htmlNames.length,
    robots: await textFile('robots.txt'),
    sitemap: await textFile('sitemap.xml'),
    files,
    ...(missing.length > 0 && { probes: { missing } }),
  };
  return { site, pages };
}

function addressOf(name: string): string {
  return `/${name}`.replace(/\/index\.html?$/i, '') || '/';
}

/** The origin that most canonicals name. */
function originOf(html: ReadonlyMap<string, string>): string | undefined {
  const counts = new Map<string, number>();
  for (const text of [...html.values()].slice(0, 50)) {
    const document = new HtmlDocument({ url: 'https://site.invalid/', status: 200, html: text });
    const canonical = URL.parse(
      attribute(document.linksWith('canonical')[0], 'href') ?? '',
    )?.origin;
    if (canonical) counts.set(canonical, (counts.get(canonical) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
