import { expect, test, vi } from 'vitest';
import { renderSiteIcons, webManifest } from './site-icons.ts';
import { site } from '../app/content/site.ts';
import { renderSocialPicture } from './social.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a social picture is 1200 by 630 and within 120 kB, also with the heaviest scene', async () => {
  const png = await renderSocialPicture({
    title: 'Rank higher',
    section: 'SEO',
    scene: 'hero-hill',
  });
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThanOrEqual(120_000);
});

test('the same page gives the same social picture', async () => {
  const page = { title: 'Local SEO', section: 'Guides', scene: 'guide-local-seo' };
  expect(await renderSocialPicture(page)).toEqual(await renderSocialPicture(page));
});

test('a title of 65 characters fits, one that cannot be set is refused', async () => {
  const page = { section: 'Guides', scene: 'guide-seo' };
  const long = 'A step-by-step checklist for technical search engine optimisation';
  await expect(renderSocialPicture({ ...page, title: long })).resolves.toBeInstanceOf(Buffer);
  await expect(renderSocialPicture({ ...page, title: long.repeat(4) })).rejects.toThrow('fit');
  await expect(renderSocialPicture({ ...page, title: 'На карте' })).rejects.toThrow('glyph');
  await expect(renderSocialPicture({ ...page, title: 'SEO', scene: 'nowhere' })).rejects.toThrow(
    'nowhere',
  );
});

test('every icon of the manifest exists at the size it claims', () => {
  const icons = renderSiteIcons();
  const manifest = JSON.parse(webManifest({ name: site.name, description: 'x' })) as {
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
