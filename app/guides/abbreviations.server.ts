/** Marks abbreviations in guides with their definition. Runs at build time. */
import type { LinkTarget } from '#app/content/paths.ts';
import type { Text } from './markdown/text.ts';
import { guides } from './guides.server.ts';
import type { Block } from './prose.ts';

type Dictionary = ReadonlyMap<string, { readonly meaning: string; readonly to: LinkTarget }>;

/**
 * All abbreviations in the glossaries with their definition. The first glossary takes precedence.
 */
const abbreviations: Dictionary = new Map(
  [...guides]
    .toReversed()
    .flatMap(([path, guide]) =>
      guide.kind === 'glossary'
        ? guide.terms.flatMap(({ id, term, standsFor, definition }) =>
            standsFor && /^[A-Z]{2,}$/.test(term)
              ? [[term, { meaning: `${standsFor}. ${definition}`, to: `${path}#${id}` as const }]]
              : [],
          )
        : [],
    ),
);

/**
 * Creates a marker for one page. It marks the first use of each abbreviation in the running text,
 * but not in links, bold text, headings and snippets.
 */
export function abbreviationMarker(dictionary: Dictionary = abbreviations) {
  const pending = new Map(dictionary);

  const mark = (text: Text): Text => {
    const parts = (typeof text === 'string' ? [text] : text).flatMap((part) =>
      typeof part === 'string' ? markString(part) : [part],
    );
    const [only = '', ...more] = parts;
    return typeof only === 'string' && more.length === 0 ? only : parts;
  };

  const markString = (words: string): Exclude<Text, string> => {
    const [found] = [...pending]
      .map(([abbr, entry]) => ({
        abbr,
        entry,
        at: words.search(new RegExp(`(?<![\\p{L}\\p{N}-])${abbr}(?![\\p{L}\\p{N}-])`, 'u')),
      }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at);
    if (!found) return [words];
    const { abbr, entry, at } = found;
    pending.delete(abbr);
    const rest = words.slice(at + abbr.length);
    return [
      ...(at ? [words.slice(0, at)] : []),
      { abbr, ...entry },
      ...(rest ? markString(rest) : []),
    ];
  };

  const markBlocks = (blocks: readonly Block[]): readonly Block[] =>
    blocks.map((block) => {
      if (block.type === 'paragraph' || block.type === 'side') {
        return { ...block, text: mark(block.text) };
      }
      if (block.type === 'list') return { ...block, items: block.items.map(mark) };
      return block;
    });

  return { mark, markBlocks };
}
