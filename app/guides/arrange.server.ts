/** Arranges the blocks of a chapter in two columns: text, and the small blocks beside it. */
import type { Block } from './prose.ts';
import { countWords } from './reading-time.server.ts';

/**
 * Groups each remark, picture, sample, sum and bar chart with the text beside it. A block with too little text
 * beside it keeps the whole width, as tables do. The order of the blocks does not change.
 */
export function arrange(blocks: readonly Block[]): readonly Block[] {
  const arranged: Block[] = [];
  let index = 0;
  /** The text since the last group or wide block. */
  let before: Block[] = [];
  while (index < blocks.length) {
    const block = blocks[index]!;
    index += 1;
    if (isText(block)) {
      before.push(block);
      continue;
    }
    const group = isSmall(block) ? groupOf(block, before, textAfter(blocks, index)) : null;
    if (group) {
      const { start, after } = group;
      arranged.push(...before.slice(0, start), {
        type: 'beside',
        blocks: [...before.slice(start), block, ...after],
      });
      index += after.length;
    } else arranged.push(...before, block);
    before = [];
  }
  return [...arranged, ...before];
}

/** Arranges what is under each heading for itself. */
export function arrangeParts(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findIndex(({ type }) => type === 'heading');
  if (end < 0) return arrange(blocks);
  return [...arrange(blocks.slice(0, end)), blocks[end]!, ...arrangeParts(blocks.slice(end + 1))];
}

/** The text that may stand beside a block, after it. The last paragraph before another small block belongs to that one. */
function textAfter(blocks: readonly Block[], index: number): readonly Block[] {
  const next = blocks.findIndex((block, at) => at >= index && !isText(block));
  const text = blocks.slice(index, next < 0 ? blocks.length : next);
  return isSmall(blocks[next]) ? withoutEnd(text, 1) : text;
}

/** Chooses the text beside a block: as much as the block is high, the nearest first. */
function groupOf(block: Block, before: readonly Block[], possible: readonly Block[]) {
  const height = heightOf(block);
  let start = startOfLast(before, before.length);
  let end = 0;
  let filled = heightOfAll(before.slice(start));
  while (filled < height && end < possible.length) {
    filled += heightOf(possible[end]!);
    end += 1;
  }
  while (filled < height && start > 0) {
    const from = startOfLast(before, start);
    filled += heightOfAll(before.slice(from, start));
    start = from;
  }
  if (filled < height * leastText) return null;
  const after = possible.slice(0, end);
  return { start, after: after.at(-1)?.type === 'heading' ? withoutEnd(after, 1) : after };
}

/** Where the last text before `end` starts: a heading stays with it. */
function startOfLast(text: readonly Block[], end: number): number {
  return Math.max(0, text[end - 2]?.type === 'heading' ? end - 2 : end - 1);
}

/** The least share of a block's height that text has to fill. */
const leastText = 0.7;

function withoutEnd(text: readonly Block[], count: number): readonly Block[] {
  const rest = text.slice(0, -count);
  return rest.at(-1)?.type === 'heading' ? rest.slice(0, -1) : rest;
}

const isText = ({ type }: Block) => type === 'paragraph' || type === 'list' || type === 'heading';

const isSmall = (block: Block | undefined) =>
  block !== undefined &&
  (['side', 'sample', 'sum', 'bars'].includes(block.type) ||
    (block.type === 'figure' && !block.list));

const heightOfAll = (blocks: readonly Block[]) =>
  blocks.reduce((sum, block) => sum + heightOf(block), 0);

/** The height of a block in its column, estimated in px. */
function heightOf(block: Block): number {
  const words = countWords(block);
  switch (block.type) {
    case 'heading':
      return 80;
    case 'list':
      return block.items.length * 26 + (words / 11) * 29;
    case 'side':
      return 50 + (words / 9) * 24;
    case 'figure':
      return 100 + (430 * block.picture.height) / block.picture.width;
    case 'sample':
      return 110 + block.text.split('\n').length * (block.form ? 50 : 30);
    case 'sum':
      return 130 + block.rows.length * 80;
    case 'bars':
      return block.direction ? 400 : 150 + block.rows.length * 80;
    default:
      return 18 + Math.ceil(words / 13) * 29;
  }
}
