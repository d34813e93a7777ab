/** Parses a content file: YAML frontmatter, and a Markdown body split at its headings. */
import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { camelCase } from '#app/lib/camel-case.ts';
import { slugOf } from '#app/lib/slug-of.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { Inline, Text, TextLink } from './text.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective);

export type Node = RootContent;
type Directive = Extract<Node, { type: 'containerDirective' }>;
/** A heading with its content, up to the next heading of the same depth. */
export type Section = {
  readonly id: string | undefined;
  readonly title: string;
  readonly line: number;
  readonly nodes: readonly Node[];
};

/** A link to a page of this site, checked once all files are read. */
export type FoundLink = { readonly to: string; readonly line: number };

/**
 * One content file: the nodes of its body, and the methods that split and read them. They throw an error with file, line
 * and remedy where the text has another form.
 */
export class MarkdownFile {
  readonly nodes: readonly Node[];
  /** All links read so far. */
  readonly links: FoundLink[] = [];

  readonly file: string;
  readonly source: string;

  /** @param file the path in the repository, for error messages */
  constructor(file: string, source: string) {
    this.file = file;
    this.source = source;
    const root: Root = parser.parse(source);
    this.nodes = root.children.filter(({ type }) => type !== 'yaml');
  }

  /** @throws always, with file, line, error and remedy */
  fail(at: Node | Section | number, what: string, remedy: string): never {
    throw new Error(`${this.file}:${lineOf(at)}: ${what}. ${remedy}`);
  }

  /** Splits nodes at the headings of one depth. */
  sections(
    nodes: readonly Node[],
    depth: Heading['depth'],
  ): { readonly before: readonly Node[]; readonly sections: readonly Section[] } {
    const isStart = (node: Node): node is Heading => node.type === 'heading' && node.depth <= depth;
    const starts = nodes.flatMap((node, index) =>
      isStart(node) ? [{ heading: node, index }] : [],
    );
    return {
      before: nodes.slice(0, starts[0]?.index),
      sections: starts.map(({ heading, index }, start) => {
        if (heading.depth !== depth) {
          const marks = '#'.repeat(depth);
          this.fail(heading, `A heading of depth ${heading.depth}`, `Write it with ${marks}.`);
        }
        const [, title = '', id] = /^(.*?)(?:\s*\{#([^}]*)\})?$/.exec(this.plain(heading)) ?? [];
        return {
          id,
          title,
          line: lineOf(heading),
          nodes: nodes.slice(index + 1, starts[start + 1]?.index),
        };
      }),
    };
  }

  /**
   * Separates labeled paragraphs such as `**Why:** text`, by label in camel case, from all other
   * nodes.
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
      const key = camelCase(slugOf(name));
      if (key in fields) this.fail(node, `A second **${name}**`, 'Keep one of the two.');
      fields[key] = this.text(words);
      return false;
    });
    return { fields, rest };
  }

  /** Title and content of a `:::name[Title]` block. */
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

  /** The text of a node. @throws if it has bold words or links */
  plain(node: Node): string {
    const text = this.text('children' in node ? node.children : []);
    return plainText(text);
  }

  /** Parses nodes as one text. Paragraph breaks become spaces. */
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
      // No-break spaces stay.
      case 'text':
        return [node.value.replaceAll(/[ \t\n]+/g, ' ')];
      case 'break':
        return [' '];
      // HTML such as <title> is text in a guide.
      case 'html':
        return [node.value];
      // A colon before a word, as in “site:example.com” or “11:30a”, is not a directive.
      case 'textDirective':
        return [this.slice(node).replaceAll(/[ \t\n]+/g, ' ')];
      case 'paragraph':
        return toInlines(this.text(node.children));
      case 'strong':
        return [{ bold: this.text(node.children) }];
      case 'link': {
        // A bare URL is text. GitHub's Markdown would make it a link.
        if (!this.slice(node).startsWith('[')) return [this.slice(node)];
        this.links.push({ to: node.url, line: lineOf(node) });
        // `guides.server.ts` checks links to guides, the finishing step all others.
        return [{ to: node.url as TextLink['to'], text: this.text(node.children) }];
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

/** The line number of a node, from 1. */
export function lineOf(at: Node | PhrasingContent | Section | number): number {
  if (typeof at === 'number') return at;
  return 'line' in at ? at.line : (at.position?.start.line ?? 1);
}

const isBlock = (node: Node) => node.type === 'paragraph';

const toInlines = (text: Text): readonly Inline[] => (typeof text === 'string' ? [text] : text);

/** Joins adjacent strings and trims both ends. Returns a string if there is nothing else. */
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

/** The author's term for a node type that is not allowed in text. */
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
