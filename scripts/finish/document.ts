/**
 * Finishes one prerendered document: inlines the styles it uses, moves inline scripts into a
 * module, and removes preloads, so that the boot script decides when to fetch.
 */
import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { attribute, walk, type Element } from './html.ts';

/** A document as it is served, and the module that it loads. */
export type FinishedDocument = {
  readonly html: string;
  /** The text of the inlined style element. */
  readonly css: string;
  /** The module that hydrates the page. The HTML contains its address. */
  readonly module: { readonly path: string; readonly code: string };
};

export type FinishOptions = {
  /** The HTML file, for error messages. */
  readonly file: string;
  /** The minified boot script, equal on every page. */
  readonly boot: string;
  /** The styles for a document with these classes. */
  readonly styleOf: (classes: ReadonlySet<string>) => string;
};

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The classes of a document's elements. */
export function classesOf(html: string): ReadonlySet<string> {
  return classesOfElements([...walk(parse(html))]);
}

/** @throws if the document differs from the framework's known output */
export function finishDocument(
  html: string,
  { file, boot, styleOf }: FinishOptions,
): FinishedDocument {
  const elements = [...walk(parse(html, { sourceCodeLocationInfo: true }))];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const links = (rel: string) => named('link').filter((link) => attribute(link, 'rel') === rel);
  const scripts = named('script').filter(
    (script) => attribute(script, 'type') !== 'application/ld+json',
  );
  const [moduleScript, ...others] = scripts.filter(
    (script) => attribute(script, 'type') === 'module',
  );
  const charset = named('meta').find((meta) => attribute(meta, 'charset'));

  const expect = (truth: unknown, what: string) => {
    if (!truth) throw new Error(`${file}: ${what}`);
  };
  if (!charset || !moduleScript || others.length) {
    throw new Error(`${file}: expected one charset and one module script`);
  }
  const [sheet, ...otherSheets] = links('stylesheet');
  if (!sheet || otherSheets.length) throw new Error(`${file}: expected exactly one stylesheet`);
  expect(
    scripts.every((script) => !attribute(script, 'src')),
    'a script already has an address',
  );
  for (const element of elements) {
    for (const { name, value } of element.attrs) {
      expect(name !== 'style', `<${element.tagName}> has a style attribute: ${value}`);
      expect(!name.startsWith('on'), `<${element.tagName}> has an ${name} handler`);
      expect(!/^\s*javascript:/i.test(value), `<${element.tagName}> has a javascript: address`);
    }
  }

  const css = styleOf(classesOfElements(elements));
  const preloads = links('modulepreload').map((link) => attribute(link, 'href') ?? '');
  const libraries = preloads.find((href) => href.startsWith('/assets/library-'));
  expect(libraries, 'expected a preload of the libraries');

  // The context must be set before the entry runs. The module's own imports are hoisted anyway.
  const classic = scripts.filter((script) => script !== moduleScript);
  const code = awaitEntry([...classic, moduleScript].map(textOf).join('\n'));
  if (!code) throw new Error(`${file}: expected one import of the entry`);
  const path = `/assets/page-${hash(code)}.js`;

  const edits: Edit[] = [
    // React looks for this element during hydration. A disabled stylesheet is not fetched.
    insertAttribute(sheet, 'disabled'),
    ...links('modulepreload').map((link) => ({ ...rangeOf(link), text: '' })),
    ...scripts.map((script) => ({ ...innerRange(script), text: '' })),
    // Without these two attributes the script is inert. An empty async module would still run.
    {
      start: rangeOf(moduleScript).start,
      end: innerRange(moduleScript).start,
      text: '<script type="module">',
    },
    {
      ...after(charset),
      text: `<script data-libraries="${libraries}" data-page="${path}" data-preload="${preloads.join(' ')}">${boot}</script>`,
    },
    {
      ...before(sheet),
      text: `<style>${css}</style>`,
    },
  ];
  return { html: apply(html, edits), css, module: { path, code } };
}

/**
 * Awaits the entry's import. The framework does not: if that file is missing, the rejection would
 * be unhandled, and the boot script would not notice.
 * @returns undefined unless exactly one line of the module is such an import
 */
function awaitEntry(code: string): string | undefined {
  const entry = /^import\("[^"]+"\);?\s*$/gm;
  return code.match(entry)?.length === 1 ? code.replace(entry, 'await $&') : undefined;
}

function classesOfElements(elements: readonly Element[]): ReadonlySet<string> {
  return new Set(elements.flatMap((one) => attribute(one, 'class')?.split(/\s+/) ?? []));
}

/** A CSP hash source. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** @throws for an element that the parser added */
function locationOf({ tagName, sourceCodeLocation }: Element) {
  if (!sourceCodeLocation) throw new Error(`<${tagName}> is not in the source`);
  return sourceCodeLocation;
}

function rangeOf(element: Element) {
  const { startOffset, endOffset } = locationOf(element);
  return { start: startOffset, end: endOffset };
}

function before(element: Element) {
  const { start } = rangeOf(element);
  return { start, end: start };
}

function after(element: Element) {
  const { end } = rangeOf(element);
  return { start: end, end };
}

function innerRange(element: Element) {
  const { startTag, endTag } = locationOf(element);
  if (!startTag || !endTag) throw new Error(`<${element.tagName}> lacks one of its tags`);
  return { start: startTag.endOffset, end: endTag.startOffset };
}

function insertAttribute(element: Element, name: string): Edit {
  const start = rangeOf(element).start + `<${element.tagName}`.length;
  return { start, end: start, text: ` ${name}` };
}

function apply(html: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
      html,
    );
}
