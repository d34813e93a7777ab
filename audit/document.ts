/** One HTML document, parsed as browsers do and indexed once. */
import { compile, type Options } from 'css-select';
import {
  isTag,
  isText,
  type AnyNode,
  type Document as Tree,
  Element,
  type ParentNode,
} from 'domhandler';
import { Parser } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { placeOf } from './evidence.ts';
import type { Evidence, PageInput } from './types.ts';
import { countWords } from './words.ts';

export type { Element };

/**
 * Limits that keep the time linear in the size of the document. Chromium nests at most 512 elements; the
 * others are far beyond what a page for people has.
 */
const limits = { depth: 512, elements: 400_000, attributes: 10_000, chunk: 16_384 } as const;

class LimitReached extends Error {}

/** The line where parsing stopped, and the reason. The rest was not read. */
export type Cut = { readonly line: number; readonly reason: string };

/** Elements whose text is not part of the visible page. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'head', 'title']);

type Matcher = (element: Element) => boolean;
const matchers = new Map<string, Matcher>();
const options: Options<AnyNode, Element> = { xmlMode: false };

function matcher(selector: string): Matcher {
  const known = matchers.get(selector);
  if (known) return known;
  const made = compile<AnyNode, Element>(selector, options);
  matchers.set(selector, made);
  return made;
}

/**
 * A parsed page, with its elements by name, selector and line. Its words and resolved addresses are computed once, when they are first
 * read.
 */
export class HtmlDocument {
  readonly page: PageInput;
  readonly url: URL;
  /** Every element, in document order. */
  readonly elements: readonly Element[];
  readonly cut: Cut | undefined;
  readonly #byName = new Map<string, Element[]>();
  readonly #html: string;
  #words: number | undefined;
  #base: URL | undefined;
  readonly #resolved = new Map<string, URL | undefined>();

  /** Never throws. If a document cannot be read to its end, `cut` has the place and the reason. */
  constructor(page: PageInput) {
    this.page = page;
    this.url = URL.parse(page.url) ?? new URL('https://no-address.invalid/');
    this.#html = page.html;
    const { tree, cut } = parse(page.html);
    this.cut = cut;
    this.elements = elementsOf(tree);
    for (const element of this.elements) {
      const same = this.#byName.get(element.name);
      if (same) same.push(element);
      else this.#byName.set(element.name, [element]);
    }
  }

  /** Elements of these names, in document order for a single name. */
  named(...names: readonly string[]): readonly Element[] {
    const [first = '', ...others] = names;
    const found = this.#byName.get(first) ?? [];
    return others.length === 0 ? found : [...found, ...this.named(...others)];
  }

  /** Elements that match a selector; with `among`, only those of a name, which is faster. */
  select(selector: string, among: readonly Element[] = this.elements): readonly Element[] {
    const matches = matcher(selector);
    return among.filter((element) => matches(element));
  }

  first(selector: string, among?: readonly Element[]): Element | undefined {
    const matches = matcher(selector);
    return (among ?? this.elements).find((element) => matches(element));
  }

  /** The page's main part: `main`, else the `body`. */
  get main(): Element | undefined {
    return this.named('main')[0] ?? this.first('[role="main"]') ?? this.named('body')[0];
  }

  /** Words of the main part. */
  get words(): number {
    this.#words ??= countWords(textOf(this.main));
    return this.#words;
  }

  /** The content of the first meta element with this name or property. */
  meta(name: string): string | undefined {
    const element = this.metas(name)[0];
    return element && attribute(element, 'content');
  }

  metas(name: string): readonly Element[] {
    return this.named('meta').filter((one) =>
      [attribute(one, 'name'), attribute(one, 'property')].some(
        (own) => own?.trim().toLowerCase() === name,
      ),
    );
  }

  /** Links by relation: `canonical`, `stylesheet`. */
  linksWith(relation: string): readonly Element[] {
    return this.named('link').filter((link) =>
      (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).includes(relation),
    );
  }

  /** The canonicals of the head. Search engines ignore those of the body. */
  get canonicals(): readonly Element[] {
    return this.linksWith('canonical').filter((link) =>
      closestAbove(link, ({ name }) => name === 'head'),
    );
  }

  line(element: Element): number | undefined {
    return element.sourceCodeLocation?.startLine;
  }

  /** The element's start tag as it was written, shortened. */
  snippet(element: Element): string {
    const location = element.sourceCodeLocation;
    const start = location?.startOffset;
    if (start === undefined) return `<${element.name}>`;
    const end = location?.startTag?.endOffset ?? location?.endOffset ?? start;
    return shorten(this.#html.slice(start, Math.min(end, start + 400)));
  }

  /** Evidence about an element, with its start tag as what was found. */
  evidence(element: Element | undefined, found?: string, expected?: string): Evidence {
    const line = element && this.line(element);
    return {
      ...placeOf(this.page.url, line),
      found: shorten(found ?? (element ? this.snippet(element) : '')),
      ...(expected !== undefined && { expected }),
    };
  }

  /** The target of a link, or undefined if it is not an address. */
  resolve(address: string | undefined): URL | undefined {
    if (address === undefined) return undefined;
    if (this.#resolved.has(address)) return this.#resolved.get(address);
    this.#base ??= this.#readBase();
    const url = URL.parse(address.trim(), this.#base) ?? undefined;
    this.#resolved.set(address, url);
    return url;
  }

  #readBase(): URL {
    const href = attribute(this.named('base')[0], 'href');
    return (href === undefined ? null : URL.parse(href, this.url)) ?? this.url;
  }
}

/** The value as written, or undefined if the element or the attribute is missing. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attribs[name];
}

/** One line, at most 160 characters. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 157)}…` : line;
}

/** Texts of whole pages, which many checks read. */
const wholeTexts = new WeakMap<ParentNode, string>();

/** The visible text below a node, with spaces between blocks. */
export function textOf(root: ParentNode | undefined): string {
  if (!root) return '';
  if (!isTag(root) || !['body', 'main'].includes(root.name)) return readText(root);
  const known = wholeTexts.get(root);
  if (known !== undefined) return known;
  const text = readText(root);
  wholeTexts.set(root, text);
  return text;
}

function readText(root: ParentNode): string {
  const parts: string[] = [];
  const open: (AnyNode | ' ')[] = root.children.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (node === ' ') parts.push(node);
    else if (isText(node)) parts.push(node.data);
    else if (isTag(node) && !silent.has(node.name)) {
      if (!inline.has(node.name)) {
        parts.push(' ');
        open.push(' ');
      }
      for (const child of node.children.toReversed()) open.push(child);
    }
  }
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q ruby s samp small span strike strong sub sup time tspan tt u var wbr'.split(
    ' ',
  ),
);

