/** Arranges blocks in two columns, text and the small blocks beside it: tries the ways to do it, and takes the one that costs least. */
import { plainText } from '#app/lib/plain-text.ts';
import {
  type Figure,
  gapAbove,
  heightOf,
  heightOfAll,
  isSmall,
  isText,
  pictureHeight,
  stackGap,
  textGap,
} from './column-blocks.server.ts';
import type { Block } from './prose.ts';

/**
 * Divides text and small blocks into groups: small blocks with the text beside them, text in two columns, and blocks
 * across the whole width, as tables are. In a group small blocks are below each other in the right column, at any
 * distance, and the text that one of them begins beside is a group in the group. A figure begins a group: the text
 * below it is beside it. The order of the blocks does not change.
 */
export const arrange = (blocks: readonly Block[]): readonly Block[] => arranged(blocks).blocks;

/** The same, with its cost: empty space in px and penalties. */
export function arranged(blocks: readonly Block[]): Arranged {
  const parts = runsOf(
    blocks,
    (block) => isText(block) || isSmall(block),
    (index) => isFigure(blocks, index) && blocks[index - 1]?.type !== 'heading',
  ).map((run) => (run.matches ? best(run.blocks) : { cost: 0, blocks: run.blocks.map(inGroup) }));
  return {
    cost: parts.reduce((sum, { cost }) => sum + cost, 0),
    blocks: parts.flatMap((part) => part.blocks),
  };
}

/** A list that is not text, in a group of its own. Other blocks stay as they are. */
const inGroup = (block: Block): Block =>
  block.type === 'list' ? { type: 'titled', blocks: [block] } : block;

/** Arranges an industry guide: a row for each small block or comparison and all text above it. */
export function arrangeParts(blocks: readonly Block[]): readonly Block[] {
  const runs = runsOf(blocks, (block) => isText(block) && block.type !== 'heading');
  return runs.flatMap(({ matches, blocks: run }, index): readonly Block[] => {
    const next = runs[index + 1]?.blocks[0];
    if (matches) {
      return next && isBesideText(next)
        ? [{ type: 'beside', blocks: [{ type: 'beside', blocks: run }, next] }]
        : run;
    }
    return index > 0 && isBesideText(run[0]!) ? run.slice(1) : run;
  });
}

/** Whether a block of an industry guide is in a row with the text above it. */
const isBesideText = (block: Block) =>
  block.type === 'sample' ||
  block.type === 'compare' ||
  (block.type === 'figure' && !block.list && !block.isCut);

/** Whether the block at an index is a figure, or its heading. */
const isFigure = (blocks: readonly Block[], index: number) =>
  blocks[blocks[index]!.type === 'heading' ? index + 1 : index]?.type === 'figure';

