/** Arranges the blocks of a chapter in two columns: text, and the small blocks beside it. */
import type { Block } from './prose.ts';
import { countWords } from './reading-time.server.ts';
import { linesOf, sampleLength } from './text-lines.server.ts';

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
    const group = isSmall(block) ? bestGroup(block, before, blocks, index) : null;
    if (group) {
      const { after } = group;
      const start = continues(arranged.at(-1), before, block) ? 0 : group.start;
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

/** Arranges a chapter of a long read: text with nothing beside it is in two columns if there is enough of it. */
export function arrangeChapter(blocks: readonly Block[]): readonly Block[] {
  return inColumns(
    arrange(blocks),
    (text) => heightOfAll(text) >= columnsHeight && (text.length > 1 || text[0]?.type === 'list'),
  );
}

/** Arranges what is under each heading for itself. Five steps or more are in two columns. */
export function arrangeParts(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findIndex(({ type }) => type === 'heading');
  if (end < 0) {
    return inColumns(
      arrange(blocks),
      ([first, ...rest]) =>
        first?.type === 'list' && first.ordered && first.items.length > 4 && !rest.length,
    );
  }
  return [
    ...arrangeParts(blocks.slice(0, end)),
    blocks[end]!,
    ...arrangeParts(blocks.slice(end + 1)),
  ];
}

/** Groups the text between two headings or other blocks, if `fits` accepts it. */
function inColumns(
  blocks: readonly Block[],
  fits: (text: readonly Block[]) => boolean,
): readonly Block[] {
  const runs: { text: boolean; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const text = isText(block) && block.type !== 'heading';
    const run = runs.at(-1);
    if (run?.text === text) run.blocks.push(block);
    else runs.push({ text, blocks: [block] });
  }
  return runs.flatMap((run, index) => {
    // Text above or below a group continues its left column.
    const isAlone =
      runs[index - 1]?.blocks.at(-1)?.type !== 'beside' &&
      (run.blocks.at(-1)?.type === 'list' || runs[index + 1]?.blocks[0]?.type !== 'beside');
    return run.text && isAlone && fits(run.blocks)
      ? [{ type: 'beside' as const, blocks: run.blocks }]
      : run.blocks;
  });
}

/**
 * Chooses the text beside a block. The last paragraph before another small block belongs to that one, unless this
 * block has too little text and the other has some after it.
 */
function bestGroup(
  block: Block,
  before: readonly Block[],
  blocks: readonly Block[],
  index: number,
) {
  const next = blocks.findIndex((one, at) => at >= index && !isText(one));
  const text = blocks.slice(index, next < 0 ? blocks.length : next);
  const other = blocks[next];
  if (!isSmall(other)) return groupOf(block, before, text);
  const group = groupOf(block, before, withoutEnd(text, 1));
  const after = blocks[next + 1];
  const canTakeAll = other?.type !== 'side' || (after !== undefined && isText(after));
  return canTakeAll && (!group || group.share < enoughText)
    ? (groupOf(block, before, text) ?? group)
    : group;
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
  const enough = (above: Block | undefined) =>
    height * (above?.type === 'list' ? leastBelowList : 1);
  while (filled < enough(before[start - 1]) && start > 0) {
    const from = startOfLast(before, start);
    filled += heightOfAll(before.slice(from, start));
    start = from;
  }
  const text = possible.slice(0, end);
  const after = text.at(-1)?.type === 'heading' ? withoutEnd(text, 1) : text;
  const share = heightOfAll([...before.slice(start), ...after]) / height;
  return share < leastText ? null : { start, share, after };
}

/**
 * Whether a remark takes all text below the previous group, so that it stands right below that one's block. Text of
 * another heading, or a long run, keeps the remark beside its own paragraph.
 */
const continues = (above: Block | undefined, before: readonly Block[], block: Block) =>
  above?.type === 'beside' &&
  block.type === 'side' &&
  before.length <= 3 &&
  before.every(({ type }) => type !== 'heading');

/** Where the last text before `end` starts: a heading stays with it. */
function startOfLast(text: readonly Block[], end: number): number {
  return Math.max(0, text[end - 2]?.type === 'heading' ? end - 2 : end - 1);
}

/** The least share of a block's height that text has to fill. */
const leastText = 0.7;
/** The least height in px of text in two columns. */
const columnsHeight = 200;
/** The share at which a list above stays out of the group, because it can be in two columns. */
const leastBelowList = 0.75;
/** The share that leaves no large gap below the text. */
const enoughText = 0.9;

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
      return 18 + block.items.length * 14 + (words / 12) * 29;
    case 'side':
      return 78 + (words / 9) * 24;
    case 'figure':
      return block.isCut
        ? 125 + (467 * block.picture.height) / block.picture.width
        : 100 + (430 * block.picture.height) / block.picture.width;
    case 'sample':
      return 110 + linesOf(block.text, sampleLength) * (block.form ? 50 : 30);
    case 'sum':
      return 218 + block.rows.length * 88;
    case 'bars':
      return block.direction ? 400 : (block.line ? 190 : 150) + block.rows.length * 80;
    default:
      return 18 + Math.ceil(words / 15) * 29;
  }
}