/** The raw text of an element such as `script`, `style` or `title`. */
export function rawText(element: Element | undefined): string {
  return (element?.children ?? []).map((node) => (isText(node) ? node.data : '')).join('');
}

/** The accessible text of a link or heading: its text, the alternative text of its pictures, or its title. */
export function accessibleText(element: Element): string {
  const text = textOf(element);
  if (text) return text;
  const inside = [...element.children];
  let alt = '';
  for (let node = inside.pop(); node; node = inside.pop()) {
    if (!('attribs' in node)) continue;
    if (node.name === 'img') alt ||= attribute(node, 'alt') ?? '';
    if (node.name === 'title') alt ||= rawText(node);
    inside.push(...node.children);
  }
  return (alt || attribute(element, 'title') || '').trim();
}

/** A style sheet without its comments. */
export const withoutComments = (css: string): string =>
  css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '');

/** The nearest element above one that passes a test. */
export function closestAbove(
  element: Element,
  test: (one: Element) => boolean,
): Element | undefined {
  for (let node = element.parent; node && isTag(node); node = node.parent) {
    if (test(node)) return node;
  }
  return undefined;
}

/** Every element below a root, in document order. */
function elementsOf(root: ParentNode): Element[] {
  const found: Element[] = [];
  const open: AnyNode[] = root.children.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTag(node)) continue;
    found.push(node);
    for (const child of node.children.toReversed()) open.push(child);
  }
  return found;
}

/** Shared by elements without attributes, or without namespaces of attributes. */
const none: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

/** Creates an element like the adapter's, with less memory. */
function plainElement(
  name: string,
  namespace: Element['namespace'] & string,
  attributes: readonly { readonly name: string; readonly value: string }[],
): Element {
  let attribs: Record<string, string> = none;
  if (attributes.length > 0) {
    attribs = Object.create(null);
    for (const one of attributes) attribs[one.name] = one.value;
  }
  const element = new Element(name, attribs, []);
  element.namespace = namespace;
  element['x-attribsNamespace'] = none;
  element['x-attribsPrefix'] = none;
  return element;
}

function parse(html: string): { tree: Tree; cut: Cut | undefined } {
  let tree: Tree | undefined;
  let depth = 0;
  let elements = 0;
  const limited: typeof adapter = {
    ...adapter,
    // Evidence needs only the start of an element. Ends and attributes would double the memory.
    setNodeSourceCodeLocation(node, location) {
      if (!location || !isTag(node)) return;
      const { startLine, startCol, startOffset, endLine, endCol, endOffset } = location;
      const start = { startLine, startCol, startOffset, endLine, endCol, endOffset };
      node.sourceCodeLocation = { ...start, startTag: start };
    },
    updateNodeSourceCodeLocation() {},
    createDocument() {
      const made = adapter.createDocument();
      tree ??= made;
      return made;
    },
    createElement(name, namespace, attributes) {
      elements += 1;
      if (elements > limits.elements) {
        throw new LimitReached(`more than ${limits.elements} elements`);
      }
      // Attributes with a namespace, and elements that take over those of a second tag, are rare.
      const isPlain =
        name !== 'html' && name !== 'body' && attributes.every((one) => !one.namespace);
      return isPlain
        ? plainElement(name, namespace, attributes)
        : adapter.createElement(name, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      if (depth > limits.depth) throw new LimitReached(`more than ${limits.depth} open elements`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  const parser = new Parser<Htmlparser2TreeAdapterMap>({
    treeAdapter: limited,
    sourceCodeLocationInfo: true,
  });
  const { tokenizer } = parser;
  try {
    // In chunks, to stop early: the tokenizer compares each attribute of a tag with all before it.
    for (let at = 0; at < html.length || at === 0; at += limits.chunk) {
      tokenizer.write(html.slice(at, at + limits.chunk), at + limits.chunk >= html.length);
      const token = tokenizer['currentToken'];
      if (token && 'attrs' in token && token.attrs.length > limits.attributes) {
        throw new LimitReached(`more than ${limits.attributes} attributes on one element`);
      }
    }
    return { tree: parser.document, cut: undefined };
  } catch (error) {
    const reason = error instanceof LimitReached ? error.message : `the parser failed: ${error}`;
    return {
      tree: tree ?? adapter.createDocument(),
      cut: { line: tokenizer.preprocessor.line, reason },
    };
  }
}
