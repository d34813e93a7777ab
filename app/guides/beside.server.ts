/** Finds the small blocks of a chapter. On wide screens they are in a column beside the text. */
import type { Block } from './prose.ts';

/** Groups small blocks that follow each other: they are below each other beside the text above them. */
export function groupSmall(blocks: readonly Block[]): readonly Block[] {
  const groups: Block[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!isSmall(block)) groups.push(block);
    else if (last?.type !== 'beside') groups.push({ type: 'beside', blocks: [block] });
    else groups.splice(-1, 1, { type: 'beside', blocks: [...last.blocks, block] });
  }
  return groups;
}

/** The blocks without groups. */
export const withoutGroups = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => (block.type === 'beside' ? block.blocks : block));

/** Whether a block fits one of two columns. A panorama is as wide as the window, and numbered lines have two columns. */
const isSmall = (block: Block) =>
  ['side', 'sum', 'bars'].includes(block.type) ||
  (block.type === 'snippet' && block.form !== 'numbered') ||
  (block.type === 'figure' && !block.list && block.isCut !== 'wide');
