import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { guideSearchFile } from '#app/content/build-files.ts';
import { attribute, builtPages, clientDir, file, named, type BuiltPage } from './built-site.ts';

/** Compressed size in kB: brotli, as the server sends it. */
const kilobytes = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + compressedSize(path), 0) / 1000;

const sizes = new Map<string, number>();
/** Cached, because most scripts belong to many pages. */
function compressedSize(path: string): number {
  const size = sizes.get(path) ?? brotliCompressSync(file(path)).length;
  sizes.set(path, size);
  return size;
}

const home = builtPages[0]!;
const pictures = (page: BuiltPage) => [
  ...new Set(
    named(page, 'img')
      .filter((image) => !insideClosedMenu(page, image))
      .map((image) => attribute(image, 'src')!),
  ),
];
/** Pictures of a closed menu load when it opens. */
const insideClosedMenu = (page: BuiltPage, image: (typeof page.elements)[number]) => {
  const menus = page.elements.filter((element) => attribute(element, 'popover') !== undefined);
  return menus.some((menu) => contains(menu, image));
};
const contains = (parent: object, child: object): boolean =>
  'childNodes' in parent &&
  (parent.childNodes as object[]).some((node) => node === child || contains(node, child));

const script = (page: BuiltPage) =>
  named(page, 'script').find((one) => attribute(one, 'data-page'))!;
const preloads = (page: BuiltPage) => attribute(script(page), 'data-preload')!.split(' ');

test('no page loads a script before its first paint', () => {
  for (const page of builtPages) {
    expect(
      named(page, 'script').filter((one) => attribute(one, 'src')),
      page.path,
    ).toEqual([]);
    expect(
      named(page, 'link').filter((link) => attribute(link, 'rel') === 'modulepreload'),
      page.path,
    ).toEqual([]);
  }
});

describe('the landing page', () => {
  test('loads at most 4 kB of scripts after hydration, for the hill', () => {
    const late = readdirSync(join(clientDir, 'assets')).filter((name) =>
      /^home-climb-.*\.js$/.test(name),
    );
    expect(late).toHaveLength(1);
    expect(kilobytes([`assets/${late[0]}`])).toBeLessThanOrEqual(4);
  });

  test('loads at most 119.3 kB of scripts before interaction', () => {
    const module = attribute(script(home), 'data-page')!;
    expect(kilobytes([module, ...preloads(home)])).toBeLessThanOrEqual(119.3);
  });

  test('loads at most 180 kB of pictures', () => {
    expect(kilobytes(pictures(home))).toBeLessThanOrEqual(180);
  });

  test('loads at most 45 kB of fonts', () => {
    const fonts = named(home, 'link').filter((link) => attribute(link, 'as') === 'font');
    const bytes = fonts.map((font) => statSync(join(clientDir, attribute(font, 'href')!)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(45);
  });
});

/**
 * Largest size of a compressed document with its styles, in kB. An added page costs each page about
 * 0.1 kB, and other hashes in file names change a page by up to 0.06 kB.
 */
const limits = {
  // It also holds the control of the hill and a second audit form.
  landing: 23.9,
  // A source, a verdict and a square for each point, and a picture for each of its groups.
  checklist: 33.9,
  guidesAndArticles: 26.1,
  other: 22.6,
};

function limitOf(path: string): number {
  if (path === '/') return limits.landing;
  if (path === '/guides/seo/technical-checklist') return limits.checklist;
  return /^\/(guides|industries|archive)\//.test(path) ? limits.guidesAndArticles : limits.other;
}

test.each(builtPages)('the document of $path is within the limit of its kind', ({ path }) => {
  expect(compressedSize(join(path, 'index.html')) / 1000).toBeLessThanOrEqual(limitOf(path));
});

test('scripts of a single page are at most 16.6 kB', () => {
  const shared = builtPages
    .map(preloads)
    .reduce((common, list) => common.filter((path) => list.includes(path)));
  for (const page of builtPages) {
    const own = preloads(page).filter((path) => !shared.includes(path));
    expect(kilobytes(own), page.path).toBeLessThanOrEqual(16.6);
  }
});

test('the full stylesheet, which loads after hydration, is at most 53 kB', () => {
  const sheets = readdirSync(join(clientDir, 'assets')).filter((name) => name.endsWith('.css'));
  expect(kilobytes(sheets.map((name) => `assets/${name}`))).toBeLessThanOrEqual(53);
});

test('the search of the guides is at most 40 kB: its index and its library', () => {
  const library = readdirSync(join(clientDir, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((name) => name.endsWith('.js') && file(name).includes('MiniSearch'));
  expect(library).toHaveLength(1);
  expect(kilobytes([guideSearchFile, ...library])).toBeLessThanOrEqual(40);
});
