/** Finds the browsers of this machine: Playwright's own where they are installed, else the system's. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, webkit, type Browser } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { chromiumPath } from '#scripts/chromium.ts';
import { freePort } from '#tests/server/hosts.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

const system = {
  chromium: chromiumPath,
  firefox: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  webkitDriver: process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
};
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Whether Playwright's own build of an engine is installed. */
const hasOwn = (engine: 'firefox' | 'webkit') =>
  existsSync({ firefox, webkit }[engine].executablePath());

/** Whether this machine can run an engine. `scripts/setup.mjs --engines` installs what it can. */
export function isInstalled(engine: EngineName): boolean {
  if (engine === 'chromium') return existsSync(system.chromium);
  if (hasOwn(engine)) return true;
  if (engine === 'firefox') return existsSync(system.firefox);
  const hasScreen = Boolean(process.env.DISPLAY) || existsSync(system.screen);
  return existsSync(system.webkitDriver) && miniBrowser() !== undefined && hasScreen;
}

/** Launches an engine for Playwright. Null for a WebKit that only WebDriver can drive. */
export async function launchForPlaywright(engine: EngineName): Promise<Browser | null> {
  if (engine === 'chromium') {
    return chromium.launch({ executablePath: system.chromium, args });
  }
  if (hasOwn(engine)) return { firefox, webkit }[engine].launch();
  if (engine === 'webkit') return null;
  // Firefox as Mozilla builds it, over WebDriver BiDi.
  return firefox.launch({ channel: 'moz-firefox', executablePath: system.firefox });
}

const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** GTK's settings for MiniBrowser: its window can be as narrow as a phone. */
const webkitConfig = join(import.meta.dirname, 'webkit-config');

type WebKitDriver = { readonly url: string; stop(): void };

/** Starts the WebDriver server of WebKitGTK, on a virtual screen where there is none. */
async function startWebKitDriver(): Promise<WebKitDriver> {
  const processes: ChildProcess[] = [];
  let display = process.env.DISPLAY;
  if (!display) {
    const screen = spawn(system.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    processes.push(screen);
    display = await new Promise<string>((resolve, reject) => {
      screen.stdout!.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
      screen.once('error', reject);
    });
  }
  const port = await freePort();
  processes.push(
    spawn(system.webkitDriver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: webkitConfig },
      stdio: 'ignore',
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const isUp = await fetch(`${url}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) break;
    if (attempt > 200) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop() {
      for (const child of processes.toReversed()) child.kill();
    },
  };
}

/** On a busy machine MiniBrowser may never report to the driver. In ms. */
const startPatience = 40_000;
const stopPatience = 10_000;

/** Opens WebKitGTK with a driver of its own. Tries again if the browser does not start. */
export async function openWebKit(): Promise<{ session: WebDriver; close(): Promise<void> }> {
  for (let attempt = 1; ; attempt += 1) {
    const driver = await startWebKitDriver();
    const capabilities = new Capabilities()
      .set('browserName', 'MiniBrowser')
      .set('webkitgtk:browserOptions', { binary: miniBrowser(), args: ['--automation'] });
    try {
      const starting = new Builder().usingServer(driver.url).withCapabilities(capabilities).build();
      const session = await within(startPatience, Promise.resolve(starting));
      return {
        session,
        async close() {
          await within(stopPatience, session.quit()).catch(() => {});
          driver.stop();
        },
      };
    } catch (error) {
      driver.stop();
      if (attempt === 3) throw error;
    }
  }
}

/** Rejects if the promise takes longer, in ms. */
async function within<T>(patience: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms.`)), patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
