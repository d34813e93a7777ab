/** Visits addresses in one browser context and collects the failures of each. */
import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from '@playwright/test';
import { explore } from '#app/content/explore.ts';
import { isMatrix, seed } from '../tier.ts';
import { visitedAddresses } from './addresses.ts';
import { missingContent, servedPage, type ServedPage } from './page-content.ts';

/** Checks one address. Resolves to its failures, one sentence each. */
export type Visit = (page: Page, served: ServedPage, index: number) => Promise<readonly string[]>;

export type VisitOptions = {
  readonly context?: BrowserContextOptions;
  /** Injects a fault into the browser context. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Pages open at a time, 2 by default. More where most of the time is waiting. */
  readonly tabs?: number;
  /**
   * One of several variants of a fault. An address meets some of them, in rotation: one in the quick tier, half of
   * them in the matrix, chosen by the seed.
   */
  readonly variant?: { readonly number: number; readonly of: number };
  /** Ignores console errors, where the browser itself reports the injected fault. */
  readonly ignoreConsole?: boolean;
};

/** Visits each address of the tier. Fails with all failures, uncaught errors and console errors. */
export async function visitAll(
  browser: Browser,
  options: VisitOptions,
  visit: Visit,
): Promise<void> {
  const { context: contextOptions, prepare, tabs = 2, variant, ignoreConsole = false } = options;
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 900 },
    ...contextOptions,
  });
  // Several tabs share the machine, so each may be slow.
  context.setDefaultTimeout(90_000);
  const failures: string[] = [];
  try {
    await prepare?.(context);
    const addresses = variant
      ? visitedAddresses.filter((_, index) =>
          isMatrix
            ? (index + variant.number + seed) % 2 === 0
            : index % variant.of === variant.number % variant.of,
        )
      : visitedAddresses;
    const queue = [...addresses.entries()];
    const tab = async () => {
      const page = await context.newPage();
      let current = '';
      page.on('pageerror', ({ message }) => failures.push(`${current}: uncaught: ${message}`));
      page.on('console', (message) => {
        // The browser reports the status 404 of not-found documents.
        if (ignoreConsole || message.type() !== 'error' || /status of 404/.test(message.text())) {
          return;
        }
        failures.push(`${current}: console: ${message.text()}`);
      });
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, path] = next;
        current = path;
        try {
          const found = await visit(page, await servedPage(context.request, path), index);
          failures.push(...found.map((failure) => `${path}: ${failure}`));
        } catch (error) {
          failures.push(`${path}: ${String(error).split('\n', 2).join(' ')}`);
        }
      }
      await page.close();
    };
    await Promise.all(Array.from({ length: tabs }, tab));
  } finally {
    // A response that a route is still fetching fails when the context closes.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  expect(failures).toEqual([]);
}

/** Waits until a request has ended. A reload drops its requests without an event, so for two seconds at most. */
export const ended = (page: Page, request: Promise<Request>) =>
  Promise.race([request.then((sent) => sent.response()), page.waitForTimeout(2000)]);

/** Triggers what the boot script otherwise does when the page is idle: it loads the page module. */
export const startHydration = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('pointermove')));

/** Starts hydration and waits for its end. */
export async function hydrate(page: Page) {
  await startHydration(page);
  await page.waitForFunction(() => document.documentElement.dataset.ready === '', undefined, {
    timeout: 30_000,
  });
}

/** The Explore section is the same on every page, so each third address follows one of its links, in rotation. */
const followInterval = 3;
/** Whether the visit of the address at this index follows a link of the Explore section. */
export const followsLink = (index: number) => index % followInterval === 0;

const exploreLink = (page: Page, index: number, from: string) => {
  const others = explore.filter(({ to }) => to !== from);
  const { to } = others[Math.floor(index / followInterval) % others.length]!;
  return { to, link: page.locator(`nav[aria-labelledby="explore"] a[href="${to}"]`) };
};

/** On each third address: follows a link of the Explore section and checks the page that it leads to. */
export async function followExploreLink(page: Page, from: ServedPage, index: number) {
  if (!followsLink(index)) return [];
  const { to, link } = exploreLink(page, index, from.path);
  // By keyboard, because layout shifts while scrolling can move the link away from the pointer.
  await link.press('Enter');
  return checkArrival(page, to);
}

/** Waits for an address and its heading. Resolves to its failures. */
export async function checkArrival(page: Page, path: string) {
  await page.waitForURL(path, { timeout: 30_000 });
  const target = await servedPage(page.request, path);
  await waitForHeading(page, target);
  const failures = await lastingDifferences(page, target);
  return failures.map((failure) => `then ${path} ${failure}`);
}

/**
 * What still differs from the served page after at most a second. A section that loads a module of
 * its own, or reads the address after mount, is rendered shortly after the heading.
 */
export async function lastingDifferences(page: Page, served: ServedPage) {
  let failures = await missingContent(page, served);
  for (let attempt = 0; failures.length && attempt < 20; attempt += 1) {
    await page.waitForTimeout(50);
    failures = await missingContent(page, served);
  }
  return failures;
}

/** Waits for the heading of an address, translated or not. */
export const waitForHeading = (page: Page, { heading }: ServedPage) =>
  page.waitForFunction(
    (heading) =>
      (
        document
          .querySelector('h1')
          ?.innerText.toUpperCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      ).join(' ') === heading,
    heading,
    { timeout: 30_000 },
  );

/** The common visit: load, hydrate, compare with the served page, follow a link. */
export const hydrateAndFollowLink: Visit = async (page, served, index) => {
  await page.goto(served.path);
  await hydrate(page);
  return [
    ...(await lastingDifferences(page, served)),
    ...(await followExploreLink(page, served, index)),
  ];
};

declare global {
  /** The router of the page. The framework's scripts set it and don't type it. */
  var __reactRouterDataRouter: { navigate(to: string): Promise<void> };
}

/** Navigates inside the site, as the router does for a link. */
export const navigateClient = (page: Page, path: string) =>
  page.evaluate((to) => void globalThis.__reactRouterDataRouter.navigate(to), path);
