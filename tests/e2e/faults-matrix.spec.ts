/** Every address against every fault: nothing uncaught, nothing lost, nothing sideways, links that lead on. */
import { test, type Page, type Route } from '@playwright/test';
import {
  aliveAndOn,
  arrivesAt,
  comeAlive,
  everywhere,
  headingIs,
  hurry,
  isLedOn,
  leadsOn,
  navigate,
  type Journey,
} from './everywhere.ts';
import { clippedText, lossesOf, type WrittenPage } from './whole-page.ts';

// A trace of thirty pages at a time costs more than the pages.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 180_000 });

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** The same page in every shape: what is lost, cut off or too wide in any of them. */
async function inEveryShape(page: Page, written: WrittenPage) {
  const found: string[] = [];
  const look = async (shape: string) => {
    const faults = [...(await lossesOf(page, written)), ...(await clippedText(page))];
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
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await look('text spacing');
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  return found;
}

/**
 * What is wrong on paper, where invitations and controls are left out on purpose: words that are laid
 * out and invisible, or too few of those that the screen shows.
 */
async function printed(page: Page) {
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
    ...(share < 0.7 ? [`print: only ${Math.round(share * 100)} % of the words`] : []),
  ];
}

test('JavaScript off, in every shape', ({ browser }) =>
  everywhere(browser, { options: { javaScriptEnabled: false } }, async (page, written, index) => {
    await page.goto(written.path);
    const hidden = await page
      .locator('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('*')].filter((one) => getComputedStyle(one).opacity === '0')
            .length,
      );
    return [
      ...(await lossesOf(page, written)),
      ...(hidden ? [`${hidden} elements stand invisible`] : []),
      ...(await inEveryShape(page, written)),
      ...(await printed(page)),
      ...(await leadsOn(page, written, index)),
    ];
  }));

test('alive, in every shape and on paper', ({ browser }) =>
  everywhere(browser, {}, async (page, written) => {
    await page.goto(written.path);
    await comeAlive(page);
    return [
      ...(await lossesOf(page, written)),
      ...(await inEveryShape(page, written)),
      ...(await printed(page)),
    ];
  }));

const bodies = new Map<string, { readonly body: Buffer; readonly contentType: string }>();

/** Half of the file: what is left when a proxy gives up, and says that all is well. */
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

