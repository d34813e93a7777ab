/** Writes the text of a guide as Markdown, for its Markdown version. */
import type { ChapterView } from '../page.ts';
import type { Block, ShownSum } from '../prose.ts';
import type { List } from '../schema.ts';
import { figure } from '#app/lib/study-figures.ts';
import { isWebAddress } from '#app/lib/web-address.ts';
import type { Text } from './text.ts';

/** @param absolute converts an address of the site to a URL */
export function markdownText(text: Text, absolute: (to: string) => string): string {
  if (typeof text === 'string') return text;
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('bold' in part) return `**${markdownText(part.bold, absolute)}**`;
      if ('abbr' in part) return part.abbr;
      const to = isWebAddress(part.to) ? part.to : absolute(part.to);
      return `[${markdownText(part.text, absolute)}](${to})`;
    })
    .join('');
}

/** Chapters with their headings, one level below the title of the document. */
export function markdownChapters(
  chapters: readonly Pick<ChapterView, 'title' | 'lead' | 'blocks'>[],
  absolute: (to: string) => string,
): string {
  return chapters
    .map(({ title, lead, blocks }) =>
      [
        `## ${title}`,
        markdownText(lead, absolute),
        ...blocks.map((block) => markdownBlock(block, absolute)),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** A list in Markdown, one item a line. */
export function markdownList(items: readonly string[], ordered = false): string {
  return items.map((item, index) => `${ordered ? `${index + 1}.` : '-'} ${item}`).join('\n');
}

/** A snippet as a code block, which keeps its line breaks. */
export function markdownSnippet({
  label,
  text,
}: {
  readonly label: string;
  readonly text: string;
}): string {
  return `**${label}**\n\n\`\`\`text\n${text}\n\`\`\``;
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('\n', ' / ').replaceAll('|', '\\|')).join(' | ')} |`;
}

function markdownTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [`**${caption}**`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join(
    '\n',
  );
}

const sumRows = ({ rows, result }: ShownSum) =>
  [...rows, result].map(({ label, shown, note }) => [label, shown, note]);

function markdownBlock(block: Block, absolute: (to: string) => string): string {
  const list = ({ ordered, items }: List) =>
    markdownList(
      items.map((item) => markdownText(item, absolute)),
      ordered,
    );
  switch (block.type) {
    case 'beside':
      return block.blocks.map((one) => markdownBlock(one, absolute)).join('\n\n');
    case 'paragraph':
      return markdownText(block.text, absolute);
    case 'statement':
      return `> ${markdownText(block.text, absolute)}`;
    case 'heading':
      return `### ${block.title}`;
    case 'list':
    case 'cards':
      return list(block);
    case 'side':
      return `> **${block.title}** ${markdownText(block.text, absolute)}`;
    case 'figure':
      return [
        `**${block.title}** ${block.caption}`,
        ...(block.list ? [list(block.list)] : []),
      ].join('\n\n');
    case 'sum':
      return [
        markdownTable(block.title, ['Step', block.unit, 'How'], sumRows(block)),
        ...(block.note === undefined ? [] : [block.note]),
      ].join('\n\n');
    case 'ads':
      return [
        `**${block.title}**`,
        ...block.ads.map((ad, place) => {
          const rows = block.rows.map(({ label, sums }) => {
            const { shown, note } = sums[place]!;
            return [label, shown, note];
          });
          const text = `> **${ad.headline}** ${ad.text}`;
          return rows.length > 0
            ? [text, markdownTable(ad.title, ['Step', block.unit ?? '', 'How'], rows)].join('\n\n')
            : [`**${ad.title}**`, text, ad.why ?? ''].join('\n\n');
        }),
      ].join('\n\n');
    case 'compare':
      return markdownTable(
        block.title,
        ['Before', 'After', 'Why'],
        block.rows.map(({ before, after, why }) => [before, after, why]),
      );
    case 'table':
      return markdownTable(block.caption, block.head, block.rows);
    case 'snippet':
      return markdownSnippet(block);
    case 'bars': {
      const rows = block.rows.map(({ label, detail, value, left }) => [
        detail ? `${label}: ${detail}` : label,
        figure(value, 'count') + (left ? ` (${left})` : ''),
      ]);
      const note = block.line ? `${block.note} ${block.line.label}.` : block.note;
      return `${markdownTable(block.title, ['', block.unit], rows)}\n\n${note}`;
    }
    case 'line': {
      const rows = block.points.map(({ label, value }) => [label, figure(value, 'count')]);
      return `${markdownTable(block.title, ['', block.unit], rows)}\n\n${block.note}`;
    }
    case 'framework':
      return block.steps
        .map(
          ({ title, weeks, text, checks }, index) =>
            `${index + 1}. **${title}** (${weeks}). ${text}\n${checks.map((check) => `   - ${check}`).join('\n')}`,
        )
        .join('\n');
    case 'keywords':
      return block.groups
        .map(
          ({ title, note, rows }) =>
            `${markdownTable(
              title,
              ['Keyword', 'Intent', 'Page'],
              rows.map(({ keyword, intent, page }) => [keyword, intent, page]),
            )}\n\n${note}`,
        )
        .join('\n\n');
    case 'story':
      return `**${block.business}, ${block.town}: ${block.result}**\n\n${markdownList(block.points)}\n\n> ${block.quote}\n>\n> ${block.name}`;
  }
}
