import type { Browser, Locator, Page } from '@playwright/test';
import { headerWords } from '#app/content/interface.ts';
import { desk, launch, onNewPage, openReady, phone, slowDown, type Device } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';

type Widget = {
  readonly name: string;
  readonly device?: Device;
  /** Finds the control. The first match is used. */
  readonly find: (page: Page) => Locator;
  /** Performs one input. Repeated on the same page. */
  readonly act: (target: Locator, page: Page) => Promise<void>;
  /** Restores the state before the next input. Not measured. */
  readonly undo?: (page: Page) => Promise<void>;
};

const click = async (target: Locator) => target.click({ delay: 30 });
const escape = (page: Page) => page.keyboard.press('Escape');

/** Widgets, found by role and state, so that new pages are measured without an entry. */
const widgets: readonly Widget[] = [
  {
    name: 'menu',
    find: (page) => page.locator('header nav button[aria-expanded]:visible'),
    act: click,
    undo: escape,
  },
  {
    name: 'mobile menu',
    device: phone,
    find: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    act: (target) => target.tap(),
  },
  { name: 'FAQ', find: (page) => page.locator('main details[name] > summary'), act: click },
  {
    name: 'tab',
    find: (page) => page.locator('main [role="tablist"]'),
    act: async (list) => {
      await list.locator('[role="tab"][aria-selected="false"]').first().click({ delay: 30 });
    },
  },
  {
    name: 'carousel',
    find: (page) => page.locator('main').getByRole('button', { name: /next/i }),
    act: click,
  },
  {
    name: 'filter key',
    find: (page) => page.locator('main input[type="search"]'),
    act: async (field, page) => {
      await field.focus();
      await page.keyboard.press('e', { delay: 30 });
    },
    undo: async (page) => page.locator('main input[type="search"]').first().fill(''),
  },
  {
    name: 'filter button',
    find: (page) => page.locator('main'),
    act: async (main) => {
      await main.locator('button[aria-pressed="false"]').first().click({ delay: 30 });
    },
  },
  {
    name: 'theme',
    find: (page) => page.getByRole('button', { name: headerWords.theme }),
    act: click,
  },
  {
    name: 'brief opens',
    find: (page) => page.locator('main a[role="button"]:visible'),
    act: click,
    undo: escape,
  },
];

/** In ms. Event Timing does not report faster interactions. */
const unseen = 16;

/**
 * Input to next paint, as Event Timing reports it: the longest event of an interaction, in steps of
 * 8 ms, at least 16. With CPU slowdown. The first input counts like any other.
 */
export async function inputPart({ origin, routes, runs }: Plan): Promise<Findings> {
  const ledger = new Ledger('input');
  const browser = await launch();
  const absent = new Map<string, string[]>();
  try {
    for (const route of routes) {
      for (const widget of widgets) {
        const times = await timesOf(browser, origin + route, widget, Math.max(runs, 3) * 3);
        if (times) {
          for (const time of times) ledger.add(route, widget.name, 'ms', time);
        } else absent.set(widget.name, [...(absent.get(widget.name) ?? []), route]);
      }
    }
  } finally {
    await browser.close();
  }
  for (const [name, where] of absent) ledger.remark(name, `not there: ${where.join(', ')}`);
  return ledger.findings;
}

/** Durations for one widget on a page. Undefined if the page has none. */
async function timesOf(
  browser: Browser,
  url: string,
  { device = desk, find, act, undo }: Widget,
  count: number,
): Promise<number[] | undefined> {
  return onNewPage(browser, device, async (page, session) => {
    await page.addInitScript(watchInteractions);
    await openReady(page, url);
    const target = find(page).first();
    if ((await target.count()) === 0) return undefined;
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await slowDown(session);
    const times: number[] = [];
    for (let n = 0; n < count; n += 1) {
      await page.evaluate(() => {
        globalThis.benchLongest = 0;
      });
      try {
        await act(target, page);
      } catch {
        // The widget has no usable control, such as a list without filters.
        return n === 0 ? undefined : times;
      }
      await page.waitForTimeout(350);
      const longest = await page.evaluate(() => globalThis.benchLongest);
      times.push(Math.max(longest, unseen));
      await undo?.(page);
      // Smooth scrolling, transitions and delayed tasks finish first.
      await page.waitForTimeout(350);
    }
    return times;
  });
}

declare global {
  /** Set by `watchInteractions`: the longest one so far, in milliseconds. */
  var benchLongest: number;
  // oxlint-disable-next-line typescript/consistent-type-definitions -- extends a declared interface
  interface PerformanceObserverInit {
    /** Milliseconds. Part of the Event Timing API, which TypeScript's DOM types have in part. */
    durationThreshold?: number;
  }
}

/** Runs in the page before its scripts. */
function watchInteractions() {
  globalThis.benchLongest = 0;
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId) {
        globalThis.benchLongest = Math.max(globalThis.benchLongest, entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
