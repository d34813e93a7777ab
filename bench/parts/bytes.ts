import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSite, everyPage, fileOf, preloadsOf, sentBytes } from '../site.ts';
import { launch, onNewPage, openReady, phone, settle } from '../browser.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';

const kinds = {
  script: ['script in all', 'requests for script'],
  font: ['fonts', 'requests for fonts'],
  image: ['pictures in all', 'requests for pictures'],
} as const;

/**
 * Measures what a phone fetches: until the page is idle, then scrolled to its end. Brotli bytes as
 * sent, in kB. Deterministic, so it runs once.
 */
export async function bytesPart({ origin, routes }: Plan): Promise<Findings> {
  const ledger = new Ledger('bytes');
  const htmlOf = (address: string) => readFile(join(builtSite, 'client', fileOf(address)), 'utf8');
  const preloads = await Promise.all(
    everyPage.map(async (address) => preloadsOf(await htmlOf(address))),
  );
  const shared = preloads.reduce((common, list) => common.filter((one) => list.includes(one)));
  const browser = await launch();
  try {
    for (const route of routes) {
      await onNewPage(browser, phone, async (page) => {
        const fetched = new Map<string, string>();
        page.on('response', (response) => {
          const { pathname } = new URL(response.url());
          fetched.set(pathname, response.request().resourceType());
        });
        await openReady(page, origin + route);
        await page.waitForTimeout(2500);
        const atTop = await page.evaluate(() =>
          [...document.images]
            .filter((image) => image.checkVisibility() && image.currentSrc)
            .filter((image) => image.getBoundingClientRect().top < innerHeight)
            .map((image) => new URL(image.currentSrc).pathname),
        );
        const scripts = [...fetched].filter(([, kind]) => kind === 'script').map(([name]) => name);
        await page.evaluate(async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
            scrollTo({ top: y, behavior: 'instant' });
            await new Promise((resolve) => setTimeout(resolve, 60));
          }
        });
        await settle(page);

        const html = await htmlOf(route);
        ledger.add(
          route,
          'HTML with its styles',
          'kB',
          (await sentBytes(`/${fileOf(route)}`)) / 1000,
        );
        ledger.add(route, 'HTML unpacked', 'kB', Buffer.byteLength(html) / 1000);
        for (const [kind, [name, count]] of Object.entries(kinds)) {
          const files = [...fetched].filter(([, one]) => one === kind).map(([file]) => file);
          ledger.add(route, name, 'kB', await sum(files));
          ledger.add(route, count, 'count', files.length);
        }
        ledger.add(route, 'script until it is quiet', 'kB', await sum(scripts));
        const own = preloadsOf(html).filter((file) => !shared.includes(file));
        ledger.add(route, 'script of this page alone', 'kB', await sum(own));
        ledger.add(route, 'pictures above the fold', 'kB', await sum([...new Set(atTop)]));
        for (const file of scripts.toSorted()) {
          ledger.remark(route, `${file} ${((await sentBytes(file)) / 1000).toFixed(1)} kB`);
        }
      });
    }
  } finally {
    await browser.close();
  }
  return ledger.findings;
}

async function sum(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(sentBytes));
  return sizes.reduce((all, size) => all + size, 0) / 1000;
}
