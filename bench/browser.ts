import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumPath } from '#scripts/chromium.ts';

/** CPU slowdown that simulates a visitor's phone. */
const slowdown = 4;

export type Device = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  readonly isMobile?: boolean;
};

export const phone: Device = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const desk: Device = { viewport: { width: 1280, height: 900 } };

/**
 * Launches the system's Chromium, or the one in `CHROMIUM`. `debugPort` opens its debugging port.
 */
export function launch(debugPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    // Playwright disables the back-forward cache, which visitors have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--enable-precise-memory-info',
      ...(debugPort === undefined ? [] : [`--remote-debugging-port=${debugPort}`]),
    ],
  });
}

/** Runs a task on a new page with an empty cache, then closes the page. */
export async function onNewPage<T>(
  browser: Browser,
  device: Device,
  task: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...device, colorScheme: 'light' });
  try {
    const page = await context.newPage();
    return await task(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Slows the main thread of the page down by the factor of Lighthouse's phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Applies Lighthouse's simulated phone network. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Opens an address and waits until the page is hydrated and its network is idle. */
export async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await settle(page);
}

/** Waits until network and main thread are idle for 0.5 s. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 3000 }), 500);
      }),
  );
}
