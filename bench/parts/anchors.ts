import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'parse5';
import { attribute, walk } from '#scripts/finish/html.ts';
import { desk, launch, onNewPage, openReady, phone } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';
import { builtSite, everyPage, fileOf } from '../site.ts';

type Target = {
  readonly page: string;
  readonly fragment: string;
  /** Whether a link on the same page targets it. */
  readonly within: boolean;
  /** Another page with a link to it. */
  readonly from: string | undefined;
};

/**
 * Checks where every linked fragment scrolls to: by a full load, by client navigation and on the
 * same page, on desktop and phone. Measures the distance in pixels from the position that the
 * browser specifies: the target's top at the scroll padding, or the end of the page.
 */
export async function anchorsPart({ origin, routes }: Plan): Promise<Findings> {
  const ledger = new Ledger('anchors');
  const targets = (await targetsOf()).filter(({ page }) => routes.includes(page));
  const browser = await launch();
  let off = 0;
  try {
    for (const [size, device] of [
      ['desk', desk],
      ['phone', phone],
    ] as const) {
      // One page for all: the cache does not affect positions.
      await onNewPage(browser, device, async (page) => {
        for (const { page: address, fragment, within, from } of targets) {
          const subject = `${address}#${fragment}`;
          const ways: Record<string, (() => Promise<void>) | false> = {
            pasted: async () => {
              await page.goto('about:blank');
              await openReady(page, origin + subject);
            },
            'same page': within && (() => follow(page, origin, address, fragment)),
            'from another page': from !== undefined && (() => follow(page, origin, from, subject)),
          };
          for (const [name, go] of Object.entries(ways)) {
            if (!go) continue;
            await go();
            const found = await page.evaluate(distance, fragment);
            if (found === undefined) {
              ledger.remark(subject, `${name}, ${size}: there is no such place`);
              continue;
            }
            ledger.add(`${name}, ${size}`, 'distance from its place', 'px', Math.abs(found));
            if (Math.abs(found) < 1) continue;
            off += 1;
            ledger.remark(subject, `${name}, ${size}: ${found.toFixed(1)} px off`);
          }
        }
      });
    }
  } finally {
    await browser.close();
  }
  ledger.add('all places', 'anchors off their place', 'count', off);
  ledger.add('all places', 'places', 'count', targets.length);
  return ledger.findings;
}

/** All fragments that links target. */
async function targetsOf(): Promise<Target[]> {
  const found = new Map<string, { within: boolean; from: string | undefined }>();
  for (const source of everyPage) {
    const html = await readFile(join(builtSite, 'client', fileOf(source)), 'utf8');
    for (const element of walk(parse(html))) {
      const href = element.tagName === 'a' && attribute(element, 'href');
      if (!href || href === '#' || !href.includes('#') || /^[a-z]+:/.test(href)) continue;
      // A tab link does not scroll.
      if (attribute(element, 'data-tab') !== undefined) continue;
      const url = new URL(href, `http://site${source}`);
      const key = `${url.pathname}${url.hash}`;
      const known = found.get(key) ?? { within: false, from: undefined };
      if (url.pathname === source) known.within = true;
      else known.from ??= source;
      found.set(key, known);
    }
  }
  return [...found].map(([key, rest]) => {
    const [page = '', fragment = ''] = key.split('#');
    return { page, fragment: decodeURIComponent(fragment), ...rest };
  });
}

/** Follows a link, even one in a closed menu. */
async function follow(page: Page, origin: string, from: string, href: string): Promise<void> {
  await page.goto('about:blank');
  await openReady(page, origin + from);
  const ends = href.includes('#') ? [href] : [`#${href}`, `${from}#${href}`];
  await page.evaluate((ends) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a:not([data-tab])')];
    links.find((link) => ends.includes(link.getAttribute('href') ?? ''))?.click();
  }, ends);
  await page.waitForTimeout(300);
}

/**
 * Runs in the page: waits until scrolling ends, then measures the distance from the expected
 * position.
 */
async function distance(fragment: string): Promise<number | undefined> {
  for (let still = 0, last = -1, left = 200; still < 10 && left; left -= 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    still = scrollY === last ? still + 1 : 0;
    last = scrollY;
  }
  const target = document.getElementById(fragment);
  if (!target) return undefined;
  const root = document.documentElement;
  // `auto` parses as NaN and means 0.
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const { top } = target.getBoundingClientRect();
  const end = root.scrollHeight - innerHeight;
  const ideal = Math.min(Math.max(scrollY + top - padding - margin, 0), end);
  return scrollY - ideal;
}
