/** Parses a guide file: YAML frontmatter, and a Markdown body as headings with what is under each. */
import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { LinkTarget } from '#app/content/paths.ts';
import type { Inline, Text } from './text.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective);

export type Node = RootContent;
type Directive = Extract<Node, { type: 'containerDirective' }>;
/** A heading of the body with what follows it, up to the next heading of its depth. */
export type Section = {
  readonly id: string | undefined;
  readonly title: string;
  readonly line: number;
  readonly nodes: readonly Node[];
};

/** A link of the body to a page of this site, for checks across files. */
export type FoundLink = { readonly to: string; readonly line: number };

export class MarkdownFile {
  readonly nodes: readonly Node[];
  /** Every link of the body that was read so far. */
  readonly links: FoundLink[] = [];

  readonly file: string;
  readonly source: string;

  /** @param file the path in the repository, for messages */
  constructor(file: string, source: string) {
    this.file = file;
    this.source = source;
    const root: Root = parser.parse(source);
    this.nodes = root.children.filter(({ type }) => type !== 'yaml');
  }

  /** @throws {Error} always: file, line, what is wrong and what to do */
  fail(at: Node | Section | number, what: string, remedy: string): never {
    throw new Error(`${this.file}:${lineOf(at)}: ${what}. ${remedy}`);
  }

  /** Splits nodes at their headings of one depth. */
  sections(
    nodes: readonly Node[],
    depth: Heading['depth'],
  ): { readonly before: readonly Node[]; readonly sections: readonly Section[] } {
    const isStart = (node: Node): node is Heading => node.type === 'heading' && node.depth <= depth;
    const starts = nodes.flatMap((node, index) => (isStart(node) ? [index] : []));
    return {
      before: nodes.slice(0, starts[0] ?? nodes.length),
      sections: starts.map((start, index) => {
        const heading = nodes[start] as Heading;
        if (heading.depth !== depth) {
          const marks = '#'.repeat(depth);
          this.fail(heading, `A heading of depth ${heading.depth}`, `Write it with ${marks}.`);
        }
        const [, title = '', id] = /^(.*?)(?:\s*\{#([^}]*)\})?$/.exec(this.plain(heading)) ?? [];
        return {
          id,
          title,
          line: lineOf(heading),
          nodes: nodes.slice(start + 1, starts[index + 1] ?? nodes.length),
        };
      }),
    };
  }

  /**
   * Paragraphs that begin with a bold label, as `**Why:** text`, by their label in camel case; and all other nodes.
   */
  fields(nodes: readonly Node[]): {
    readonly fields: Readonly<Record<string, Text>>;
    readonly rest: readonly Node[];
  } {
    const fields: Record<string, Text> = {};
    const rest = nodes.filter((node) => {
      const [label, ...words] = node.type === 'paragraph' ? node.children : [];
      if (label?.type !== 'strong') return true;
      const name = this.plain(label);
      if (!name.endsWith(':')) return true;
      const key = camelCase(name.slice(0, -1));
      if (key in fields) this.fail(node, `A second **${name}**`, 'Keep one of the two.');
      fields[key] = this.text(words);
      return false;
    });
    return { fields, rest };
  }

  /** Title and content of a block that begins with `:::name[Title]`. */
  directive(node: Directive): {
    readonly title: string | undefined;
    readonly nodes: readonly Node[];
  } {
    const [label, ...nodes] = node.children;
    if (label?.type === 'paragraph' && label.data?.directiveLabel) {
      return { title: this.plain(label), nodes };
    }
    return { title: undefined, nodes: node.children };
  }

  /** The one run of text in a node, without bold words and links. */
  plain(node: Node): string {
    const text = this.text('children' in node ? (node.children as PhrasingContent[]) : []);
    return plainText(text);
  }

  /** One run of text; a paragraph break inside it becomes a space. */
  text(nodes: readonly (PhrasingContent | Node)[]): Text {
    return joined(
      nodes.flatMap((node, index) => [
        ...(index && isBlock(node) ? [' '] : []),
        ...this.inline(node),
      ]),
    );
  }

  inline(node: PhrasingContent | Node): readonly Inline[] {
    switch (node.type) {
      case 'text':
        return [node.value.replaceAll(/\s+/g, ' ')];
      case 'break':
        return [' '];
      // Such as <title>: in a guide these are words.
      case 'html':
        return [node.value];
      // Such as “site:example.com” or “11:30a”: a colon before a word is only a colon.
      case 'textDirective':
        return [this.slice(node).replaceAll(/\s+/g, ' ')];
      case 'paragraph':
        return toInlines(this.text(node.children));
      case 'strong':
        return [{ bold: this.text(node.children) }];
      case 'link': {
        // Without brackets it is an address in the words, which GitHub would turn into a link.
        if (!this.slice(node).startsWith('[')) return [this.slice(node)];
        this.links.push({ to: node.url, line: lineOf(node) });
        return [{ to: node.url as LinkTarget, text: this.text(node.children) }];
      }
      default:
        return this.fail(
          node,
          `“${this.slice(node).slice(0, 40)}” is ${nameOf(node.type)}`,
          'A line of text may have **bold** words and [links](/guides/all); write a backslash before a * or _ that is only a character.',
        );
    }
  }

  private slice(node: Node | PhrasingContent): string {
    return this.source.slice(node.position?.start.offset, node.position?.end.offset);
  }
}

/** Line numbers start at 1. */
export function lineOf(at: Node | PhrasingContent | Section | number): number {
  if (typeof at === 'number') return at;
  return 'line' in at ? at.line : (at.position?.start.line ?? 1);
}

/** A text without its marks. */
export function plainText(text: Text): string {
  if (typeof text === 'string') return text;
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('bold' in part) return plainText(part.bold);
      return 'abbr' in part ? part.abbr : plainText(part.text);
    })
    .join('');
}

/** "Stands for" is `standsFor`. */
function camelCase(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
}

const isBlock = (node: Node) => node.type === 'paragraph';

const toInlines = (text: Text): readonly Inline[] => (typeof text === 'string' ? [text] : text);

/** Neighboring strings joined, without space at the ends; one string where there is nothing else. */
function joined(parts: readonly Inline[]): Text {
  const all: Inline[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
  }
  const trimmed = all
    .map((part, index) => {
      if (typeof part !== 'string') return part;
      const start = index === 0 ? part.trimStart() : part;
      return index === all.length - 1 ? start.trimEnd() : start;
    })
    .filter((part) => part !== '');
  const [only = '', ...more] = trimmed;
  return typeof only === 'string' && more.length === 0 ? only : trimmed;
}

/** What an author calls the node types that a line of text may not have. */
function nameOf(type: string): string {
  const names: Readonly<Record<string, string>> = {
    emphasis: 'italic',
    delete: 'struck through',
    inlineCode: 'code',
    image: 'a picture',
    heading: 'a heading',
    list: 'a list',
    code: 'a block of code',
    table: 'a table',
    html: 'HTML',
    containerDirective: 'a block',
    leafDirective: 'a block',
  };
  return names[type] ?? type;
}
