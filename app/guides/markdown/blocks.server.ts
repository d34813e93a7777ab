/** Parses paragraphs, lists and `:::` blocks into plain objects for the schema. */
import { isKeyOf } from '#app/lib/record.ts';
import { slugOf } from '#app/lib/slug-of.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { AuthoredBlock, List } from '../schema.ts';
import { lineOf, type MarkdownFile, type Node, type Section } from './parse.server.ts';
import type { Text } from './text.ts';

/** A value before validation by the schema. */
export type Unchecked = { [field: string]: unknown };

/** The source line of each object, for error messages. */
export type Lines = WeakMap<object, number>;

type Directive = Extract<Node, { type: 'containerDirective' }>;
type Table = Extract<Node, { type: 'table' }>;

/** Parses the blocks below a heading. Headings of depth 3 become blocks too. */
export function readBlocks(
  file: MarkdownFile,
  lines: Lines,
  nodes: readonly Node[],
  chapter: string,
): Unchecked[] {
  const { before, sections } = file.sections(nodes, 3);
  const read = (some: readonly Node[]) =>
    some.map((node) => at(node, readBlock(file, lines, node)));
  const at = (node: Node, block: Unchecked) => {
    lines.set(block, lineOf(node));
    return block;
  };
  return [
    ...read(before),
    ...sections.flatMap(({ id, title, line, nodes: under }) => {
      const heading = { type: 'heading', id: id ?? `${chapter}-${slugOf(title)}`, title };
      lines.set(heading, line);
      return [heading, ...read(under)];
    }),
  ];
}

/** Parses a ```` ```snippet ```` block, or one of negative keywords. */
export function readSnippet(file: MarkdownFile, node: Extract<Node, { type: 'code' }>): Unchecked {
  const isNegative = node.lang === 'negatives';
  if (node.lang !== 'snippet' && !isNegative) {
    return file.fail(
      node,
      'A block of code',
      'Begin a text to copy with ```snippet and its label.',
    );
  }
  return {
    label: node.meta?.trim() ?? undefined,
    text: node.value,
    ...(isNegative && { isNegative }),
  };
}

/** The text of each item of a list, with its links and bold words. */
export function readItems(file: MarkdownFile, node: Extract<Node, { type: 'list' }>): Text[] {
  return node.children.map((item) => file.text(item.children));
}

function readBlock(file: MarkdownFile, lines: Lines, node: Node): Unchecked {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', text: file.text(node.children) };
    case 'blockquote':
      return { type: 'statement', text: file.text(node.children) };
    case 'list':
      return { type: 'list', ...readList(file, node) };
    case 'code':
      return { type: 'snippet', ...readSnippet(file, node) };
    case 'containerDirective':
      return readDirective(file, lines, node);
    case 'leafDirective':
      return file.fail(
        node,
        `::${node.name} has 2 colons`,
        'A block begins with 3 colons and ends with :::.',
      );
    default:
      return file.fail(
        node,
        `A ${node.type} has no place here`,
        'A chapter holds paragraphs, > statements, lists, ### headings, ```snippet and ::: blocks.',
      );
  }
}

function readList(file: MarkdownFile, node: Extract<Node, { type: 'list' }>): List {
  return { ordered: node.ordered ?? false, items: readItems(file, node) };
}

/** A parser for each kind of `:::` block: title, fields and content. */
const readers: Readonly<
  Record<
    Exclude<AuthoredBlock['type'], 'paragraph' | 'statement' | 'heading' | 'list' | 'snippet'>,
    (block: Content) => Unchecked
  >
> = {
  side: ({ title, text }) => ({ title, text: text() }),
  sum: ({ title, fields, table }) => {
    const rows = table(['label', 'value', 'note']);
    return { title, ...fields, rows: rows.slice(0, -1), result: rows.at(-1) };
  },
  ads: ({ title, fields, tables }) => ({
    title,
    ...fields,
    ads: tables(['label', 'value', 'note']).map(({ rows, ...ad }) => ({
      ...ad,
      ...(rows && { sum: { rows: rows.slice(0, -1), result: rows.at(-1) } }),
    })),
  }),
  compare: ({ title, table }) => ({ title, rows: table(['before', 'after', 'why']) }),
  table: ({ title, cells }) => {
    const [head, ...rows] = cells();
    return { caption: title, head, rows: rows.map((row) => row.map(inLines)) };
  },
  figure: ({ title, fields, list }) => ({ title, ...fields, list: list() }),
  bars: ({ title, fields, cells }) => ({
    title,
    ...fields,
    rows: cells()
      .slice(1)
      .map(([label = '', value]) => ({
        label: plainText(label),
        value,
        highlight: typeof label !== 'string',
      })),
  }),
  line: ({ title, fields, table }) => ({ title, ...fields, points: table(['label', 'value']) }),
  framework: ({ steps }) => ({ steps: steps() }),
  keywords: ({ fields, tables }) => ({
    ...fields,
    groups: tables(['keyword', 'intent', 'page']),
  }),
  story: ({ title, fields, list }) => ({ business: title, ...fields, points: list()?.items }),
};