const ways = {
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

for (const [way, answer] of Object.entries(ways)) {
  const isLate = way === '3 s late';

  test(`scripts ${way}`, ({ browser }) =>
    everywhere(
      browser,
      {
        isReported: true,
        lanes: isLate ? 12 : 2,
        prepare: (context) => context.route('**/*.js', answer),
      },
      async (page, written, index) => {
        const asked = page.waitForRequest(/\/assets\/page-[^/]+\.js$/);
        await page.goto(written.path);
        await hurry(page);
        // Null where there is no answer.
        if (!isLate) await (await asked).response();
        const before = await lossesOf(page, written);
        if (!isLate) return [...before, ...(await leadsOn(page, written, index))];
        await comeAlive(page);
        return [...before, ...(await lossesOf(page, written))];
      },
    ));

  test(`pictures, fonts and styles ${way}`, ({ browser }) =>
    everywhere(
      browser,
      {
        isReported: true,
        lanes: isLate ? 12 : 2,
        prepare: async (context) => {
          await context.route(/\.(svg|png|ico|woff2|css)(#.*)?$/, answer);
        },
      },
      async (page, written) => {
        const load = async (path: string) => {
          await page.goto(path, { waitUntil: 'commit' });
          await page.waitForLoadState('domcontentloaded');
          await comeAlive(page);
        };
        if (page.url() === 'about:blank') await load('/pricing');
        // In by the router, where styles are fetched and pictures are made by React.
        await navigate(page, written.path);
        const inside = await arrivesAt(page, written.path);
        // And by the address bar.
        await load(written.path);
        return [...inside, ...(await lossesOf(page, written))];
      },
    ));
}

test('one script missing, another on each address', ({ browser }) =>
  everywhere(browser, { isReported: true }, async (page, written, index) => {
    await page.goto(written.path);
    const preloads = (await page.locator('script[data-preload]').getAttribute('data-preload'))!;
    const scripts = preloads.split(' ');
    const missing = scripts[index % scripts.length]!;
    const gone = page.waitForEvent('response', (answer) => answer.url().endsWith(missing));
    await page.route(`**${missing}`, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.reload();
    await hurry(page);
    await gone;
    const found = await lossesOf(page, written);
    const again = await leadsOn(page, written, index);
    page.removeAllListeners('request');
    await page.unrouteAll();
    return [...found, ...again, ...(loads > 2 ? [`${loads} loads`] : [])];
  }));

const storages = ['localStorage', 'sessionStorage'];

for (const [fault, journey] of Object.entries({
  'another locale, time zone and clock': {
    options: { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' },
  },
  'storage blocked': {
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
  'storage full': {
    prepare: (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
  'no observers, no idle time, no Navigation API': {
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
  'forced colours': { options: { forcedColors: 'active' } },
} as Record<string, Journey>)) {
  test(fault, ({ browser }) => everywhere(browser, journey, aliveAndOn));
}

test('reduced motion: nothing moves and nothing waits hidden', ({ browser }) =>
  everywhere(browser, { options: { reducedMotion: 'reduce' } }, async (page, written, index) => {
    await page.goto(written.path);
    await comeAlive(page);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    const waiting = await page.locator('[data-reveal]').count();
    return [
      ...(moving ? [`${moving} animations run`] : []),
      ...(waiting ? [`${waiting} sections wait hidden`] : []),
      ...(await lossesOf(page, written)),
      ...(await leadsOn(page, written, index)),
    ];
  }));

/** What browsers' own translators do: each text gives way to two font elements around its translation. */
function installTranslator() {
  const translate = () => {
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
  Object.assign(window, { translate });
}
const translate = (page: Page) =>
  page.evaluate(() => (window as unknown as { translate: () => void }).translate());

/** What password managers, writing aids and dark-mode extensions leave on pages. */
function installExtension() {
  const meddle = () => {
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
  Object.assign(window, { meddle });
}
const meddle = (page: Page) =>
  page.evaluate(() => (window as unknown as { meddle: () => void }).meddle());

for (const [who, install, act] of [
  ['translated', installTranslator, 'translate'],
  ['changed by an extension', installExtension, 'meddle'],
] as const) {
  test(`${who} before hydration`, ({ browser }) =>
    everywhere(
      browser,
      {
        prepare: async (context) => {
          await context.addInitScript(install);
          await context.addInitScript((name) => {
            const run = () => (window as unknown as Record<string, () => void>)[name]!();
            addEventListener('DOMContentLoaded', run);
          }, act);
        },
      },
      aliveAndOn,
    ));
}

test('translated or changed by an extension while in use', ({ browser }) =>
  everywhere(
    browser,
    {
      prepare: async (context) => {
        await context.addInitScript(installTranslator);
        await context.addInitScript(installExtension);
      },
    },
    async (page, written, index) => {
      await page.goto(written.path);
      await comeAlive(page);
      await meddle(page);
      await translate(page);
      const found = await lossesOf(page, written);
      // Everything that opens, closes and filters gets its turn, and whatever that shows is translated too.
      await page.evaluate(() => {
        for (const control of document.querySelectorAll<HTMLElement>(
          'main button:not([type="submit"]), header button, summary',
        )) {
          control.click();
        }
      });
      await translate(page);
      await page.keyboard.press('Escape');
      if (!isLedOn(index)) return found;
      const on = await leadsOn(page, written, index);
      await translate(page);
      // Back to wherever the filters that were pressed have led, as the visitor left it.
      await page.goBack();
      await page.waitForURL(({ pathname }) => pathname === written.path, { timeout: 10_000 });
      await headingIs(page, written);
      return [...found, ...on];
    },
  ));
