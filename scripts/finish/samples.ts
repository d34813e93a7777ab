/**
 * Checks that every figure near a sample client's name is in the ledger of samples, and that the
 * page marks it as a sample.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { sampleClients } from '#app/content/samples/clients.ts';
import { stat, type SampleClient } from '#app/content/samples/sample-client.ts';
import { attribute, walk, type Element } from './html.ts';
import type { BuiltDocument } from './links.ts';

/** "Near" means inside the smallest of these elements around a name. */
const blocks = new Set(['article', 'li', 'figure', 'blockquote', 'tr', 'details', 'p']);

/** Numbers that are not figures of the client: dates, ordinals, the agency's own promises. */
const ordinals =
  /\b(?:page|months?|weeks?|step|phase|question) \d+(?:(?:-| and )\d+)?(?![\d.,%×])|\b\d+ of \d+\b|\b20\d\d\b|within \d+ hours|\b\d+-point\b/gi;
const number = /\d[\d,]*(?:\.\d+)?/g;

/**
 * Violations as sentences: page, text, figure and remedy.
 * @param source finds the content file and line of a figure, for the message
 */
export function sampleBreaches(
  documents: readonly BuiltDocument[],
  source: (figure: string, words: string) => string,
): string[] {
  return documents.flatMap(({ path, html }) => {
    const main = [...walk(parse(html))].find(({ tagName }) => tagName === 'main');
    if (!main) return [];
    return [...new Set(blocksNaming(main, path))].flatMap(([block, client]) => {
      const words = textOf(block);
      const known = figuresOf(
        sampleClients.filter((one) => words.includes(one.shortName) || one === client),
      );
      const unknown = numbersIn(words).filter((figure) => !known.has(toNumber(figure)));
      const figures = numbersIn(words).length > 0;
      return [
        ...[...new Set(unknown)].map(
          (figure) =>
            `${path}: "${figure}" stands beside ${client.name} and is not in the ledger of samples ` +
            `(${source(figure, words)}). Add it to the client in app/content/samples/ and take it from there, or remove it.`,
        ),
        ...(figures && client.sample && !saysSample(block, main)
          ? [
              `${path}: figures of ${client.name} stand in a section without the sample label. ` +
                'Give the section <SampleNote>, or set sample: false in app/content/samples/ if the client is real.',
            ]
          : []),
      ];
    });
  });
}

function blocksNaming(main: Element, path: string): [Element, SampleClient][] {
  const whole = sampleClients.find(({ study }) => study === path);
  if (whole) return [[main, whole]];
  return sampleClients.flatMap((client) => {
    const found = new Set<Element>();
    for (const element of walk(main)) {
      const own = element.childNodes.some(
        (child) => 'value' in child && child.value.includes(client.shortName),
      );
      if (own && !isHidden(element)) found.add(closest(element, blocks) ?? element);
    }
    return [...found].map((block): [Element, SampleClient] => [block, client]);
  });
}

/** All numbers in the ledger for these clients. */
function figuresOf(clients: readonly SampleClient[]): Set<number> {
  const numbers = new Set<number>();
  const visit = (value: unknown) => {
    if (typeof value === 'number') numbers.add(value);
    else if (typeof value === 'string') {
      for (const one of numbersIn(value)) numbers.add(toNumber(one));
    } else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  for (const client of clients) {
    visit(client);
    for (const result of Object.values(client.results)) visit(stat(result).value);
  }
  return numbers;
}

const numbersIn = (words: string): string[] => words.replace(ordinals, ' ').match(number) ?? [];
const toNumber = (figure: string): number => Number(figure.replaceAll(',', '').replace(/\.$/, ''));

const isHidden = (element: Element): boolean =>
  // A date is not a figure of the client.
  ['script', 'style', 'noscript', 'template', 'time'].includes(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true';

function textOf(element: Element): string {
  if (isHidden(element)) return '';
  return element.childNodes
    .map((child) => ('tagName' in child ? textOf(child) : 'value' in child ? child.value : ' '))
    .join(' ');
}

function closest(element: Element, names: ReadonlySet<string>): Element | null {
  let found: Element | null = null;
  for (const one of withAncestors(element)) {
    // `main` and elements with an h2 are too large: their figures have different subjects.
    if (one.tagName === 'main' || [...walk(one)].some(({ tagName }) => tagName === 'h2')) break;
    if (!names.has(one.tagName)) continue;
    // For a paragraph or heading inside a card, use the card.
    found = one;
    if (!['p', 'blockquote'].includes(one.tagName)) break;
  }
  return found;
}

const saysSample = (block: Element, main: Element): boolean =>
  /\bsamples?\b/i.test(textOf(sectionOf(block) ?? main));

/** The page-wide section around a block: the outermost one. */
function sectionOf(block: Element): Element | null {
  let found: Element | null = null;
  for (const one of withAncestors(block)) if (one.tagName === 'section') found = one;
  return found;
}

/** An element and the elements around it, from the inside out. */
function* withAncestors(element: Element): Generator<Element> {
  for (
    let one: Element | Element['parentNode'] = element;
    one && 'tagName' in one;
    one = one.parentNode
  ) {
    yield one;
  }
}

/**
 * Returns a function that finds a figure in these files: the first line with the figure and a word of its
 * sentence, such as `app/content/home.ts:12, field lead`.
 */
export function sourceLine(files: readonly string[]) {
  return (figure: string, words: string): string => {
    for (const file of files) {
      const lines = readFileSync(file, 'utf8').split('\n');
      const found = lines.find(
        (one) =>
          one.includes(figure) &&
          one.split(/[^\p{L}]+/u).some((word) => word.length > 4 && words.includes(word)),
      );
      if (found !== undefined) {
        const field = /^\s*(\w+):/.exec(found)?.[1];
        return `${file.replace(/.*\/app\//, 'app/')}:${lines.indexOf(found) + 1}${field ? `, field ${field}` : ''}`;
      }
    }
    return 'written by a component';
  };
}
