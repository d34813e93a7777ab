/**
 * At no width does a heading end on a lonely short word, a line break inside a phone number or "30-day", or a
 * text stick out of its element.
 */
import { expect, test } from '@playwright/test';
import { open } from '../e2e/site.ts';
import { sampledAddresses } from './addresses.ts';

const widths = [320, 390, 768, 1024, 1440, 1728, 1920, 2560];

for (const path of sampledAddresses) {
  test(`${path} breaks its lines between words, its headings evenly, and keeps texts in their elements`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(badBreaks), `${width} px`).toEqual([]);
      expect(await page.evaluate(overflowingTexts), `${width} px`).toEqual([]);
    }
  });
}

/**
 * Headings whose last line is one word of less than half the longest line, and numbers with a hyphen that
 * lie on two lines.
 */
function badBreaks(): string[] {
  type Word = { text: string; boxes: DOMRect[] };
  const isSeen = (element: Element) =>
    element.checkVisibility() && !element.closest('.sr-only, [aria-hidden="true"]');
  const wordsOf = (element: Element, pattern: RegExp): Word[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: Word[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement || !isSeen(node.parentElement)) continue;
      for (const match of (node.nodeValue ?? '').matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        if (boxes.length > 0) words.push({ text: match[0], boxes });
      }
    }
    return words;
  };
  const lineOf = (box: DOMRect) => Math.round(box.bottom / 4);

  /** Whether these words could share a line; a space is about a third of a letter's height. */
  const fits = (heading: Element, words: readonly Word[]) =>
    words.reduce((sum, { boxes }) => sum + boxes.at(-1)!.width, boxesHeight(words) / 3) <=
    heading.getBoundingClientRect().width;
  const boxesHeight = (words: readonly Word[]) => words[0]!.boxes[0]!.height;

  // The name of a checklist's point has the size of a label, and fills its lines.
  const lonely = [...document.querySelectorAll('main :is(h1, h2, h3:not(:has(input)))')]
    .filter(isSeen)
    .filter((heading) => {
      const words = wordsOf(heading, /\S+/g);
      const lines = Map.groupBy(words, ({ boxes }) => lineOf(boxes.at(-1)!));
      const widths = [...lines.values()].map((line) => {
        const edges = line.flatMap(({ boxes }) => [boxes.at(-1)!.left, boxes.at(-1)!.right]);
        return Math.max(...edges) - Math.min(...edges);
      });
      const last = [...lines.values()].at(-1) ?? [];
      return (
        lines.size > 1 &&
        words.length > 2 &&
        last.length === 1 &&
        fits(heading, words.slice(-2)) &&
        widths.at(-1)! < Math.max(...widths) / 2
      );
    })
    .map((heading) => `lonely last word: ${heading.textContent}`);

  const split = [
    ...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, p, li, dd, summary)'),
  ]
    .flatMap((element) => wordsOf(element, /\(\d{3}\) \d{3}-\d{4}|\d+-[\p{L}\d]+/gu))
    .filter(({ boxes }) => new Set(boxes.map(lineOf)).size > 1)
    .map(({ text }) => `broken: ${text}`);

  return [...new Set([...lonely, ...split])];
}

/** Texts that are wider than the block that holds them, and by how many pixels. */
function overflowingTexts(): string[] {
  const isHidden = (element: Element): boolean => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).clipPath === 'inset(50%)') return true;
    }
    return !element.checkVisibility();
  };
  const blockOf = (element: Element): Element => {
    let block = element;
    while (block.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(block).display)) {
      block = block.parentElement;
    }
    return block;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || parent.closest('svg') || isHidden(parent)) continue;
    const block = blockOf(parent).getBoundingClientRect();
    // Text for screen readers only.
    if (Math.min(block.width, block.height) <= 2) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const excess = Math.max(
      ...lines.map(({ left, right }) => Math.max(right - block.right, block.left - left)),
    );
    if (excess > 1) found.add(`${node.nodeValue.trim()}: ${Math.round(excess)} px`);
  }
  return [...found];
}
