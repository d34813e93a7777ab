/** Social pictures: the preview of a shared link. */
import type { PictureName } from '#app/assets/picture-names.ts';
import { type Drawing, at, path, rect } from './drawing/drawing.ts';
import { lettering, measure, missingLetter } from './drawing/lettering.ts';
import { type Picture, renderSvg } from './drawing/svg.ts';
import { blue, orange, paper, white } from './drawing/ramps.ts';
import { logo } from './kit/brand.ts';
import { contourLines } from './kit/contour-ground.ts';
import { loadPicture } from './pictures.ts';
import { renderPng, withPalette } from './raster.ts';

export type SocialPicture = {
  /**
   * The headline of the page, set in up to four lines. Throws if it does not fit. A title with
   * a character that the font lacks, such as a Greek letter, is left out.
   */
  readonly title: string;
  /** The section of the site, in a few words: `Guides`, `Case study`. */
  readonly section: string;
  /** The name of the picture on the right. */
  readonly scene: PictureName;
};

const [width, height] = [1200, 630];
/** The box of the headline, in pixels. */
const column = { left: 72, width: 590, top: 176, bottom: 496 };

const headline = { face: 'gabarito-800', color: white } as const;

/** Breaks a title into lines. Undefined if a word is wider than the column. */
function breakLines(title: string, size: number, limit: number): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    const fits = (text: string) => measure(text, { size, face: headline.face }) <= limit;
    if (!fits(word)) return undefined;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances the lines: the narrowest width with the same number of lines. */
function balanceLines(title: string, size: number, lines: readonly string[]): readonly string[] {
  let best = lines;
  for (let limit = column.width; limit > column.width / 2; limit -= 10) {
    const narrower = breakLines(title, size, limit);
    if (!narrower || narrower.length > lines.length) break;
    best = narrower;
  }
  return best;
}

/** The headline at the largest font size that fits. */
function setHeadline(title: string): Drawing {
  for (let size = 92; size >= 28; size -= 2) {
    const lines = breakLines(title, size, column.width);
    const leading = size * 1.04;
    if (!lines || lines.length > 4 || lines.length * leading > column.bottom - column.top) continue;
    const middle = (column.top + column.bottom) / 2;
    const first = middle - (lines.length * leading) / 2 + size * 0.8;
    return balanceLines(title, size, lines).map((line, index) =>
      lettering(column.left, first + index * leading, line, {
        size,
        ...headline,
        tracking: -size * 0.018,
      }),
    );
  }
  throw new Error(`social: “${title}” does not fit into four lines. Shorten the title.`);
}

/** The stepped edge: three layers that rise to the right. */
const steppedEdge: Drawing = [
  { color: blue[600], dx: -108, dy: -17 },
  { color: blue[400], dx: -54, dy: -8.5 },
  { color: paper[50], dx: 0, dy: 0 },
].map(({ color, dx, dy }) => {
  const risers = [300, 600, 880, 1120]
    .map((x) => `H${x + dx - 12}a12 12 0 0 0 12-12a12 12 0 0 1 12-12`)
    .join('');
  return path(`M0 640V${606 + dy}${risers}H1200V640Z`, color);
});

const ground: Drawing = [
  rect(0, 0, width, height, blue[800]),
  contourLines({
    width,
    height,
    hills: [
      { center: [930, 250], radii: [390, 290], height: 1, turn: 0.35 },
      { center: [60, 620], radii: [280, 200], height: 0.6 },
    ],
    levels: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
    color: white,
    opacity: 0.08,
  }),
];

/** The social picture of a page: PNG, 1200 × 630 px, at most 120 kB. */
export async function renderSocialPicture(page: SocialPicture): Promise<Buffer> {
  return withPalette(renderPng(await compose(page), width));
}

/** The same picture as SVG. */
export async function drawSocialPicture(page: SocialPicture): Promise<string> {
  return renderSvg(await compose(page));
}

async function compose(page: SocialPicture): Promise<Picture> {
  const scene = await loadPicture(page.scene);
  // The scene keeps its proportions in a box on the right, at the bottom.
  const box = { left: 650, top: 66, width: 530, height: 500 };
  const scale = Math.min(box.width / scene.width, box.height / scene.height);
  const [originX, originY] = scene.origin ?? [0, 0];
  const sceneAt = [
    box.left + (box.width - scene.width * scale) / 2 - originX * scale,
    box.top + (box.height - scene.height * scale) / 2 - originY * scale,
  ] as const;
  return {
    title: '',
    width,
    height,
    drawing: [
      ground,
      steppedEdge,
      at(...sceneAt, scene.drawing, scale),
      at(column.left, 68, logo(white).drawing, 1.35),
      missingLetter(page.title, headline.face) ? [] : setHeadline(page.title),
      rect(column.left, 526, 28, 6, orange[500], 3),
      lettering(column.left + 42, 538, page.section, {
        size: 26,
        face: 'figtree-600',
        color: blue[200],
      }),
    ],
  };
}
