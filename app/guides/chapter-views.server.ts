/** Makes the views of drawn chapters: what opens them, which lists are cards, and which blocks are beside the text. */
import { plainText } from '#app/lib/plain-text.ts';
import { groupSmall } from './beside.server.ts';
import type { ChapterView } from './page.ts';
import type { Block } from './prose.ts';
import type { List } from './schema.ts';

/** The first paragraph of a chapter, which opens it, and the blocks after it. */
const opened = ([first, ...rest]: readonly Block[]): Pick<ChapterView, 'lead' | 'blocks'> =>
  first?.type === 'paragraph'
    ? { lead: first.text, blocks: rest }
    : { lead: '', blocks: first ? [first, ...rest] : [] };

/** The chapter of a long read or an article. `isBlue` sets it on a blue ground, unless it has cards, whose text has the color of the chapter. */
export function longReadChapter(isBlue: boolean, all: readonly Block[]) {
  const { lead, blocks } = opened(all);
  const shown = blocks.map((block): Block =>
    block.type === 'list' && isTitled(block) ? { ...block, type: 'cards' } : block,
  );
  const hasTone = isBlue && shown.every(({ type }) => type !== 'cards');
  return { lead, blocks: groupSmall(shown), ...(hasTone && ({ tone: 'band' } as const)) };
}

/** The chapter of an industry guide. */
export function industryChapter(all: readonly Block[]) {
  const { lead, blocks } = opened(all);
  return { lead, blocks: groupSmall(blocks) };
}

/** Whether each item of a list is a title in bold and a text. */
const isTitled = ({ items }: List) =>
  items.every(
    ([first, text]) =>
      typeof first === 'object' &&
      'bold' in first &&
      /\w$/.test(plainText(first.bold)) &&
      typeof text === 'string' &&
      /^ [A-Z“]/.test(text),
  );
