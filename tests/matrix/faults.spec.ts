/**
 * Faults of network, storage, browser and extensions, each on the addresses of the tier. A page under a fault keeps its
 * words, links and width, throws nothing, and its links still work.
 */
import { test, type Page, type Route } from '@playwright/test';
import { clippedText, type ServedPage } from './page-content.ts';
import {
  checkArrival,
  ended,
  followExploreLink,
  followsLink,
  hydrate,
  hydrateAndFollowLink,
  lastingDifferences,
  navigateClient,
  startHydration,
  visitAll,
  waitForHeading,
  type VisitOptions,
} from './visits.ts';

// A trace of many pages at a time costs more than the visits.
test.use({ trace: 'off' });

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Checks the page at small sizes and with wide text spacing. Resolves to the failures. */
async function checkReflow(page: Page, served: ServedPage) {
  const found: string[] = [];
  const look = async (shape: string) => {
    const faults = [...(await lastingDifferences(page, served)), ...(await clippedText(page))];
    found.push(...faults.map((fault) => `${shape}: ${fault}`));
  };
  for (const [shape, width, height] of [
    ['200 % zoom', 640, 450],
    ['400 % zoom', 320, 225],
    ['320 px', 320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await look(shape);
  }
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await look(`text spacing at ${width} px`);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  return found;
}

/**
 * Checks the print styles, which leave out calls to action and controls on purpose. Fails for words that take
 * space and are invisible, and if less than 60 % of the words of the screen are printed.
 */
async function checkPrint(page: Page) {
  const shown = (opacityProperty: boolean) =>
    page.evaluate((opacityProperty) => {
      const words = new Set<string>();
      const walker = document.createTreeWalker(
        document.querySelector('main')!,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        const isShown = parentElement?.checkVisibility({ opacityProperty });
        if (isShown) for (const word of nodeValue?.split(/\s+/) ?? []) words.add(word);
      }
      return [...words];
    }, opacityProperty);
  const screen = await shown(false);
  await page.emulateMedia({ media: 'print' });
  const laidOut = await shown(false);
  const paper = new Set(await shown(true));
  await page.emulateMedia({ media: 'screen' });
  const blank = laidOut.filter((word) => !paper.has(word));
  const share = screen.filter((word) => paper.has(word)).length / screen.length;
  return [
    ...(blank.length ? [`print: ${blank.slice(0, 8).join(' ')} is blank (${blank.length})`] : []),
    ...(share < 0.6 ? [`print: only ${Math.round(share * 100)} % of the words`] : []),
  ];
}

test('without JavaScript a page keeps its words, its width, its print and its links', ({
  browser,
}) =>
  visitAll(browser, { context: { javaScriptEnabled: false } }, async (page, served, index) => {
    await page.goto(served.path);
    const hidden = await page
      .locator('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('*')].filter((one) => getComputedStyle(one).opacity === '0')
            .length,
      );
    return [
      ...(await lastingDifferences(page, served)),
      ...(hidden ? [`${hidden} elements are invisible`] : []),
      ...(await checkReflow(page, served)),
      ...(await checkPrint(page)),
      ...(await followExploreLink(page, served, index)),
    ];
  }));

test('a hydrated page reflows at small sizes and prints its words', ({ browser }) =>
  visitAll(browser, {}, async (page, served) => {
    await page.goto(served.path);
    await hydrate(page);
    return [
      ...(await lastingDifferences(page, served)),
      ...(await checkReflow(page, served)),
      ...(await checkPrint(page)),
    ];
  }));

const bodies = new Map<string, { readonly body: Buffer; readonly contentType: string }>();

/** Sends half of the file with status 200, as a proxy does if its connection breaks. */
async function truncate(route: Route) {
  const url = route.request().url();
  let file = bodies.get(url);
  if (!file) {
    const answer = await route.fetch();
    file = { body: await answer.body(), contentType: answer.headers()['content-type'] ?? '' };
    bodies.set(url, file);
  }
  const { body, contentType } = file;
  await route.fulfill({ contentType, body: body.subarray(0, Math.floor(body.length / 2)) });
}

const responses = {
  aborted: (route: Route) => route.abort(),
  'answered 500': (route: Route) => route.fulfill({ status: 500, body: 'out of order' }),
  'answered with HTML': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
  truncated: truncate,
  'answered with nothing': (route: Route) =>
    route.fulfill({
      contentType: route.request().url().endsWith('.js') ? 'text/javascript' : '',
      body: '',
    }),
  '3 s late': async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => {});
  },
} as const satisfies Record<string, (route: Route) => Promise<unknown>>;

