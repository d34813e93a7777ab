import { expect, test, vi } from 'vitest';
import { site } from '#app/content/site.ts';
import { renderSiteIcons, webManifest } from './site-icons.ts';
import { renderSocialPicture } from './social.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Width and height in pixels, from the PNG header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('renderSocialPicture writes 1200 × 630 px and at most 120 kB for the heaviest scene', async () => {
  const png = await renderSocialPicture({
    title: 'Rank higher',
    section: 'SEO',
    scene: 'hero-hill',
  });
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThanOrEqual(120_000);
});

test('renderSocialPicture is deterministic', async () => {
  const page = { title: 'Local SEO', section: 'Guides', scene: 'guide-local-seo' } as const;
  expect(await renderSocialPicture(page)).toEqual(await renderSocialPicture(page));
});

test('renderSocialPicture accepts a title of 65 characters and a long word, and rejects one that does not fit', async () => {
  const page = { section: 'Guides', scene: 'guide-seo' } as const;
  const long = 'A step-by-step checklist for technical search engine optimization';
  await expect(renderSocialPicture({ ...page, title: long })).resolves.toBeInstanceOf(Buffer);
  const word = 'Suchmaschinenoptimierungsagentur in Köln';
  await expect(renderSocialPicture({ ...page, title: word })).resolves.toBeInstanceOf(Buffer);
  await expect(renderSocialPicture({ ...page, title: long.repeat(4) })).rejects.toThrow('fit');
  // @ts-expect-error -- the name of a picture that does not exist
  await expect(renderSocialPicture({ ...page, title: 'SEO', scene: 'nowhere' })).rejects.toThrow(
    'nowhere',
  );
});

test('renderSocialPicture leaves out a title with letters that the font lacks', async () => {
  const page = { section: 'Guides', scene: 'guide-seo' } as const;
  const [greek, russian, english] = await Promise.all(
    ['Ένα εστιατόριο', 'На карте', 'On the map'].map((title) =>
      renderSocialPicture({ ...page, title }),
    ),
  );
  expect(greek).toEqual(russian);
  expect(greek).not.toEqual(english);
});

test('every icon of the manifest exists in its declared size', () => {
  const icons = renderSiteIcons();
  const manifest = JSON.parse(
    webManifest({ name: site.name, description: 'x', language: site.language }),
  ) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const claimed = manifest.icons.filter(({ type }) => type === 'image/png');
  const actual = claimed.map(({ src, ...icon }) => {
    const png = icons.get(src.slice(1));
    return { ...icon, src, sizes: png && sizeOf(png).join('x') };
  });
  expect(actual).toEqual(claimed);
  expect(icons.has('favicon.svg')).toBe(true);
});
