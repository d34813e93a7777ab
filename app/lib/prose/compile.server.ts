/** Guides' MDX, run at build time with a runtime that yields data where React would yield elements. */
import { evaluate } from '@mdx-js/mdx';
import { z } from 'zod';
import type { Picture } from '#app/content/entities.ts';
import type { LinkTarget } from '#app/content/paths.ts';
import { drawBars, drawLine } from './charts.server.ts';
import type * as prose from './prose.ts';
import { countWords } from './words.server.ts';

type Node = {
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly children: readonly Child[];
};
type Child = Node | string;

export type ProseOptions = {
  /** For messages: the file the words come from. */
  readonly file: string;
  readonly pictures?: Readonly<Record<string, Picture>>;
  /** What the words may refer to as `props.name`: figures that have one home. */
  readonly facts?: Readonly<Record<string, unknown>>;
};

const parts = [
  'Chapter',
  'Part',
  'SubPart',
  'Side',
  'WorkedSum',
  'Compare',
  'Table',
  'Figure',
  'BarChart',
  'LineChart',
  'Sample',
  'Framework',
  'KeywordList',
  'Story',
] as const;
const components = Object.fromEntries(parts.map((name) => [name, name]));

const line = z.string().trim().min(1);
const props = {
  Chapter: z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: line }),
  Side: z.strictObject({ title: line }),
  Figure: z.strictObject({ name: line, alt: line, title: line, caption: line }),
  WorkedSum: z.strictObject({
    title: line,
    unit: line,
    rows: z.array(z.strictObject({ label: line, value: z.number(), note: line })).min(2),
    result: z.strictObject({ label: line, value: line, note: line }),
  }),
  Compare: z.strictObject({
    title: line,
    rows: z.array(z.strictObject({ before: line, after: line, why: line })).min(1),
  }),
  Table: z
    .strictObject({
      caption: line,
      head: z.array(line).min(2),
      rows: z.array(z.array(line)).min(1),
    })
    .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
      path: ['rows'],
      message: 'every row needs as many cells as the head',
    }),
  Sample: z.strictObject({ label: line, text: line }),
  BarChart: z.strictObject({
    title: line,
    unit: line,
    note: line,
    rows: z
      .array(
        z.strictObject({
          label: line,
          value: z.number().positive(),
          highlight: z.boolean().default(false),
        }),
      )
      .min(2),
  }),
  LineChart: z
    .strictObject({
      title: line,
      unit: line,
      note: line,
      start: line,
      points: z.array(z.strictObject({ label: line, value: z.number() })).min(3),
    })
    .refine(({ start, points }) => points.some(({ label }) => label === start), {
      path: ['start'],
      message: 'no point has this label',
    }),
  Framework: z.strictObject({
    steps: z
      .array(z.strictObject({ title: line, weeks: line, text: line, checks: z.array(line).min(1) }))
      .min(2),
  }),
  KeywordList: z.strictObject({
    title: line,
    note: line,
    rows: z.array(z.strictObject({ keyword: line, intent: line, page: line })).min(1),
  }),
  Story: z.strictObject({
    name: line,
    business: line,
    town: line,
    result: line,
    quote: line,
    points: z.array(line).min(1),
  }),
} as const;

/**
 * @throws with file, part and field when a part is unknown, a field is missing, misspelt or empty, an id
 * stands twice, or text stands where none may.
 */
export async function compileProse(
  source: string,
  options: ProseOptions,
): Promise<readonly prose.Chapter[]> {
  const { file } = options;
  const { default: content } = await evaluate(source, {
    Fragment: 'Fragment',
    jsx: element,
    jsxs: element,
  } as never).catch((cause: unknown) => {
    throw new Error(`${file}: ${String(cause)}`, { cause });
  });
  let root: Node;
  try {
    root = (content as unknown as (props: object) => Node)({ components, ...options.facts });
  } catch (cause) {
    throw new Error(`${file}: ${String(cause)}`, { cause });
  }
  // A document of one chapter is that chapter itself.
  const nodes = root.type === 'Fragment' ? elementsOf(root, file) : [root];
  const chapters = nodes.map((node) => {
    if (node.type !== 'Chapter' && node.type !== 'Part') {
      throw new Error(`${file}: <${node.type}> stands outside of a chapter`);
    }
    const { id, title } = fields(node, 'Chapter', file);
    const blocks = blocksOf(node, id, options);
    return { id, title, blocks, words: countWords([title, blocks]) };
  });

  const ids = chapters.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (block.type === 'heading' ? block.id : [])),
  ]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${file}: the id "${twice}" stands twice`);
  return chapters;
}

function element(type: string, { children, ...rest }: Record<string, unknown>): Node {
  return { type, props: rest, children: flat(children) };
}

function flat(children: unknown): Child[] {
  if (children === undefined || children === null || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return children.flatMap(flat);
  if (typeof children === 'object') {
    const node = children as Node;
    return node.type === 'Fragment' ? [...node.children] : [node];
  }
  return [String(children)];
}

/** The elements of a place that holds no text of its own. */
function elementsOf(node: Node, file: string): Node[] {
  return node.children.flatMap((child) => {
    if (typeof child !== 'string') return child;
    if (child.trim())
      throw new Error(`${file}: the text "${child.trim()}" stands on its own in <${node.type}>`);
    return [];
  });
}

function fields<Name extends keyof typeof props>(
  node: Node,
  name: Name,
  file: string,
): z.infer<(typeof props)[Name]> {
  const result = props[name].safeParse(node.props);
  if (result.success) return result.data as z.infer<(typeof props)[Name]>;
  const where = node.props.title ?? node.props.caption ?? node.props.label ?? node.props.id ?? '';
  const issues = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'fields'}: ${message}`,
  );
  throw new Error(`${file}: <${name} "${String(where)}"> ${issues.join('; ')}`);
}

