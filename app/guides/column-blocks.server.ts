/**
 * Estimates which blocks fit a column of a guide, and how high they are there. Heights are in px, `width` is that of
 * the column as a share of its width in a wide window.
 */
import { plainText } from '#app/lib/plain-text.ts';
import type { Text } from './markdown/text.ts';
import type { Block } from './prose.ts';
import type { List } from './schema.ts';
import { linesOf } from './text-lines.server.ts';

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

/** Whether a block is small enough for the right column. */
export const isSmall = (block: Block) =>
  ['sample', 'sum', 'bars'].includes(block.type) || (block.type === 'figure' && !block.list);

/** The height of blocks without the space between them. */
export const heightOfAll = (blocks: readonly Block[]) =>
  blocks.reduce((sum, block) => sum + heightOf(block), 0);

/** The space between blocks of the right column. */
export const stackGap = 24;
/** The space above a paragraph or a list. */
export const textGap = 18;

/** The space above text. */
export function gapAbove(block: Block): number {
  if (block.type === 'heading') return 44;
  return isText(block) ? textGap : 0;
}

export type Figure = Extract<Block, { type: 'figure' }>;

/** The height of a figure whose picture has `pictureWidth` in a wide window. By default it reaches the edge. */
export function pictureHeight(
  { picture, caption, isCut }: Figure,
  width: number,
  pictureWidth = 686,
): number {
  const own = (pictureWidth * width * picture.height) / picture.width;
  return 73 + linesOf(caption, 74 * width) * 22 + (isCut ? own : Math.min(own, highest));
}

/** The largest height of a picture that isn't wide. */
const highest = 384;
/** The height of a line of text. */
export const lineHeight = 28.8;

/** The height of a block in its column. */
export function heightOf(block: Block, width = 1): number {
  const linesIn = (text: Text, length: number) => linesOf(plainText(text), length * width);
  switch (block.type) {
    case 'paragraph':
      return linesIn(block.text, 70) * lineHeight;
    case 'heading':
      return 29;
    case 'list':
      return block.items.reduce((sum, item) => sum + 12 + linesIn(item, 66) * lineHeight, -12);
    case 'side':
      return 26 + linesIn(block.text, 72) * 24;
    case 'figure':
      return block.isCut ? pictureHeight(block, width, 566) : 354;
    case 'sample':
      return 110 + linesIn(block.text, 60) * (block.form ? 50 : 30);
    case 'sum':
      return 380 + Math.ceil(block.rows.length / 2) * 100 + (block.field ? 24 : 0);
    case 'bars':
      return (
        78 +
        linesIn(block.note, 74) * 22 +
        block.rows.reduce((sum, { detail }) => sum + (detail ? 62 : 44), 0) +
        (block.line ? 40 : 0) +
        (block.pair ? 40 + block.rows.length * 28 : 0)
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

/** The height of a chapter’s title and lead, with the space below them. */
export const headerHeight = (title: string, lead: Text) =>
  Math.max(120, linesOf(title, 18) * 58 + 24) + linesOf(plainText(lead), 52) * 33 + 44;
