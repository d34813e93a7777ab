/** Serves the build of a changed site, and opens its pages in Chromium. */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '#scripts/chromium.ts';
import { startServer } from '#tests/server/server-process.ts';
import type { ChangedSite } from './changed-site.ts';

export type BrowsedSite = {
  readonly newPage: () => Promise<Page>;
  readonly addressOf: (path: string) => Promise<string>;
  /** Opens a path in a page and waits for hydration, which the first movement of the mouse starts early. */
  readonly open: (page: Page, path: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** @param site has been built */
export async function browse(site: ChangedSite): Promise<BrowsedSite> {
  const server = startServer({ SITE_DIR: join(site.folder, 'dist'), WORKERS: '1' });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  const addressOf = async (path: string) => `http://127.0.0.1:${await server.port}${path}`;
  return {
    newPage: () => browser.newPage(),
    addressOf,
    open: async (page, path) => {
      await page.goto(await addressOf(path));
      await page.mouse.move(5, 5);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    },
    stop: async () => {
      await browser.close();
      server.child.kill();
    },
  };
}