const respondents = Object.entries(responses);
for (const [number, [name, respond]] of respondents.entries()) {
  const isLate = name === '3 s late';

  test(`a page keeps its words and links if its scripts are ${name}`, ({ browser }) =>
    visitAll(
      browser,
      {
        ignoreConsole: true,
        tabs: isLate ? 6 : 2,
        variant: { number, of: respondents.length },
        prepare: (context) => context.route('**/*.js', respond),
      },
      async (page, served, index) => {
        const asked = isLate ? undefined : page.waitForRequest(/\/assets\/page-[^/]+\.js$/);
        await page.goto(served.path);
        await startHydration(page);
        if (asked) await ended(page, asked);
        const before = await lastingDifferences(page, served);
        if (!isLate) return [...before, ...(await followExploreLink(page, served, index))];
        await hydrate(page);
        return [...before, ...(await lastingDifferences(page, served))];
      },
    ));

  test(`a page keeps its words if its pictures, fonts and styles are ${name}`, ({ browser }) =>
    visitAll(
      browser,
      {
        ignoreConsole: true,
        tabs: isLate ? 6 : 2,
        // Another response than for the scripts.
        variant: { number: number + 1, of: respondents.length },
        prepare: async (context) => {
          await context.route(/\.(svg|png|ico|woff2|css)(#.*)?$/, respond);
        },
      },
      async (page, served) => {
        const load = async (path: string) => {
          await page.goto(path, { waitUntil: 'commit' });
          await page.waitForLoadState('domcontentloaded');
          await hydrate(page);
        };
        if (page.url() === 'about:blank') await load('/pricing');
        // First by the router, which fetches the stylesheet and lets React create the pictures.
        await navigateClient(page, served.path);
        const inside = await checkArrival(page, served.path);
        // Then as a document.
        await load(served.path);
        return [...inside, ...(await lastingDifferences(page, served))];
      },
    ));
}

test('a page keeps its words and links if one of its scripts is missing', ({ browser }) =>
  visitAll(browser, { ignoreConsole: true }, async (page, served, index) => {
    await page.goto(served.path);
    const preloads = (await page.locator('script[data-preload]').getAttribute('data-preload'))!;
    const scripts = preloads.split(' ');
    const missing = scripts[index % scripts.length]!;
    const gone = page.waitForEvent('response', (answer) => answer.url().endsWith(missing));
    await page.route(`**${missing}`, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.reload();
    await startHydration(page);
    await gone;
    const found = await lastingDifferences(page, served);
    const again = await followExploreLink(page, served, index);
    page.removeAllListeners('request');
    await page.unrouteAll();
    return [...found, ...again, ...(loads > 2 ? [`${loads} loads`] : [])];
  }));

const storages = ['localStorage', 'sessionStorage'];

for (const [fault, options] of Object.entries({
  'in another locale and time zone': {
    context: { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' },
  },
  'with blocked storage': {
    prepare: (context) =>
      context.addInitScript((names) => {
        for (const name of names) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      }, storages),
  },
  'with full storage': {
    prepare: (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
  'without observers, idle callbacks and the Navigation API': {
    prepare: (context) =>
      context.addInitScript(() => {
        for (const name of [
          'IntersectionObserver',
          'PerformanceObserver',
          'requestIdleCallback',
          'cancelIdleCallback',
          'navigation',
        ]) {
          Reflect.deleteProperty(window, name);
        }
      }),
  },
  'in forced colors': { context: { forcedColors: 'active' } },
} as Record<string, VisitOptions>)) {
  test(`a page hydrates and its links work ${fault}`, ({ browser }) =>
    visitAll(browser, options, hydrateAndFollowLink));
}

test('with reduced motion no animation runs and no section is hidden', ({ browser }) =>
  visitAll(browser, { context: { reducedMotion: 'reduce' } }, async (page, served, index) => {
    await page.goto(served.path);
    await hydrate(page);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    // Sections are hidden after the first scroll at the earliest.
    await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
    await page.waitForTimeout(100);
    const waiting = await page.locator('[data-reveal]').count();
    return [
      ...(moving ? [`${moving} animations run`] : []),
      ...(waiting ? [`${waiting} sections are hidden`] : []),
      ...(await lastingDifferences(page, served)),
      ...(await followExploreLink(page, served, index)),
    ];
  }));

declare global {
  /** Set by `installTranslator`. */
  var translate: () => void;
  /** Set by `installExtension`. */
  var modifyPage: () => void;
}

/** Imitates browser translators: two nested font elements replace each text node. */
function installTranslator() {
  globalThis.translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent || !(parent instanceof HTMLElement)) continue;
      if (parent.closest('script,style,noscript,textarea,font')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.nodeValue.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.classList.add('translated-ltr');
  };
}
const translate = (page: Page) => page.evaluate(() => globalThis.translate());

/** Imitates password managers, writing aids and dark-mode extensions: they add attributes and elements. */
function installExtension() {
  globalThis.modifyPage = () => {
    document.documentElement.setAttribute('data-extension', '');
    document.body.setAttribute('data-extension-installed', '1');
    document.head.append(document.createElement('meta'));
    document.head.prepend(document.createElement('meta'));
    document.body.prepend(document.createElement('extension-bar'));
    document.body.append(document.createElement('extension-root'));
    document.querySelector('h1')?.append(document.createElement('extension-badge'));
    document.querySelector('main')?.prepend(document.createElement('extension-note'));
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-extension-field', '1');
      field.after(document.createElement('extension-fill'));
    }
  };
}
const modifyPage = (page: Page) => page.evaluate(() => globalThis.modifyPage());

for (const [name, install, action] of [
  ['translated', installTranslator, 'translate'],
  ['changed by an extension', installExtension, 'modifyPage'],
] as const) {
  test(`a page hydrates and its links work if it is ${name} before`, ({ browser }) =>
    visitAll(
      browser,
      {
        prepare: async (context) => {
          await context.addInitScript(install);
          await context.addInitScript((name) => {
            addEventListener('DOMContentLoaded', () => globalThis[name]());
          }, action);
        },
      },
      hydrateAndFollowLink,
    ));
}

test('a page in use works on if it is translated and changed by an extension', ({ browser }) =>
  visitAll(
    browser,
    {
      prepare: async (context) => {
        await context.addInitScript(installTranslator);
        await context.addInitScript(installExtension);
      },
    },
    async (page, served, index) => {
      await page.goto(served.path);
      await hydrate(page);
      await modifyPage(page);
      await translate(page);
      const found = await lastingDifferences(page, served);
      // Clicks every disclosure and filter, then translates what they revealed.
      await page.evaluate(() => {
        for (const control of document.querySelectorAll<HTMLElement>(
          'main button:not([type="submit"]), header button, summary',
        )) {
          control.click();
        }
      });
      await translate(page);
      await page.keyboard.press('Escape');
      if (!followsLink(index)) return found;
      const arrived = await followExploreLink(page, served, index);
      await translate(page);
      // The clicked filters may have added a query to the address.
      await page.goBack();
      await page.waitForURL(({ pathname }) => pathname === served.path, { timeout: 30_000 });
      await waitForHeading(page, served);
      return [...found, ...arrived];
    },
  ));
