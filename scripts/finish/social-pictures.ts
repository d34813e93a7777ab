/** The pictures that shared links show: one for each page, from its own heading, place and scene. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { renderSocialPicture, type SocialPicture } from '#illustrations/social.ts';
import { pictureHashLength } from '../asset-names.ts';
import { attribute, walk } from './document.ts';

const pictures = new URL('../../app/assets/pictures/', import.meta.url);

/** What the picture of a page shows, read off its finished HTML; `host` stands where it has no parent page. */
export function socialPictureOf(html: string, host: string): SocialPicture {
  const elements = [...walk(parse(html))];
  const crumbs = elements.find((element) => attribute(element, 'aria-label') === 'Breadcrumb');
  const trail = crumbs ? [...walk(crumbs)].filter(({ tagName }) => tagName === 'li').map(text) : [];
  const heading = elements.findIndex(({ tagName }) => tagName === 'h1');
  // The first picture of the opening: what stands in front of it, a walker or a flag, comes after it.
  const opening = elements
    .slice(heading)
    .find(({ tagName }) => tagName === 'img' || tagName === 'h2');
  const scene = (opening && attribute(opening, 'src'))
    ?.split('/')
    .at(-1)
    ?.replace(new RegExp(`-\\w{${pictureHashLength}}\\.svg$`), '');
  return {
    title: text(elements[heading]!),
    section: trail.at(-2) === 'Home' || trail.length < 2 ? host : trail.at(-2)!,
    scene: scene && existsSync(new URL(`${scene}.svg`, pictures)) ? scene : 'hero-hill',
  };
}

const root = new URL('../../', import.meta.url);

/** Hash of everything that a social picture is drawn from besides its words: code, colors, name. */
async function hashOfDrawing(): Promise<string> {
  const room = new URL('illustrations/', root);
  const code = (await readdir(room, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const sources = [
    ...code.sort().map((file) => new URL(file, room)),
    new URL('app/styles/tokens.css', root),
    new URL('app/content/site.ts', root),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest('hex');
}

/**
 * Writes PNG files, 1200 × 630. Drawing one takes a few tenths of a second, so each is kept in `cacheDir`
 * under a hash of what it shows and how it is drawn.
 */
export async function writeSocialPictures(
  pages: readonly { readonly file: string; readonly picture: SocialPicture }[],
  cacheDir: string,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const drawing = await hashOfDrawing();
  for (const { file, picture } of pages) {
    const key = createHash('sha256')
      .update(drawing + JSON.stringify(picture))
      .digest('hex')
      .slice(0, 16);
    const cached = join(cacheDir, `${key}.png`);
    if (!existsSync(cached)) await writeFile(cached, await renderSocialPicture(picture));
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, await readFile(cached));
  }
}

type Element = ReturnType<typeof walk> extends Generator<infer One> ? One : never;

function text(element: Element): string {
  return element.childNodes
    .map((child) => ('tagName' in child ? ` ${text(child)} ` : 'value' in child ? child.value : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
