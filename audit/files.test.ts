import { expect, test } from 'vitest';
import { auditFiles } from './files.ts';
import type { PointId } from './types.ts';

const page = (path: string, body: string) =>
  `<title>${path}</title><link rel="canonical" href="https://shop.example${path}"><h1>${path}</h1>${body}`;

async function judge(id: PointId, files: Readonly<Record<string, string>>) {
  const report = await auditFiles(
    Object.entries(files).map(([name, text]) => {
      const bytes = new TextEncoder().encode(text);
      return { name, size: bytes.length, bytes: async () => bytes };
    }),
    { maxPages: 10, checkedAt: new Date(0) },
  );
  return report?.points[id - 1];
}

const files = {
  'index.html': page(
    '/',
    '<a href="brakes/index.html">Brakes</a> <a href="prices">Prices</a> <a href="brakes">Again</a>',
  ),
  'brakes/index.html': page('/brakes/', '<a href="pads.html">Pads</a>'),
  'brakes/pads.html': page('/brakes/pads', '<a href="../index.html">Home page</a>'),
  'prices.html': page('/prices.html', '<a href="/brakes/pads">Pads</a>'),
  'sitemap.xml':
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://shop.example/prices</loc></url></urlset>',
};

test.each([4, 7, 8, 16, 24])(
  'point %i passes at each address that static hosts serve',
  async (id) => {
    expect(await judge(id, files)).toMatchObject({ verdict: 'pass' });
  },
);

test('a relative link of an index file starts in its folder', async () => {
  const { 'brakes/pads.html': _, ...others } = files;
  expect(await judge(24, { ...others, 'pads.html': page('/pads', '') })).toMatchObject({
    verdict: 'fail',
  });
});

test.each([24, 42])(
  'point %i passes where names of files have spaces, accents or a #',
  async (id) => {
    const links =
      '<a href="%C3%BCber%20uns">About</a> <a href="a%23b.html">A#b</a> <a href="/">Home page</a>';
    const styled = '<link rel="stylesheet" href="/my%20style.css">';
    const named = {
      'index.html': page('/', links + styled),
      'über uns.html': page('/%C3%BCber%20uns', links + styled),
      'a#b.html': page('/a%23b', links + styled),
      'my style.css': '@font-face { src: url(a.woff2); font-display: swap }',
    };
    expect(await judge(id, named)).toMatchObject({ verdict: 'pass' });
  },
);
