/** Compares a page in the browser with its served HTML: heading, words, links and width. */
import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'parse5';
import { attribute, walk, type ParentNode } from '#scripts/finish/html.ts';

/** The content of an address as served, before any script runs. */
export type ServedPage = {
  readonly path: string;
  /** The text of its h1: words in capitals, separated by spaces. */
  readonly heading: string;
  /** How often each word occurs, in capitals. */
  readonly words: Readonly<Record<string, number>>;
  /** The `href` values of its links. */
  readonly links: readonly string[];
};

/** Elements whose text is not compared. The text of an output changes in use. */
const ignoredTags = new Set(['script', 'style', 'noscript', 'template', 'output']);
// Capitals, because the translator of these tests capitalizes what it translates.
const wordsOf = (text: string) => text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function textsOf(node: ParentNode, skipped: ReadonlySet<unknown> = new Set()): string[] {
  return node.childNodes.flatMap((child) => {
    if (skipped.has(child)) return [];
    if ('tagName' in child) return ignoredTags.has(child.tagName) ? [] : textsOf(child, skipped);
    return 'value' in child ? child.value : [];
  });
}

const cache = new Map<string, Promise<ServedPage>>();

/** The served content of an address, fetched once in each worker. */
export function servedPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const cached = cache.get(path);
  if (cached) return cached;
  const fetched = readPage(request, path);
  cache.set(path, fetched);
  return fetched;
}

async function readPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const answer = await request.get(path);
  const elements = [...walk(parse(await answer.text()))];
  const body = elements.find(({ tagName }) => tagName === 'body')!;
  // One not-found document serves many addresses: its script replaces the suggested pages.
  const main = elements.find(({ tagName }) => tagName === 'main')!;
  const suggestions =
    answer.status() === 404 ? [...walk(main)].filter(({ tagName }) => tagName === 'ul') : [];
  const heading = elements.find(({ tagName }) => tagName === 'h1')!;
  const words: Record<string, number> = {};
  for (const word of wordsOf(textsOf(body, new Set(suggestions)).join(' '))) {
    words[word] = (words[word] ?? 0) + 1;
  }
  const passing = new Set(
    [...elements.filter(({ tagName }) => tagName === 'noscript'), ...suggestions].flatMap((one) => [
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
 * Differences between the page in the browser and the served page, one sentence each: missing words and links,
 * a missing or hidden heading, horizontal overflow. Empty if there are none.
 */
export async function missingContent(page: Page, served: ServedPage): Promise<string[]> {
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
  const lost = Object.entries(served.words)
    .filter(([word, times]) => (seen.words[word] ?? 0) < times)
    .map(([word]) => word);
  const links = new Set(seen.links);
  const cut = served.links.filter((link) => !links.has(link));
  return [
    ...(lost.length ? [`lacks the words ${lost.slice(0, 8).join(' ')} (${lost.length})`] : []),
    ...(cut.length ? [`lacks the links ${cut.slice(0, 4).join(' ')} (${cut.length})`] : []),
    ...(seen.headings.length === 1 ? [] : [`has ${seen.headings.length} main headings`]),
    ...(seen.isHeadingVisible ? [] : ['does not show its heading']),
    ...(seen.overflow > 0 ? [`is ${seen.overflow} px wider than the window`] : []),
  ];
}

/** Text that a container or the window's right edge cuts off without offering a scroll bar, one sentence each. */
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
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (box === document.body) {
          if (rect.right > document.documentElement.clientWidth + 1) {
            cut.push(`"${text.nodeValue.trim().slice(0, 40)}" runs past the right edge`);
          }
          break;
        }
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // A box of 1 px hides text from sight and keeps it for screen readers.
        if (edge.width <= 1 || edge.height <= 1) break;
        // A line box is taller than its letters, so a few pixels of overflow hide nothing.
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
