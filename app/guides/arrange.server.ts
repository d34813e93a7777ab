/** Arranges the blocks of a chapter in two columns: text, and the small blocks beside it. */
import { plainText } from './markdown/parse.server.ts';
import type { Text } from './markdown/text.ts';
import type { Block } from './prose.ts';
import { linesOf } from './text-lines.server.ts';

/** Whether text with nothing beside it is in two columns. */
type Fits = (text: readonly Block[]) => boolean;

/**
 * Groups remarks, pictures, samples, sums and bar charts with the text beside them. In a group they are below each
 * other in the right column, at any distance, and the text that one of them begins beside is a group in the group. A
 * block with too little text beside it keeps the whole width, as tables do. The order of the blocks does not change.
 */
export function arrange(blocks: readonly Block[], fits: Fits = () => false): readonly Block[] {
  return runsOf(blocks, (block) => isText(block) || isSmall(block)).flatMap((run) =>
    run.matches ? bestOf(run.blocks, fits).blocks : run.blocks,
  );
}

/** Arranges a chapter of a long read: text with nothing beside it is in two columns if there is enough of it. */
export function arrangeChapter(blocks: readonly Block[]): readonly Block[] {
  const fits: Fits = (text) => heightOfAll(text) >= columnsHeight && isEvenInColumns(text);
  return inColumns(arrange(blocks, fits), fits);
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
function inColumns(blocks: readonly Block[], fits: Fits): readonly Block[] {
  const runs = runsOf(blocks, (block) => isText(block) && block.type !== 'heading');
  return runs.flatMap((run, index) => {
    // Text above a group continues its left column, unless it is under another heading.
    const isAlone =
      run.blocks.at(-1)?.type === 'list' || !beginsWithText(runs[index + 1]?.blocks[0]);
    return run.matches && isAlone && fits(run.blocks)
      ? [{ type: 'beside' as const, blocks: run.blocks }]
      : run.blocks;
  });
}

/** Whether a group begins with text, or with a block that text above it may belong to. */
function beginsWithText(block: Block | undefined): boolean {
  if (block?.type !== 'beside') return false;
  const [first] = block.blocks;
  return first?.type === 'beside' ? beginsWithText(first) : first?.type !== 'heading';
}

/** The longest runs of blocks that match, and of those that don't. */
function runsOf(blocks: readonly Block[], matches: (block: Block) => boolean) {
  const runs: { readonly matches: boolean; readonly blocks: Block[] }[] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run?.matches === matches(block)) run.blocks.push(block);
    else runs.push({ matches: matches(block), blocks: [block] });
  }
  return runs;
}

type Arranged = { readonly cost: number; readonly blocks: readonly Block[] };