/** The longest runs of blocks that match, and of those that don't. Blocks at some indexes begin a run. */
function runsOf(
  blocks: readonly Block[],
  matches: (block: Block) => boolean,
  begins: (index: number) => boolean = () => false,
) {
  const runs: { readonly matches: boolean; readonly blocks: Block[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const run = runs.at(-1);
    if (run?.matches === matches(block) && !begins(index)) run.blocks.push(block);
    else runs.push({ matches: matches(block), blocks: [block] });
  }
  return runs;
}

/** What a group is. */
type Kind = 'wide' | 'text' | 'columns' | 'beside';
export type Arranged = { readonly cost: number; readonly blocks: readonly Block[] };
type Group = Arranged & {
  readonly kind: Kind;
  /** Begins with text in the left column, which would be read as more of text above. */
  readonly isLeft?: boolean;
};

/** The groups of a run that cost least. */
function best(run: readonly Block[]): Arranged {
  /** The best groups of the blocks from an index, by the kind of the group above them. */
  const known = new Map<string, Arranged>();
  const from = (index: number, above: Kind): Arranged => {
    const key = `${index} ${above}`;
    let least = known.get(key);
    if (least) return least;
    least = { cost: index < run.length ? Infinity : 0, blocks: [] };
    for (const group of groups[index] ?? []) {
      if (!mayFollow(above, group, run[index]!)) continue;
      // The heading of a figure stays with it.
      if (run[group.end]?.type === 'figure') continue;
      const below = from(group.end, group.kind);
      const apart = isAnnounced(run, index) ? costs.listApart : 0;
      const cost = group.cost + apart + below.cost;
      if (cost < least.cost) least = { cost, blocks: [...group.blocks, ...below.blocks] };
    }
    known.set(key, least);
    return least;
  };
  const groups = run.map((_, index) =>
    run
      .slice(index)
      .flatMap((_, at) =>
        waysOf(run.slice(index, index + at + 1)).map((way) => ({ ...way, end: index + at + 1 })),
      ),
  );
  return from(0, 'wide');
}

/** Whether the block at an index is a list, and the sentence above it ends in a colon. */
export const isAnnounced = (run: readonly Block[], index: number) => {
  const above = run[index - 1];
  return (
    run[index]?.type === 'list' &&
    above?.type === 'paragraph' &&
    plainText(above.text).endsWith(':')
  );
};

/**
 * Whether a group can follow the one above. Not if it begins with text in the left column below a group
 * whose left column could have taken that text.
 */
const mayFollow = (above: Kind, { kind, isLeft }: Group, first: Block) =>
  above === 'wide' ||
  kind === 'wide' ||
  first.type === 'heading' ||
  (above === 'beside' && !isLeft);

/** The ways to arrange blocks as one group. */
function waysOf(blocks: readonly Block[]): readonly Group[] {
  const first = blocks[0]!;
  if (blocks.length > 1 && isFigure(blocks, 0)) return besideFigure(blocks);
  if (blocks.length === 1 && isSmall(first)) {
    const cost = first.type === 'figure' ? costs.figureAlone : costs.wide(first);
    return [{ kind: 'wide', cost, blocks }];
  }
  if (blocks.at(-1)!.type === 'heading') {
    return blocks.length === 1 ? [{ kind: 'wide', cost: 0, blocks }] : [];
  }
  if (blocks.some(isSmall)) {
    // The heading of a group is above it.
    if (first.type === 'heading' || !blocks.some(isText)) return [];
    const way = grouped(blocks);
    return [{ kind: 'beside', isLeft: isText(way.blocks[0]!), ...way }];
  }
  const ways: Group[] = [];
  const hasTitle = first.type === 'heading';
  const innerHeadings = blocks.slice(1).filter(({ type }) => type === 'heading').length;
  if (innerHeadings === 0) {
    ways.push({ kind: 'text', isLeft: true, cost: emptyCost(heightOfAll(blocks)), blocks });
  }
  // A heading at the top is across the columns. A heading below text begins the right column, unless a remark does.
  const isPair = innerHeadings === 1 && blocks.every(({ type }) => type !== 'side');
  const text = hasTitle && !isPair ? blocks.slice(1) : blocks;
  const cost = isPair || innerHeadings === 0 ? inTwoColumns(text) : null;
  if (cost !== null) {
    ways.push({
      // Below the columns of a list, text is not read as more of the left one.
      kind: text.at(-1)!.type === 'list' ? 'wide' : 'columns',
      cost,
      blocks: [...blocks.slice(0, -text.length), { type: 'columns', blocks: text }],
    });
  }
  return ways;
}

/** Puts text beside a figure, below the heading of both. */
function besideFigure(blocks: readonly Block[]): readonly Group[] {
  const at = blocks.findIndex(({ type }) => type === 'figure');
  const figure = blocks[at] as Figure;
  const text = blocks.slice(at + 1);
  if (text.length === 0 || !text.every(isText) || text.at(-1)!.type === 'heading') return [];
  const cost = widths.reduce((sum, width) => {
    const end = stackGap + pictureHeight(figure, width);
    const textEnd = text.reduce(
      (height, block) => height + (height && gapAbove(block)) + heightOf(block, width),
      stackGap,
    );
    return sum + Math.max(0, end - textEnd) * costs.below + emptyCost(textEnd - end);
  }, 0);
  return [{ kind: 'beside', cost: cost / widths.length, blocks: [{ type: 'beside', blocks }] }];
}

/** The cost of text in two columns, or null if it is too little. */
function inTwoColumns(text: readonly Block[]): number | null {
  const height = heightOfAll(text);
  const parts = partsOf(text);
  if (height < columnsHeight || parts.length === 1) return null;
  let left = 0;
  let uneven = height;
  for (const part of parts) {
    left += part;
    uneven = Math.min(uneven, Math.abs(height - 2 * left));
  }
  return costs.columns + uneven * costs.below;
}

/**
 * The heights in px of the parts between which text can break: paragraphs, and items of a long list with no text below
 * it. A heading begins the right column, and so does a remark at the end.
 */
function partsOf(text: readonly Block[]): readonly number[] {
  const second = text.findLastIndex(
    ({ type }, index) => type === 'heading' || (type === 'side' && index === text.length - 1),
  );
  if (second > 0) return [heightOfAll(text.slice(0, second)), heightOfAll(text.slice(second))];
  return text.flatMap((block, index) => {
    const breaks = block.type === 'list' && block.items.length > 3 && index === text.length - 1;
    const count = breaks ? block.items.length : 1;
    return Array<number>(count).fill(heightOf(block) / count);
  });
}

/** Puts all small blocks of a group beside its text. */
function grouped(run: readonly Block[]): Arranged {
  const { starts, cost } = startsOf(run, 0, [])
    .map((starts) => ({
      starts,
      cost: widths.reduce((sum, width) => sum + measure(run, starts, width), 0) / widths.length,
    }))
    .reduce((least, way) => (way.cost < least.cost ? way : least));
  const group = [...starts].flatMap(([small, start], index, all) => [
    ...run.slice((all[index - 1]?.[0] ?? start - 1) + 1, start),
    ...(start < small ? [{ type: 'beside' as const, blocks: run.slice(start, small) }] : []),
    run[small]!,
  ]);
  return {
    cost,
    blocks: [
      ...run.slice(0, starts[0]![1]),
      { type: 'beside', blocks: [...group, ...run.slice(starts.at(-1)![0] + 1)] },
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

/** The cost of an arrangement: its empty space in px and its penalties. `width` is that of a column, 1 in a wide window. */
function measure(run: readonly Block[], starts: Starts, width: number): number {
  /** The top of each block, in px from that of the run. */
  const ys: number[] = [];
  let [left, end, top, cost] = [0, 0, 0, 0];
  for (const [index, block] of run.entries()) {
    left += left && gapAbove(block);
    if (starts.some(([, start]) => start === index)) {
      // Text that a block begins beside is not above the previous block, so there is a gap above it.
      cost += Math.max(0, top - left) * costs.gapInText;
      left = Math.max(left, top);
    }
    if (isText(block)) {
      // The heading of the text below the previous block.
      if (block.type === 'heading' && end && top >= (left && left + stackGap)) {
        cost += costs.belowNextHeading;
      }
      ys.push(left);
      left += heightOf(block, width);
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
    if (!follows) {
      cost += Math.abs(top - (ys[ideal] ?? left)) * (opens ? costs.distanceAtTop : costs.distance);
      if (!opens) cost += costs.midText;
    }
    cost += emptyCost(top - end);
    end = top + heightOf(block, width);
    ys.push(top);
  }
  return cost + Math.max(0, end - left) * costs.below + emptyCost(left - end);
}

/** The cost of empty space in the right column, `height` px high. */
const emptyCost = (height: number) =>
  Math.max(0, height) * costs.empty + Math.max(0, height - holeHeight) * costs.hole;

/**
 * The cost of what makes an arrangement worse. One unit is a px of empty space; the larger numbers are for
 * one occurrence.
 */
export const costs = {
  /** Each px of a gap between two paragraphs. */
  gapInText: 4,
  /** Each px between a block and the paragraph before it. */
  distance: 0.1,
  /** The same if the block starts beside the first text, or beside a heading. */
  distanceAtTop: 0.05,
  /** A block that starts beside other text. */
  midText: 40,
  /** A block that starts below the heading of the next text. */
  belowNextHeading: 200,
  /** Each px by which the blocks end below the text. */
  below: 1.25,
  /** The same below the lead of a chapter. */
  belowLead: 1.5,
  /** Each px of text with nothing beside it. */
  empty: 0.5,
  /** In addition, each of these px beyond `holeHeight`. */
  hole: 1,
  /** Text in two columns. */
  columns: 40,
  /** A list in another group than the sentence that announces it. */
  listApart: 400,
  /** A figure with no text beside it. */
  figureAlone: 2000,
  /** A block across the whole width. A close-up reaches the edge of the window. */
  wide: (block: Block) => {
    if (block.type === 'sample' && !block.form) return 300;
    return block.type === 'figure' && block.isCut ? 60 : 80 + heightOf(block) * 0.14;
  },
};
/** The least height in px of text in two columns. */
const columnsHeight = 110;
/** The height in px from which empty space is a hole. */
const holeHeight = 80;
/** Widths of a column for which the cost is measured, as a share of its width in a wide window. */
const widths = [1, 0.82];

/** Where the last text before `end` starts: a heading stays with it. */
const startOfLast = (text: readonly Block[], end: number) =>
  text[end - 2]?.type === 'heading' ? end - 2 : end - 1;
