/**
 * Estimates which blocks fit a column of a guide, and how high they are there. Heights are in px, `width` is that of
 * the column as a share of its width in a wide window. The numbers were measured in a window of 1440 px;
 * tests/matrix/column-heights.spec.ts compares the estimates with the pages.
 */
import { plainText } from '#app/lib/plain-text.ts';
import type { Text } from './markdown/text.ts';
import type { Block } from './prose.ts';
import type { List } from './schema.ts';
import { linesOf } from './text-lines.server.ts';

/** The letters on a line of a column in a wide window: the mean by kind of text. */
const lettersOnLine = {
  paragraph: 70,
  item: 66,
  side: 72,
  caption: 76,
  sample: 60,
  title: 18,
  lead: 54,
};
/** The heights of lines in px. In a form, a sample has space between its lines. */
const lineHeights = { side: 24, caption: 24, sample: 30, form: 43, title: 58, lead: 33 };
/** The height of a line of text. */
export const lineHeight = 28.8;

/** What a block has above and below its lines, in px: padding, border and title of its frame. */
const frames = { side: 26, figure: 52, sample: 110, sum: 340, bars: 78 };
/** The parts of figures, in px. */
const parts = {
  /** A row of a worked sum, which has two columns. */
  sumRow: 100,
  /** The space above the dots of a sum, and the width of their field. */
  dotsGap: 24,
  dotsWidth: 512,
  bar: 44,
  /** A bar whose label has a second line. */
  detailedBar: 62,
  /** The label of the limit below bars. */
  limit: 40,
  /** What the difference below a pair of bars adds to a row with a label of two lines. */
  difference: 35,
};
/** The width in px of a picture in a wide window: to the edge of the page, and within its column. */
const pictureWidths = { toEdge: 686, inColumn: 566 };
/** The height of a heading. */
const headingHeight = 29;
/** The largest height of a picture that isn't wide. */
const highest = 384;
/** The height of a figure with such a picture within its column. */
const figureHeight = 354;

/** Whether a block is text, which is read on from the left column. */
export const isText = (block: Block) =>
  block.type === 'paragraph' ||
  block.type === 'heading' ||
  block.type === 'side' ||
  (block.type === 'list' && !isTitled(block));

/** Whether the items of a list are texts below titles. Such a list has the whole width. */
const isTitled = ({ items }: List) =>
  items.every(
    ([first, text]) =>
      typeof first === 'object' &&
      'bold' in first &&
      /\w$/.test(plainText(first.bold)) &&
      typeof text === 'string' &&
      /^ [A-Z“]/.test(text),
  );

/** Whether a block is small enough for the right column. A panorama is across the window. */
export const isSmall = (block: Block) =>
  ['sample', 'sum', 'bars'].includes(block.type) ||
  (block.type === 'figure' && !block.list && block.isCut !== 'wide');

/** The height of blocks without the space between them. */
export const heightOfAll = (blocks: readonly Block[]) =>
  blocks.reduce((sum, block) => sum + heightOf(block), 0);

/** The space between blocks of the right column. */
export const stackGap = 24;
/** The space above a paragraph or a list. */
export const textGap = 18;
/** The space above a heading. */
const headingGap = 44;
/** The space between items of a list. */
const itemGap = 12;

/** The space above text. */
export function gapAbove(block: Block): number {
  if (block.type === 'heading') return headingGap;
  return isText(block) ? textGap : 0;
}

export type Figure = Extract<Block, { type: 'figure' }>;

/** The height of a figure whose picture has `pictureWidth` in a wide window. By default it reaches the edge. */
export function pictureHeight(
  { picture, caption, isCut }: Figure,
  width: number,
  pictureWidth = pictureWidths.toEdge,
): number {
  const own = (pictureWidth * width * picture.height) / picture.width;
  const captionHeight = linesOf(caption, lettersOnLine.caption * width) * lineHeights.caption;
  return frames.figure + captionHeight + (isCut ? own : Math.min(own, highest));
}

/** The height of the dots of a sum, from the ratio of their view box. */
function fieldHeight({ viewBox }: { readonly viewBox: string }, width: number): number {
  const [, , across, down] = viewBox.split(' ').map(Number);
  return parts.dotsGap + (parts.dotsWidth * width * down!) / across!;
}

/** The height of a block in its column. */
export function heightOf(block: Block, width = 1): number {
  const linesIn = (text: Text, kind: keyof typeof lettersOnLine) =>
    linesOf(plainText(text), lettersOnLine[kind] * width);
  switch (block.type) {
    case 'paragraph':
      return linesIn(block.text, 'paragraph') * lineHeight;
    case 'heading':
      return headingHeight;
    case 'list':
      return block.items.reduce(
        (sum, item) => sum + itemGap + linesIn(item, 'item') * lineHeight,
        -itemGap,
      );
    case 'side':
      return frames.side + linesIn(block.text, 'side') * lineHeights.side;
    case 'figure':
      return block.isCut ? pictureHeight(block, width, pictureWidths.inColumn) : figureHeight;
    case 'sample':
      return (
        frames.sample +
        linesIn(block.text, 'sample') * (block.form ? lineHeights.form : lineHeights.sample)
      );
    case 'sum':
      return (
        frames.sum +
        Math.ceil(block.rows.length / 2) * parts.sumRow +
        (block.field ? fieldHeight(block.field, width) : 0)
      );
    case 'bars':
      return (
        frames.bars +
        linesIn(block.note, 'caption') * lineHeights.caption +
        block.rows.reduce((sum, { detail }) => sum + (detail ? parts.detailedBar : parts.bar), 0) +
        (block.line ? parts.limit : 0) +
        block.rows.filter(({ left }) => left).length * parts.difference
      );
    default:
      return 0;
  }
}

/** The height of blocks below each other. */
export const stacked = (blocks: readonly Block[]) =>
  blocks.reduce(
    (sum, block, index) =>
      sum +
      (index > 0 ? gapAbove(block) : 0) +
      (block.type === 'figure' ? pictureHeight(block, 1) : heightOf(block)),
    0,
  );

/** The least height of a title: that of the chapter's number beside it. */
const numberHeight = 120;
/** The space below a chapter's title, and below its lead. */
const [titleGap, leadGap] = [24, 32];

/** The height of a chapter’s title and lead, with the space below them. */
export const headerHeight = (title: string, lead: Text) =>
  Math.max(numberHeight, linesOf(title, lettersOnLine.title) * lineHeights.title + titleGap) +
  linesOf(plainText(lead), lettersOnLine.lead) * lineHeights.lead +
  leadGap;
