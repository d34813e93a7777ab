/** The `visitor` fixture: one page in the engine of the project. */
import { expect, test as base, type Browser } from '@playwright/test';
import { isInstalled, launchForPlaywright, openWebKit, type EngineName } from './engines.ts';
import { startFaultProxy, type Fault } from './fault-proxy.ts';
import { PlaywrightVisitor } from './playwright-visitor.ts';
import { WebDriverVisitor } from './webdriver-visitor.ts';
import type { Visitor } from './visitor.ts';

/** The browser is null for a WebKit that only WebDriver can drive: it starts with each test. */
type Running = { readonly browser: Browser | null; readonly isMissing: boolean };

type WorkerOptions = { readonly engine: EngineName; readonly running: Running };
type Options = {
  /** Injected between the browser and the site. */
  readonly fault: Fault;
  readonly size: { readonly width: number; readonly height: number };
  readonly visitor: Visitor;
};

export const test = base.extend<Options, WorkerOptions>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  fault: ['none', { option: true }],
  size: [{ width: 1280, height: 900 }, { option: true }],
  running: [
    async ({ engine }, use) => {
      const isMissing = engine !== 'chromium' && !isInstalled(engine);
      const browser = isMissing ? null : await launchForPlaywright(engine);
      await use({ browser, isMissing });
      await browser?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ running, fault, size, engine }, use) => {
    test.skip(running.isMissing, `${engine} is not installed: run "npm run test:engines"`);
    const site = test.info().project.use.baseURL!;
    const proxy = fault === 'none' ? null : await startFaultProxy(site, fault);
    const baseURL = proxy?.origin ?? site;
    try {
      if (running.browser) {
        const context = await running.browser.newContext({
          baseURL,
          viewport: size,
          // Firefox cannot emulate touch.
          hasTouch: engine !== 'firefox' && size.width < 700,
        });
        await use(new PlaywrightVisitor(await context.newPage()));
        await context.close();
      } else {
        const { session, close } = await openWebKit();
        try {
          const visitor = new WebDriverVisitor(session, baseURL);
          await visitor.resize(size.width, size.height);
          await use(visitor);
        } finally {
          await close();
        }
      }
    } finally {
      proxy?.close();
    }
  },
});

export { expect };
export const phone = { width: 390, height: 844 };