/** The best way to arrange text and small blocks: all beside the text, or some across the whole width. */
function bestOf(run: readonly Block[], fits: Fits): Arranged {
  const ways = run.flatMap((block, index): Arranged[] => {
    // The first block across the whole width.
    const above = isSmall(block) ? withoutWide(run.slice(0, index), fits) : null;
    if (!above) return [];
    const below = bestOf(run.slice(index + 1), fits);
    return [
      {
        cost: above.cost + costs.wide(block) + below.cost,
        blocks: [...above.blocks, block, ...below.blocks],
      },
    ];
  });
  const none = withoutWide(run, fits);
  if (none) ways.push(none);
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

/** A run with no block across the whole width, or null if its blocks have no text to be beside. */
function withoutWide(run: readonly Block[], fits: Fits): Arranged | null {
  if (!run.some(isSmall)) return { cost: heightOfAll(run) * costs.free, blocks: run };
  return run.some(isText) ? grouped(run, fits) : null;
}

/** Puts all small blocks of a run beside its text. */
function grouped(run: readonly Block[], fits: Fits): Arranged {
  const { starts, cost, ys, end } = startsOf(run, 0, [])
    .map((starts) => ({ starts, ...measure(run, starts) }))
    .reduce((best, way) => (way.cost < best.cost ? way : best));
  const rest = restBelow(run, ys, end);
  const hasColumns = rest !== null && fits(run.slice(rest));
  const text = hasColumns ? run.slice(rest) : [];
  // The heading of text in two columns is across them.
  const last = run.length - text.length;
  const heading = hasColumns && run[last - 1]?.type === 'heading' ? 1 : 0;
  const group = [...starts].flatMap(([small, start], index, all) => [
    ...run.slice((all[index - 1]?.[0] ?? start - 1) + 1, start),
    ...(start < small ? [{ type: 'beside' as const, blocks: run.slice(start, small) }] : []),
    run[small]!,
  ]);
  return {
    cost,
    blocks: [
      ...run.slice(0, starts[0]![1]),
      {
        type: 'beside',
        blocks: [...group, ...run.slice(starts.at(-1)![0] + 1, last - heading)],
      },
      ...run.slice(last - heading, last),
      ...(hasColumns ? [{ type: 'beside' as const, blocks: text }] : []),
    ],
  };
}

/** The index of each small block, and of the first text beside it. They are equal if only text below it is. */
type Starts = readonly (readonly [small: number, start: number])[];

/** All places where the small blocks of a run can begin: with a paragraph since the previous one. */
function startsOf(run: readonly Block[], from: number, found: Starts): readonly Starts[] {
  const small = run.findIndex((block, index) => index >= from && isSmall(block));
  if (small < 0) return [found];
  // A block can't begin under a heading that is above its own.
  const heading = run.findLastIndex(({ type }, at) => at < small && type === 'heading');
  const first = Math.max(from, heading);
  return run
    .slice(first, small + 1)
    .flatMap((_, at) =>
      run[first + at - 1]?.type === 'heading'
        ? []
        : startsOf(run, small + 1, [...found, [small, first + at]]),
    );
}

/** Where the blocks of a run are, in px from its top, and how far that is from the ideal. */
function measure(run: readonly Block[], starts: Starts) {
  /** The top of each block. */
  const ys: number[] = [];
  let [left, end, top, cost] = [0, 0, 0, 0];
  for (const [index, block] of run.entries()) {
    left += left && gapAbove(block);
    if (starts.some(([, start]) => start === index)) {
      // Text that a block begins beside is not above the previous block, so there is a gap above it.
      cost += Math.max(0, top - left) * costs.gap;
      left = Math.max(left, top);
    }
    if (isText(block)) {
      // The heading of the text below the previous block.
      if (block.type === 'heading' && end && top >= (left && left + stackGap)) cost += costs.astray;
      ys.push(left);
      left += heightOf(block);
      continue;
    }
    const start = starts.find(([small]) => small === index)![1];
    const ideal = startOfLast(run, index);
    // A list above the group has the whole width.
    const opens =
      start === 0 ||
      run[start]!.type === 'heading' ||
      (end === 0 && run[start - 1]!.type === 'list');
    // A block right below another one begins beside the same text.
    const follows = start === index && index > 0 && !isText(run[index - 1]!);
    top = Math.max(follows ? top : (ys[start] ?? (left && left + textGap)), end && end + stackGap);
    cost += Math.abs(top - (ys[ideal] ?? left)) * (opens ? costs.distanceAtTop : costs.distance);
    if (!opens) cost += costs.ragged;
    if (run.slice(start, ideal).some(({ type }) => type === 'list')) cost += costs.list;
    end = top + heightOf(block);
    ys.push(top);
  }
  const free = left - heightOfAll(run.filter(isSmall));
  return {
    ys,
    end,
    cost: cost + Math.max(0, end - left) * costs.below + Math.max(0, free) * costs.free,
  };
}

/** The index of the first text below the last small block, or of that below the last heading, or null. */
function restBelow(run: readonly Block[], ys: readonly number[], end: number): number | null {
  const last = run.findLastIndex((block) => isSmall(block) || block.type === 'heading');
  const rest = run.findIndex((_, index) => index > last && ys[index]! >= end - 20);
  return rest < 0 ? null : rest;
}

/** What to avoid, in px of empty space beside text. */
const costs = {
  /** A px of a gap in the text. */
  gap: 4,
  /** A px between a block and the paragraph before it. */
  distance: 0.3,
  /** The same if it begins with the first text, or with a heading. */
  distanceAtTop: 0.1,
  /** A block that begins elsewhere. */
  ragged: 25,
  /** A block below the next heading. */
  astray: 200,
  /** A list that could have the whole width. */
  list: 120,
  /** A px of the blocks below the end of the text. */
  below: 1.25,
  /** A px of text with nothing beside it. */
  free: 0.1,
  /** A block across the whole width. A remark is a line there. */
  wide: (block: Block) => (block.type === 'side' ? 250 : 80 + heightOf(block) * 0.14),
};
/** The space in px between blocks of the right column. */
const stackGap = 24;
/** The space in px above a paragraph or a list. */
const textGap = 18;
/** The least height in px of text in two columns. */
const columnsHeight = 200;

/** Where the last text before `end` starts: a heading stays with it. */
const startOfLast = (text: readonly Block[], end: number) =>
  text[end - 2]?.type === 'heading' ? end - 2 : end - 1;

const isText = ({ type }: Block) => type === 'paragraph' || type === 'list' || type === 'heading';

const isSmall = (block: Block) =>
  ['side', 'sample', 'sum', 'bars'].includes(block.type) ||
  (block.type === 'figure' && !block.list);

/**
 * Whether one of two columns is at least half as high as the other. A paragraph stays in one column, a list breaks at
 * its items.
 */
function isEvenInColumns(text: readonly Block[]): boolean {
  const heights = text.flatMap((block) =>
    block.type === 'list'
      ? block.items.map(() => heightOf(block) / block.items.length)
      : [heightOf(block)],
  );
  const third = heights.reduce((sum, height) => sum + height) / 3;
  let left = 0;
  return heights.some((height) => {
    left += height;
    return left >= third && left <= 2 * third;
  });
}

const heightOfAll = (blocks: readonly Block[]) =>
  blocks.reduce((sum, block) => sum + heightOf(block), 0);

/** The space in px above text. */
function gapAbove(block: Block): number {
  if (block.type === 'heading') return 44;
  return isText(block) ? textGap : 0;
}

/** The lines of a formatted text with `length` characters on each. */
const lines = (text: Text, length: number) => linesOf(plainText(text), length);

/** The height of a block in its column, estimated in px. */
function heightOf(block: Block): number {
  switch (block.type) {
    case 'paragraph':
      return lines(block.text, 70) * 28.8;
    case 'heading':
      return 29;
    case 'list':
      return block.items.reduce((sum, item) => sum + 12 + lines(item, 66) * 28.8, -12);
    case 'side':
      return 53 + lines(block.text, 74) * 24;
    case 'figure':
      return block.isCut
        ? 73 + lines(block.caption, 74) * 22 + (566 * block.picture.height) / block.picture.width
        : 354;
    case 'sample':
      return 110 + linesOf(block.text, 60) * (block.form ? 50 : 30);
    case 'sum':
      return 218 + block.rows.length * 88;
    case 'bars':
      return block.direction
        ? 390
        : 78 +
            lines(block.note, 74) * 22 +
            block.rows.reduce((sum, { detail }) => sum + (detail ? 62 : 44), 0) +
            (block.line ? 40 : 0);
    default:
      return 0;
  }
}
