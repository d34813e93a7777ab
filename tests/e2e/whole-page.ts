/** What a visitor may read and follow at an address, and whether a page in the browser still has all of it. */
import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'parse5';
import { sitePaths } from '#app/content/paths.ts';
import { attribute, walk } from '#scripts/finish/document.ts';

/** Every page, and every document that answers a miss. */
export const addresses: readonly string[] = [
  ...sitePaths,
  '/no-such-page',
  '/case-studies/no-such-study',
  '/guides/no-such-guide',
];

/** An address as its HTML is served, before any script. */
export type WrittenPage = {
  readonly path: string;
  /** The text of its h1, as words. */
  readonly heading: string;
  /** How often each word stands on it, in capitals. */
  readonly words: Readonly<Record<string, number>>;
  /** The addresses that it links to, as they are written. */
  readonly links: readonly string[];
};

/** An output says how things stand, and that may change. */
const unread = new Set(['script', 'style', 'noscript', 'template', 'output']);
// Capitals, because a translated page is told from its original by them.
const wordsOf = (text: string) => text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];

type Node = Parameters<typeof walk>[0];

function textsOf(node: Node, skipped: ReadonlySet<unknown> = new Set()): string[] {
  return node.childNodes.flatMap((child) => {
    if (skipped.has(child)) return [];
    if ('tagName' in child) return unread.has(child.tagName) ? [] : textsOf(child, skipped);
    return 'value' in child ? child.value : [];
  });
}

const read = new Map<string, Promise<WrittenPage>>();

/** Reads an address once for each worker. */
export function writtenPage(request: APIRequestContext, path: string): Promise<WrittenPage> {
  const known = read.get(path);
  if (known) return known;
  const fresh = readPage(request, path);
  read.set(path, fresh);
  return fresh;
}

async function readPage(request: APIRequestContext, path: string): Promise<WrittenPage> {
  const answer = await request.get(path);
  const elements = [...walk(parse(await answer.text()))];
  const body = elements.find(({ tagName }) => tagName === 'body')!;
  // One document answers many misses: the pages near to the address are chosen once it is known.
  const main = elements.find(({ tagName }) => tagName === 'main')!;
  const chosenLater =
    answer.status() === 404 ? [...walk(main)].filter(({ tagName }) => tagName === 'ul') : [];
  const heading = elements.find(({ tagName }) => tagName === 'h1')!;
  const words: Record<string, number> = {};
  for (const word of wordsOf(textsOf(body, new Set(chosenLater)).join(' ')))
    words[word] = (words[word] ?? 0) + 1;
  const passing = new Set(
    [...elements.filter(({ tagName }) => tagName === 'noscript'), ...chosenLater].flatMap((one) => [
      ...walk(one),
    ]),
  );
  return {
    path,
    heading: wordsOf(textsOf(heading).join(' ')).join(' '),
    words,
    links: [
      ...new Set(
        elements
          .filter((element) => element.tagName === 'a' && !passing.has(element))
          .map((link) => attribute(link, 'href') ?? ''),
      ),
    ],
  };
}

/**
 * What a page in the browser lacks of what was written, as sentences: its heading, words, links, and a
 * width that fits the window.
 */
export async function lossesOf(page: Page, written: WrittenPage): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest('script,style,noscript,template')) texts.push(nodeValue ?? '');
    }
    const words: Record<string, number> = {};
    for (const word of texts
      .join(' ')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []) {
      words[word] = (words[word] ?? 0) + 1;
    }
    const headings = [...document.querySelectorAll('h1')];
    const box = headings[0]?.getBoundingClientRect();
    return {
      words,
      headings: headings.map(({ textContent }) => textContent),
      isHeadingVisible: Boolean(headings[0]?.checkVisibility() && box && box.width * box.height),
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  const lost = Object.entries(written.words)
    .filter(([word, times]) => (seen.words[word] ?? 0) < times)
    .map(([word]) => word);
  const links = new Set(seen.links);
  const cut = written.links.filter((link) => !links.has(link));
  return [
    ...(lost.length ? [`lost the words ${lost.slice(0, 8).join(' ')} (${lost.length})`] : []),
    ...(cut.length ? [`lost the links ${cut.slice(0, 4).join(' ')} (${cut.length})`] : []),
    ...(seen.headings.length === 1 ? [] : [`has ${seen.headings.length} main headings`]),
    ...(seen.isHeadingVisible ? [] : ['does not show its heading']),
    ...(seen.overflow > 0 ? [`is ${seen.overflow} px wider than the window`] : []),
  ];
}

/** Text that is laid out but cut off by an element around it that does not scroll, as sentences. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('.sr-only,svg,[aria-hidden="true"],script,style,noscript')) continue;
      range.selectNodeContents(text);
      const rect = range.getBoundingClientRect();
      if (!rect.width) continue;
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // A box of a pixel is how words are kept for ears alone.
        if (edge.width <= 1 || edge.height <= 1) break;
        // A line box may be taller than its letters: a few pixels cut nothing that is seen.
        const slack = 4;
        const isCut =
          (/hidden|clip/.test(overflowY) &&
            (rect.bottom > edge.bottom + slack || rect.top < edge.top - slack)) ||
          (/hidden|clip/.test(overflowX) &&
            (rect.right > edge.right + slack || rect.left < edge.left - slack));
        if (isCut) {
          cut.push(`"${text.nodeValue.trim().slice(0, 40)}" is cut off`);
          break;
        }
        if (/auto|scroll/.test(overflowX + overflowY)) break;
      }
    }
    return cut;
  });
}
