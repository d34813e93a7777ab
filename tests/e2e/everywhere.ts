/** Visits every address in one browser context, and gathers what went wrong on each. */
import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { explore } from '#app/content/navigation.ts';
import { addresses, lossesOf, writtenPage, type WrittenPage } from './whole-page.ts';

/** What is wrong at one address, as sentences. */
export type Visit = (page: Page, written: WrittenPage, index: number) => Promise<readonly string[]>;

export type Journey = {
  readonly options?: BrowserContextOptions;
  /** Brings a fault into the browser. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Pages at a time. More of them where most of the time is waiting. */
  readonly lanes?: number;
  /** Where the browser itself reports the fault, its reports are not ours. */
  readonly isReported?: boolean;
};

/** Fails with everything that went wrong anywhere, uncaught errors and console errors included. */
export async function everywhere(browser: Browser, journey: Journey, visit: Visit): Promise<void> {
  const { options, prepare, lanes = 2, isReported = false } = journey;
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const wrong: string[] = [];
  try {
    await prepare?.(context);
    const waiting = [...addresses.entries()];
    const lane = async () => {
      const page = await context.newPage();
      let where = '';
      page.on('pageerror', ({ message }) => wrong.push(`${where}: uncaught: ${message}`));
      page.on('console', (message) => {
        // The browser says so itself of a document that is rightly answered with 404.
        if (isReported || message.type() !== 'error' || /status of 404/.test(message.text()))
          return;
        wrong.push(`${where}: console: ${message.text()}`);
      });
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, path] = next;
        where = path;
        try {
          const found = await visit(page, await writtenPage(context.request, path), index);
          wrong.push(...found.map((fault) => `${path}: ${fault}`));
        } catch (error) {
          wrong.push(`${path}: ${String(error).split('\n', 2).join(' ')}`);
        }
      }
      await page.close();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    await context.close();
  }
  expect(wrong).toEqual([]);
}

/** Begins what the boot script would begin when the page is quiet. */
export const hurry = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pointermove')));

/** Waits until the page answers. */
export async function comeAlive(page: Page) {
  await hurry(page);
  await page.waitForFunction(() => document.documentElement.dataset.ready === '', undefined, {
    timeout: 10_000,
  });
}

/** The Explore band is the same on every page: it is tried on each third address, another of its links each time. */
const ledOnEvery = 3;
export const isLedOn = (index: number) => index % ledOnEvery === 0;

const exploreLink = (page: Page, index: number, from: string) => {
  const others = explore.filter(({ to }) => to !== from);
  const { to } = others[Math.floor(index / ledOnEvery) % others.length]!;
  return { to, link: page.locator(`nav[aria-labelledby="explore"] a[href="${to}"]`) };
};

/** Follows a link of the Explore band where it is tried, and looks at where it leads. */
export async function leadsOn(page: Page, from: WrittenPage, index: number) {
  if (!isLedOn(index)) return [];
  const { to, link } = exploreLink(page, index, from.path);
  // By keyboard: a band that is laid out on the way moves under a pointer.
  await link.press('Enter');
  return arrivesAt(page, to);
}

/** What is missing at an address, once its heading stands. */
export async function arrivesAt(page: Page, path: string) {
  await page.waitForURL(path, { timeout: 10_000 });
  const target = await writtenPage(page.request, path);
  await headingIs(page, target);
  // The heading may stand a frame before a section that reads the address after mount.
  let losses = await lossesOf(page, target);
  for (let again = 0; losses.length && again < 10; again += 1) {
    await page.waitForTimeout(50);
    losses = await lossesOf(page, target);
  }
  return losses.map((fault) => `then ${path} ${fault}`);
}

/** Waits for the heading of an address, translated or not. */
export const headingIs = (page: Page, { heading }: WrittenPage) =>
  page.waitForFunction(
    (heading) =>
      (
        document
          .querySelector('h1')
          ?.innerText.toUpperCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      ).join(' ') === heading,
    heading,
    { timeout: 10_000 },
  );

/** The whole journey on one address: load, come alive, follow a link. */
export const aliveAndOn: Visit = async (page, written, index) => {
  await page.goto(written.path);
  await comeAlive(page);
  return [...(await lossesOf(page, written)), ...(await leadsOn(page, written, index))];
};

/** Goes to any address as a link to it would. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    void router.navigate(to);
  }, path);