function blocksOf(node: Node, chapter: string, options: ProseOptions): prose.Block[] {
  return elementsOf(node, options.file).flatMap((child) => blocks(child, chapter, options));
}

function blocks(node: Node, chapter: string, options: ProseOptions): prose.Block | prose.Block[] {
  const { file } = options;
  switch (node.type) {
    case 'p':
      return { type: 'paragraph', text: textOf(node, file) };
    case 'h3': {
      const title = plain(textOf(node, file));
      return { type: 'heading', id: `${chapter}-${slugOf(title)}`, title };
    }
    case 'ul':
    case 'ol':
      return { type: 'list', ...listOf(node, file) };
    case 'SubPart': {
      const { id, title } = fields(node, 'Chapter', file);
      return [{ type: 'heading', id, title }, ...blocksOf(node, id, options)];
    }
    case 'Side':
      return { type: 'side', ...fields(node, 'Side', file), text: textOf(node, file) };
    case 'WorkedSum':
      return { type: 'sum', ...fields(node, 'WorkedSum', file) };
    case 'Compare':
      return { type: 'compare', ...fields(node, 'Compare', file) };
    case 'Table':
      return { type: 'table', ...fields(node, 'Table', file) };
    case 'Sample':
      return { type: 'sample', ...fields(node, 'Sample', file) };
    case 'Framework':
      return { type: 'framework', ...fields(node, 'Framework', file) };
    case 'KeywordList':
      return { type: 'keywords', ...fields(node, 'KeywordList', file) };
    case 'Story':
      return { type: 'story', ...fields(node, 'Story', file) };
    case 'BarChart':
      return { type: 'bars', ...drawBars(fields(node, 'BarChart', file)) };
    case 'LineChart':
      return { type: 'line', ...drawLine(fields(node, 'LineChart', file)) };
    case 'Figure': {
      const { name, ...figure } = fields(node, 'Figure', file);
      const picture = options.pictures?.[name];
      if (!picture)
        throw new Error(`${file}: <Figure "${figure.title}"> name: no picture "${name}" is given`);
      const [list, ...others] = elementsOf(node, file);
      if (others.length)
        throw new Error(`${file}: <Figure "${figure.title}"> holds more than one list`);
      return { type: 'figure', picture, ...figure, list: list ? listOf(list, file) : null };
    }
    default:
      throw new Error(`${file}: <${node.type}> has no place in a guide`);
  }
}

function listOf(node: Node, file: string): prose.List {
  if (node.type !== 'ul' && node.type !== 'ol')
    throw new Error(`${file}: <${node.type}> where a list is expected`);
  return {
    ordered: node.type === 'ol',
    items: elementsOf(node, file).map((item) => textOf(item, file)),
  };
}

/** Paragraphs inside an item or a remark are joined: these hold one run of text. */
function textOf(node: Node, file: string): prose.Text {
  return tidy(node.children.flatMap((child) => inline(child, file)));
}

function inline(child: Child, file: string): prose.Text {
  if (typeof child === 'string') return [child.replaceAll(/\s+/g, ' ')];
  switch (child.type) {
    case 'p':
      return textOf(child, file);
    case 'strong':
      return [{ bold: textOf(child, file) }];
    case 'a': {
      const to = String(child.props.href);
      if (!/^[/#]/.test(to))
        throw new Error(`${file}: the link to ${to} leads off the site; name it as a source`);
      // That it leads somewhere is proved on the built HTML.
      return [{ to: to as LinkTarget, text: textOf(child, file) }];
    }
    default:
      throw new Error(`${file}: <${child.type}> has no place in a line of text`);
  }
}

/** No space at the ends, none alone. */
function tidy(text: prose.Text): prose.Text {
  const first = text.findIndex((part) => typeof part !== 'string' || part.trim());
  const last = text.findLastIndex((part) => typeof part !== 'string' || part.trim());
  return text.slice(first, last + 1).map((part, index, all) => {
    if (typeof part !== 'string') return part;
    const start = index === 0 ? part.trimStart() : part;
    return index === all.length - 1 ? start.trimEnd() : start;
  });
}

function plain(text: prose.Text): string {
  return text
    .map((part) =>
      typeof part === 'string'
        ? part
        : 'bold' in part
          ? plain(part.bold)
          : 'abbr' in part
            ? part.abbr
            : plain(part.text),
    )
    .join('');
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
