/** Parses the built site for the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { notFoundPaths, sitePaths } from '#app/content/paths.ts';
import { attribute, walk, type Element } from '#scripts/finish/html.ts';

export const clientDir = join(import.meta.dirname, '../../dist/client');
export { attribute, type Element };

if (!existsSync(join(clientDir, 'index.html'))) {
  throw new Error('There is no build in dist/client: run "npm run build" first.');
}

export type BuiltPage = {
  readonly path: string;
  readonly html: string;
  readonly elements: readonly Element[];
};

/** The text of a file of the built site. */
export const file = (path: string): string => readFileSync(join(clientDir, path), 'utf8');

function load(path: string, name: string): BuiltPage {
  const html = file(name);
  return { path, html, elements: [...walk(parse(html))] };
}

export const builtPages: readonly BuiltPage[] = sitePaths.map((path) =>
  load(path, join(path, 'index.html')),
);
export const notFoundDocuments: readonly BuiltPage[] = notFoundPaths.map((path) =>
  load(path, `${path}.html`),
);
export const allDocuments = [...builtPages, ...notFoundDocuments];

/** The elements of a page with this tag name. */
export const named = (page: BuiltPage, name: string): Element[] =>
  page.elements.filter(({ tagName }) => tagName === name);

/** The content of the first meta element with this name or property, or undefined. */
export function meta(page: BuiltPage, name: string): string | undefined {
  const element = named(page, 'meta').find(
    (one) => attribute(one, 'name') === name || attribute(one, 'property') === name,
  );
  return element && attribute(element, 'content');
}

/** The text of an element, without scripts and styles. */
export function textOf(element: Element): string {
  if (['script', 'style', 'noscript', 'template'].includes(element.tagName)) return '';
  return element.childNodes
    .map((child) => ('tagName' in child ? textOf(child) : 'value' in child ? child.value : ''))
    .join('');
}

/** The nodes of a page's structured data. */
export function graphOf(page: BuiltPage): readonly Readonly<Record<string, unknown>>[] {
  const script = named(page, 'script').find(
    (one) => attribute(one, 'type') === 'application/ld+json',
  );
  const text = script?.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return text ? JSON.parse(text)['@graph'] : [];
}

export const titleOf = (page: BuiltPage): string => textOf(named(page, 'title')[0]!);
