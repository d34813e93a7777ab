import type { LinkTarget } from '#app/content/paths.ts';
import type { Block, Text } from './prose.ts';

/** A line of data with **bold** and [links](/guides/all) in it; brackets alone are brackets. */
export function inlineText(source: string): Text {
  return source
    .split(/(\*\*.+?\*\*|\[[^\]]+\]\([/#][^)]*\))/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**') && part.endsWith('**')) return { bold: [part.slice(2, -2)] };
      const [, label, to] = part.match(/^\[(.+)\]\((.+)\)$/) ?? [];
      // That it leads somewhere is proved on the built HTML.
      return label && to ? { to: to as LinkTarget, text: [label] } : part;
    });
}

type Dictionary = Readonly<Record<string, { readonly meaning: string; readonly to: LinkTarget }>>;

/**
 * Marks the first time each abbreviation stands in the running text of a page, so that it carries its
 * definition. One marker serves one page; links, bold runs, headings and texts to copy are left alone.
 */
export function abbreviationMarker(dictionary: Dictionary) {
  const pending = new Set(Object.keys(dictionary));

  const mark = (text: Text): Text =>
    text.flatMap((part): Text => {
      if (typeof part !== 'string') return [part];
      const found = [...pending]
        .map((abbr) => ({
          abbr,
          at: part.search(new RegExp(`(?<![\\p{L}\\p{N}-])${abbr}(?![\\p{L}\\p{N}-])`, 'u')),
        }))
        .filter(({ at }) => at >= 0)
        .toSorted((a, b) => a.at - b.at)[0];
      if (!found) return [part];
      const { abbr, at } = found;
      pending.delete(abbr);
      const { meaning, to } = dictionary[abbr]!;
      return [
        ...(at ? [part.slice(0, at)] : []),
        { abbr, meaning, to },
        ...mark(part.slice(at + abbr.length) ? [part.slice(at + abbr.length)] : []),
      ];
    });

  const markBlocks = (blocks: readonly Block[]): readonly Block[] =>
    blocks.map((block) => {
      if (block.type === 'paragraph' || block.type === 'side')
        return { ...block, text: mark(block.text) };
      if (block.type === 'list') return { ...block, items: block.items.map(mark) };
      return block;
    });

  return { mark, markBlocks };
}
