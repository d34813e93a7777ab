/** Arranges a chapter of a long read: its title and lead in the left column, the first blocks beside them. */
import type { Text } from './markdown/text.ts';
import type { Block, Opener } from './prose.ts';
import { arranged, costs, isAnnounced } from './arrange.server.ts';
import { headerHeight, isSmall, isText, stacked } from './column-blocks.server.ts';

/**
 * Arranges a long read’s chapter. Its title and lead are in the left column, with text below them. The right column has
 * the first small block with a remark that comes next, or a list or text that comes first.
 */
export function arrangeChapter(
  title: string,
  lead: Text,
  blocks: readonly Block[],
): { readonly opener: Opener; readonly blocks: readonly Block[] } {
  const header = headerHeight(title, lead);
  const ways = besideTitle(blocks).flatMap(([from, to]) => {
    const [text, beside] = [blocks.slice(0, from), blocks.slice(from, to)];
    const rest = blocks.slice(to);
    // Text beside the title is read on below both columns.
    const most = beside[0]?.type === 'list' || beside.some(isSmall) ? countText(rest) : 0;
    return Array.from({ length: most + 1 }, (_, count) => count)
      .filter((count) => mayPart(rest, count))
      .map((count) => {
        const below = rest.slice(0, count);
        const after = arranged(rest.slice(count));
        const left = header + stacked([...text, ...below]);
        const right = stacked(beside);
        const empty =
          left < right ? (right - left) * costs.belowLead : (left - right) * costs.below;
        return {
          cost: empty + after.cost,
          opener: {
            text: [{ type: 'paragraph' as const, text: lead }, ...text],
            columns: [beside, below].filter((column) => column.length > 0),
          },
          blocks: after.blocks,
        };
      });
  });
  return ways.reduce((least, way) => (way.cost < least.cost ? way : least));
}

/** The blocks of a long read’s chapter in reading order, without its lead. */
export const blocksInOrder = ({
  opener: { text, columns },
  blocks,
}: {
  readonly opener: Opener;
  readonly blocks: readonly Block[];
}): readonly Block[] => [...text.slice(1), ...columns.flat(), ...blocks];

/** Where the blocks beside the title of a chapter can begin and end. */
function besideTitle(blocks: readonly Block[]): readonly (readonly [from: number, to: number])[] {
  const small = blocks.findIndex((block) => block.type !== 'paragraph');
  if (small >= 0 && isSmall(blocks[small]!)) {
    return [[small, blocks[small + 1]?.type === 'side' ? small + 2 : small + 1]];
  }
  if (blocks[0]?.type === 'list') return [[0, 1]];
  const ends = Array.from({ length: countText(blocks) }, (_, index) => index + 1);
  const ways = ends.filter((end) => mayPart(blocks, end)).map((end) => [0, end] as const);
  return ways.length > 0 ? ways : [[0, 0]];
}

const countText = (blocks: readonly Block[]) => {
  const end = blocks.findIndex((block) => !isText(block));
  return end < 0 ? blocks.length : end;
};

/** Whether text can end at an index: not between a heading or an announcement and what it is about. */
const mayPart = (blocks: readonly Block[], index: number) =>
  index === 0 || (blocks[index - 1]!.type !== 'heading' && !isAnnounced(blocks, index));