/** Access to a block's content. Each part can be read once. Unread parts are errors. */
type Content = {
  readonly title: string | undefined;
  readonly fields: Readonly<Record<string, Text>>;
  readonly text: () => Text;
  readonly list: () => List | null;
  readonly cells: () => readonly (readonly Text[])[];
  /** The table rows as objects with the given column names. */
  readonly table: (columns: readonly string[]) => readonly Unchecked[];
  readonly steps: () => readonly Unchecked[];
  /** The fields and the table, if any, under each #### heading. */
  readonly tables: (
    columns: readonly string[],
  ) => readonly (Unchecked & { readonly rows: readonly Unchecked[] | undefined })[];
};

function readDirective(file: MarkdownFile, lines: Lines, node: Directive): Unchecked {
  const { name } = node;
  const read = isKeyOf(readers, name) ? readers[name] : null;
  if (!read) {
    return file.fail(
      node,
      `:::${name} is no kind of block`,
      `Use one of ${Object.keys(readers).join(', ')}.`,
    );
  }
  const { start, end } = node.position!;
  if (!/\n *:{3,}\s*$/.test(file.source.slice(start.offset, end.offset))) {
    return file.fail(node, `:::${name} has no end`, 'Write ::: below its last line.');
  }
  const { content, unread } = contentOf(file, lines, node);
  const block = { type: name, ...read(content) };
  failUnread(file, node, unread());
  return block;
}

/** @throws if a part of the block was not read */
function failUnread(file: MarkdownFile, { name }: Directive, extra: Node | Section | undefined) {
  if (!extra) return;
  file.fail(
    extra,
    `:::${name} holds something it does not show`,
    'Move it out of the block, or begin it with the **Label:** of a field.',
  );
}

/** The content of a block, and a function that returns the first part of it that was not read. */
function contentOf(file: MarkdownFile, lines: Lines, node: Directive) {
  const { title, nodes } = file.directive(node);
  const { before, sections } = file.sections(nodes, 4);
  const { fields, rest } = file.fields(before);
  const left = new Set(rest);
  let withSections = false;
  const take = <Type extends Node['type']>(type: Type) => {
    const found = [...left].find((one): one is Extract<Node, { type: Type }> => one.type === type);
    if (found) left.delete(found);
    return found;
  };
  const readSections = <Fields extends Unchecked>(read: (section: Section) => Fields) => {
    withSections = true;
    return sections.map((section) => {
      const object = { title: section.title, ...read(section) };
      lines.set(object, section.line);
      return object;
    });
  };
  const content: Content = {
    title,
    fields,
    text: () => {
      const paragraphs = [...left].filter(({ type }) => type === 'paragraph');
      for (const one of paragraphs) left.delete(one);
      return file.text(paragraphs);
    },
    list: () => {
      const found = take('list');
      return found ? readList(file, found) : null;
    },
    cells: () => readCells(file, node, take('table')),
    table: (columns) => readTable(file, node, take('table'), columns),
    steps: () => readSections((section) => readStep(file, node, section)),
    tables: (columns) =>
      readSections(({ nodes: under }) => {
        const { fields: own, rest: others } = file.fields(under);
        const found = others.find((one) => one.type === 'table');
        failUnread(
          file,
          node,
          others.find((one) => one !== found),
        );
        return { ...own, rows: found && readTable(file, node, found, columns) };
      }),
  };
  return { content, unread: () => [...left][0] ?? (withSections ? undefined : sections[0]) };
}

/** @throws if there is no table, or a row has fewer or more cells than the head */
function readCells(file: MarkdownFile, node: Directive, table: Table | undefined) {
  if (!table) {
    return file.fail(
      node,
      `:::${node.name} has no table`,
      'Write it as | cells | with a | --- | line.',
    );
  }
  const width = table.children[0]?.children.length ?? 0;
  return table.children.map((row) => {
    const texts = row.children.map((cell) => file.text(cell.children));
    if (texts.length !== width) {
      file.fail(
        row,
        `A row has ${texts.length} cells`,
        `The head has ${width}: give each row as many.`,
      );
    }
    return texts;
  });
}

/** The rows below the head of a table, as objects with the given column names. */
function readTable(
  file: MarkdownFile,
  node: Directive,
  table: Table | undefined,
  columns: readonly string[],
) {
  const [head = [], ...rows] = readCells(file, node, table);
  if (head.length !== columns.length) {
    file.fail(node, `The table has ${head.length} columns`, `It needs ${columns.join(', ')}.`);
  }
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index]])),
  );
}

function readStep(file: MarkdownFile, node: Directive, { nodes }: Section): Unchecked {
  const { fields, rest } = file.fields(nodes);
  const items = rest.find((one) => one.type === 'list');
  const paragraphs = rest.filter(({ type }) => type === 'paragraph');
  failUnread(
    file,
    node,
    rest.find((one) => one !== items && one.type !== 'paragraph'),
  );
  return {
    ...fields,
    text: file.text(paragraphs),
    checks: items && readItems(file, items),
  };
}

/** The text of a cell, with the items between ` / ` on lines of their own. */
function inLines(cell: Text): Text {
  return typeof cell === 'string' ? cell.replaceAll(' / ', '\n') : cell;
}
