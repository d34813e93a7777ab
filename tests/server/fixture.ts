import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import type { Policy } from '#server/policy.ts';
import { precompress } from '#server/precompress.ts';

/** A small site with every kind of file that a build has, in a temporary folder. */
export type Fixture = {
  /** The build folder: `client/` and `policy.json`. */
  readonly siteDir: string;
  readonly clientDir: string;
  readonly policy: Policy;
  remove(): Promise<void>;
};

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;

export const fixturePolicy: Policy = {
  scriptHashes: [hash('a')],
  styleHashes: [hash('b'), hash('c')],
  origin: 'https://upslope.example',
  indexable: true,
};

/** Must never be in a response. Every file outside `client/` and every dotfile contains it. */
export const secret = 'not-for-visitors-5ba1';

const text = (seed: string) => `${seed} ${'some words that compress well '.repeat(40)}`;
const page = (name: string, build = '1') =>
  `<!doctype html><html lang="en"><title>${name}</title><p>${text(`${name} ${build}`)}</p></html>\n`;

/** Pages of the fixture, by canonical address. */
export const pages = [
  '/',
  '/services',
  '/services/seo',
  '/services/seo/pricing',
  '/case-studies',
  '/case-studies/known',
  '/guides/seo/glossary',
] as const;

export const notFoundDocuments = ['404.html', 'case-studies/404.html', 'guides/404.html'] as const;

/** Incompressible bytes. */
const noise = Buffer.from(
  Array.from({ length: 3_000 }, (_, i) => (Math.imul(i + 7, 2_654_435_761) >>> 13) & 0xff),
);

function contents(build: string): ReadonlyMap<string, string | Buffer> {
  return new Map<string, string | Buffer>([
    ...pages.map((at) => [posix.join(at.slice(1), 'index.html'), page(at, build)] as const),
    ...notFoundDocuments.map((at) => [at, page(`not found ${at}`, build)] as const),
    // Files that the prerenderer leaves behind, and its fallback. They are not addresses.
    ['404/index.html', page('left over')],
    ['__spa-fallback.html', page('fallback')],
    ['_root.data', text('[{"loader":1}]')],
    ['services.data', text('[{"loader":2}]')],
    ['guides/seo/glossary/index.md', text('# Glossary')],
    ['sitemap.xml', text('<urlset/>')],
    ['robots.txt', 'User-agent: *\n'],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['site.webmanifest', '{"name":"fixture"}'],
    ['api/placeholder/800x600.svg', `<svg xmlns="http://www.w3.org/2000/svg">${text('')}</svg>`],
    [`assets/entry-${build}Ab3.js`, text(`export const build = '${build}';`)],
    ['assets/shared-Zz9.css', text('.a{color:red}')],
    ['assets/face-Q1.woff2', noise],
    ['.well-known/security.txt', 'Contact: mailto:hello@upslope.example\n'],
    ['.env', secret],
    ['.git/config', secret],
  ]);
}

/** Writes the fixture. `build` is part of every page and of one asset's name. */
export async function makeFixture(build = '1'): Promise<Fixture> {
  const siteDir = await mkdtemp(join(tmpdir(), 'site-fixture-'));
  const clientDir = join(siteDir, 'client');
  for (const [name, content] of contents(build)) {
    const file = join(clientDir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(join(siteDir, 'policy.json'), JSON.stringify(fixturePolicy));
  await writeFile(join(siteDir, 'private.txt'), secret);
  await precompress(clientDir);
  return {
    siteDir,
    clientDir,
    policy: fixturePolicy,
    remove: () => rm(siteDir, { recursive: true, force: true }),
  };
}
