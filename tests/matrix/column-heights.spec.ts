/**
 * In a wide window the blocks in the columns of a long read are as high as the build estimates. It divides the
 * chapters into columns by these heights, so a change of their styles must also change the estimates.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  headerHeight,
  heightOf,
  isText,
  lineHeight,
  pictureHeight,
} from '#app/guides/column-blocks.server.ts';
import { articleEntries, guideEntries } from '#app/guides/entries.ts';
import { fileNameOf, guideFolder } from '#app/guides/place.ts';
import type { Block } from '#app/guides/prose.ts';
import { open } from '../e2e/site.ts';
import { isMatrix } from '../tier.ts';

/** How much of its real height a figure may differ, as a share. */
const figureTolerance = 0.17;
/** In px: a line of the title, and a part of a line of the lead. */
const headerTolerance = 60;
/** In px: a line, and the fractions of a layout. */
const textTolerance = lineHeight + 1;

/** Articles are long reads too, without a kind in their files. */
const longReads = [
  ...guideEntries.filter(({ path }) => /^kind: long-read$/m.test(sourceOf(fileNameOf(path)))),
  ...articleEntries,
].map(({ path }) => path);

function sourceOf(name: string): string {
  return readFileSync(join(import.meta.dirname, '../..', guideFolder, name), 'utf8');
}

for (const path of isMatrix ? longReads : longReads.slice(0, 1)) {
  test(`${path} has blocks as high as the build estimates`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const headers = await headersOf(page);
    expect(headers.length).toBeGreaterThan(1);
    for (const { title, lead, height } of headers) {
      const estimate = headerHeight(title, lead);
      expect(Math.abs(estimate - height), title).toBeLessThanOrEqual(headerTolerance);
    }
    const blocks = await blocksOf(page);
    expect(blocks.length).toBeGreaterThan(headers.length);
    for (const { block, height, start } of blocks) {
      const estimate = block.type === 'figure' ? pictureHeight(block, 1) : heightOf(block);
      const tolerance = isText(block) ? textTolerance : height * figureTolerance;
      const message = `${block.type} “${start}”: estimated ${Math.round(estimate)} px, is ${Math.round(height)} px high`;
      expect(Math.abs(estimate - height), message).toBeLessThanOrEqual(tolerance);
    }
  });
}

/** The titles and leads of the chapters, and their height with the space below them. */
function headersOf(page: Page) {
  return page.locator('article > section > :first-child').evaluateAll((openers) =>
    openers.map((opener) => {
      const lead = opener.querySelector<HTMLElement>('header + p')!;
      const gap = Number.parseFloat(getComputedStyle(opener).rowGap);
      return {
        title: opener.querySelector('h2')!.innerText,
        lead: lead.innerText,
        height: lead.getBoundingClientRect().bottom - opener.getBoundingClientRect().top + gap,
      };
    }),
  );
}

/** The blocks that have the width of a column, as the build sees them, with their height and their first words. */
function blocksOf(page: Page) {
  return page.locator('article > section').evaluateAll((sections) => {
    const textOf = (element: HTMLElement | null | undefined) => element?.innerText.trim() ?? '';
    const figureBlock = (figure: HTMLElement): object | null => {
      const caption = textOf(figure.querySelector<HTMLElement>('figcaption span'));
      const picture = figure.querySelector('img');
      const sample = figure.querySelector<HTMLElement>('figcaption button')
        ? figure.querySelector<HTMLElement>('figcaption + p')
        : null;
      const rows = [...figure.querySelectorAll(':scope > :is(dl, ol) > *')];
      const isCut = figure.dataset.cut !== undefined;
      if (sample) {
        return { type: 'sample', text: sample.textContent.trim(), form: sample.dataset.form };
      }
      if (picture) {
        return rows.length ? null : { type: 'figure', picture: sizeOf(picture), caption, isCut };
      }
      // The last row of a sum is its result.
      if (figure.querySelector(':scope > ol')) {
        const viewBox = figure.querySelector('svg')?.getAttribute('viewBox');
        return { type: 'sum', rows: rows.slice(1), field: viewBox ? { viewBox } : null };
      }
      if (!figure.querySelector(':scope > dl')) return null;
      return {
        type: 'bars',
        note: caption,
        rows: rows.map((row) => ({
          detail: row.querySelector('dt span')?.textContent,
          left: row.querySelector('dd strong')?.textContent,
        })),
        line: figure.querySelector('path'),
      };
    };
    const sizeOf = (picture: HTMLImageElement) => ({
      width: Number(picture.getAttribute('width')),
      height: Number(picture.getAttribute('height')),
    });
    const blockOf = (element: HTMLElement): object | null => {
      switch (element.tagName) {
        case 'P':
          return { type: 'paragraph', text: textOf(element) };
        case 'H3':
          return { type: 'heading' };
        case 'UL':
        case 'OL':
          return {
            type: 'list',
            items: [...element.children].map((item) => textOf(item as HTMLElement)),
          };
        case 'ASIDE':
          return { type: 'side', text: textOf(element) };
        default:
          return figureBlock(element);
      }
    };
    return sections.flatMap((section) => {
      const column = section.clientWidth / 2;
      return [...section.querySelectorAll<HTMLElement>('div > :is(p, h3, ul, ol, aside, figure)')]
        .filter(
          (element) => !element.closest('figure div, header') && !element.matches('header + p'),
        )
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const block = width > column * 0.8 && width < column * 1.25 && blockOf(element);
          if (!block) return [];
          const space = Number.parseFloat(getComputedStyle(element).paddingTop);
          const own = element.matches('p, ul, ol, h3') ? height - space : height;
          return [{ block: block as Block, height: own, start: textOf(element).slice(0, 40) }];
        });
    });
  });
}
