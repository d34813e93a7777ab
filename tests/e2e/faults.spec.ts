import { expect, test, type Page } from '@playwright/test';
import { archive } from '#app/content/archive.ts';
import { climb } from '#app/content/climb.ts';
import { filterWords } from '#app/content/filters.ts';
import { home } from '#app/content/home.ts';
import { headerWords } from '#app/content/interface.ts';
import { ecommerceStudy } from '#app/content/case-study-ecommerce.ts';
import { resultCount } from '#app/lib/result-count.ts';
import { builtCards } from '../built-cards.ts';
import { navigateClient } from '../matrix/visits.ts';
import {
  archiveLink,
  exploreSection,
  faultsOf,
  freezeClock,
  mainMenu,
  open,
  planCall,
  ready,
} from './site.ts';

/** The content of the landing page is complete. */
async function expectComplete(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('button', { name: planCall })).toBeAttached();
  await expect(page.locator('#faq details')).toHaveCount(home.faq.columns.flat().length);
}

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all content is visible and menus open', async ({ page }) => {
    await page.goto('/');
    await expectComplete(page);
    await expect(page.locator('#expertise .wrap')).toHaveCSS('opacity', '1');
    for (const { subPages } of home.guides.topics) {
      await expect(page.locator(`#guides a[href="${subPages[0].path}"]`)).toBeVisible();
    }
    await mainMenu(page).getByRole('button', { name: 'Services' }).click();
    await expect(
      page.getByRole('link', { name: /Rank higher in search results/ }).first(),
    ).toBeVisible();
  });
});

test('if the scripts fail to load, a call to action is a mail link', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.waitForTimeout(800);
  const prevented = await page
    .getByRole('button', { name: planCall })
    .evaluate(
      (link) => !link.dispatchEvent(new MouseEvent('click', { cancelable: true, bubbles: true })),
    );
  expect(prevented).toBe(false);
});

test('a picture that fails to load before hydration is replaced without a change of size', async ({
  page,
}) => {
  await open(page, '/');
  const shot = page.locator('figure img').first();
  const { width, height } = (await shot.boundingBox())!;
  await page.route('**/shot-dashboard*.svg', (route) => route.abort());
  await page.reload();
  await ready(page);
  await expect(async () => shot.scrollIntoViewIfNeeded()).toPass();
  await expect(shot).toHaveAttribute('src', /placeholder/);
  const box = (await shot.boundingBox())!;
  expect(Math.abs(box.width - width) + Math.abs(box.height - height)).toBeLessThan(2);
});

test('a placeholder that also fails is not requested again and again', async ({ page }) => {
  let requests = 0;
  await page.route('**/{shot-dashboard,placeholder}*.svg', (route) => {
    requests += 1;
    return route.abort();
  });
  await open(page, '/');
  // The placeholder replaces the element.
  await expect(async () => page.locator('figure img').first().scrollIntoViewIfNeeded()).toPass();
  await page.waitForTimeout(800);
  expect(requests).toBeLessThan(6);
});

test('with blocked storage the theme switch and navigation work', async ({ page }) => {
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/');
  await page.getByRole('button', { name: headerWords.theme }).click();
  await page.getByRole('link', { name: archiveLink }).press('Enter');
  await expect(page).toHaveURL('/archive');
  await page.goBack();
  await expectComplete(page);
  expect(faults).toEqual([]);
});

test('a link works if its chunk is gone', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/archive-*.js', (route) => route.abort());
  await page.getByRole('link', { name: archiveLink }).press('Enter');
  await expect(page).toHaveURL('/archive');
  await expect(page.locator('h1')).toHaveText(/Knowledge Base/);
});

test('Back loads the document if the chunk of its page is gone', async ({ page }) => {
  await open(page, '/archive');
  await exploreSection(page).locator('a[href="/industries"]').press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await page.reload();
  await ready(page);
  await page.route('**/assets/archive-*.js', (route) => route.abort());
  await page.goBack();
  await expect(page).toHaveURL('/archive');
  await expect(page.locator('h1')).toHaveText(/Knowledge Base/);
});

const failedResponses = {
  missing: { status: 404 },
  'an error of the server': { status: 500, body: 'Internal Server Error' },
  unreadable: { contentType: 'text/x-script', body: '}{' },
  'the page of a captive portal': { contentType: 'text/html', body: '<h1>Log in</h1>' },
};

for (const [name, response] of Object.entries(failedResponses)) {
  test(`a page whose data is ${name} is loaded as a document`, async ({ page }) => {
    await open(page, '/');
    await page.route('**/archive.data*', (route) => route.fulfill(response));
    const load = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('link', { name: archiveLink }).press('Enter');
    expect(new URL((await load).url()).pathname).toBe('/archive');
    await expect(page.locator('h1')).toHaveText(/Knowledge Base/);
  });
}

test('a guide whose data is missing is loaded as a document', async ({ page }) => {
  await open(page, '/guides/all');
  await page.route('**/guides/seo/glossary.data*', (route) => route.fulfill({ status: 404 }));
  const load = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator('main a[href="/guides/seo/glossary"]').first().press('Enter');
  expect(new URL((await load).url()).pathname).toBe('/guides/seo/glossary');
  await expect(page.locator('h1')).toHaveText(/glossary/i);
});

test('a link to a part of a page leads there if its document is loaded', async ({ page }) => {
  await open(page, '/');
  await page.route('**/guides/local-seo/glossary.data*', (route) => route.fulfill({ status: 404 }));
  const load = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator('a[href^="/guides/local-seo/glossary#"]').first().press('Enter');
  expect(new URL((await load).url()).pathname).toBe('/guides/local-seo/glossary');
  await expect(page).toHaveURL(/\/guides\/local-seo\/glossary#./);
  await expect(page.locator(':target')).toBeInViewport();
});

test('a route that throws shows the message as text inside the shell', async ({ page }) => {
  await page.route('**/assets/archive-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const meta = () => []; export default function Broken() { throw new Error("boom <b>bold</b>"); }',
    }),
  );
  await open(page, '/');
  await page.getByRole('link', { name: archiveLink }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('boom <b>bold</b>')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expectComplete(page);
});

/** Delivers matching files with the first occurrence of `from` changed. Resolves to whether one was changed. */
async function deliverChanged(page: Page, file: string, from: string, to: string) {
  let isChanged = false;
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    isChanged ||= body.includes(from);
    await route.fulfill({ response, body: body.replace(from, to) });
  });
  return () => isChanged;
}

/** Main content of a screen that is missing in what its page or data file delivers: file, from, to. */
const missingContents = {
  '/archive': ['**/archive.data*', '"articles"', '"other"'],
  '/industries': ['**/industries.data*', '"cards"', '"other"'],
  '/pricing': ['**/assets/pricing-*.js', 'plans:{title:', 'plans:void 0&&{title:'],
  '/services/seo/pricing': ['**/assets/seo-pricing-*.js', 'plans:{title:', 'plans:void 0&&{title:'],
  '/guides/seo/beginners-guide': ['**/beginners-guide.data*', '"chapters"', '"other"'],
} as const;

for (const [path, [file, from, to]] of Object.entries(missingContents)) {
  test(`${path} shows the error screen if its main content throws`, async ({ page }) => {
    const delivered = await deliverChanged(page, file, from, to);
    await open(page, '/services/seo');
    await navigateClient(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByRole('alert').locator('code')).toHaveText(/undefined/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(delivered()).toBe(true);
  });
}

test('a first load whose main content throws shows the error screen', async ({ page }) => {
  const [file, from, to] = missingContents['/pricing'];
  await deliverChanged(page, file, from, to);
  await open(page, '/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

test('a chart that throws leaves a note with the message, and the page around it', async ({
  page,
}) => {
  const study = '/case-studies/ecommerce-seo-transformation';
  const delivered = await deliverChanged(page, `**${study}.data*`, '"lines"', '"other"');
  await open(page, '/pricing');
  await navigateClient(page, study);
  const note = page
    .locator('main figure')
    .getByRole('note')
    .filter({ hasText: /undefined/ });
  await expect(note.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ecommerceStudy.title);
  await expect(page.locator('main details table')).toBeAttached();
  expect(delivered()).toBe(true);
});

test('forced colors keep the borders of buttons', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  await expect(page.getByRole('button', { name: home.hero.form.submit.label }).first()).toHaveCSS(
    'border-top-style',
    'solid',
  );
});

test('forced colors reach the words of charts', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/case-studies/ecommerce-seo-transformation', '/services/seo/pricing']) {
    await open(page, path);
    const words = page.locator('main svg text').filter({ visible: true });
    const fills = await words.evaluateAll((all) => all.map((text) => getComputedStyle(text).fill));
    expect(new Set(fills), path).toEqual(new Set(['rgb(0, 0, 0)']));
  }
});

test('a failed load of the brief is tried again at the next press', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route('**/assets/dialogs-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open(page, '/');
  await failed;
  const call = page.getByRole('button', { name: planCall });
  const failedAgain = page.waitForEvent('requestfailed');
  await call.click();
  await failedAgain;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll();
  await call.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a brief that is still loading does not open over the next page', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/dialogs-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  await page.getByRole('button', { name: planCall }).click();
  await page.getByRole('link', { name: archiveLink }).press('Enter');
  await expect(page).toHaveURL('/archive');
  await expect(page.locator('h1')).toBeFocused();
  release();
  await expect(page.locator('dialog')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
});

test('an early press shows that it waits, and a menu that is opened meanwhile stays open', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const call = page.getByRole('button', { name: planCall });
  await call.click();
  await expect(call).toHaveAttribute('aria-busy', 'true');
  await expect(call).not.toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: headerWords.menu, exact: true }).click();
  await expect(call).not.toHaveAttribute('aria-busy');
  release();
  await ready(page);
  await expect(page.locator('dialog')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: headerWords.mobile })).toBeVisible();
});

test('a held click is released after 10 s', async ({ page }) => {
  // Empty scripts cause no error event.
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/');
  await freezeClock(page);
  const call = page.getByRole('button', { name: planCall });
  await call.evaluate((link) =>
    link.addEventListener('click', ({ isTrusted }) => {
      if (!isTrusted) link.setAttribute('data-replayed', '');
    }),
  );
  await call.click();
  await page.clock.runFor(9_900);
  await expect(call).not.toHaveAttribute('data-replayed');
  await page.clock.runFor(200);
  await expect(call).toHaveAttribute('data-replayed', '');
});

test('the chosen theme survives a failed hydration', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.replaceChildren(document.createElement('font')),
    );
  });
  await open(page, '/');
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** Replaces each text by an element, as translators in browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script,svg,textarea')) continue;
      const font = document.createElement('font');
      font.textContent = text.nodeValue;
      text.replaceWith(font);
    }
  });

test.describe('on a translated page', () => {
  test('the result count updates', async ({ page }) => {
    const faults = faultsOf(page);
    await open(page, '/archive');
    const count = page.locator('[data-result-count]');
    const whole = resultCount(builtCards('/archive'), archive.filters.count);
    await expect(count).toHaveText(whole);
    await translate(page);
    await page.getByRole('searchbox').first().fill('nothing is called that');
    await expect(count).toHaveText(resultCount(0, archive.filters.count));
    await page.getByRole('button', { name: filterWords.empty.clear }).click();
    await expect(count).toHaveText(whole);
    expect(faults).toEqual([]);
  });

  test('the chapter being read has its number', async ({ page }) => {
    await open(page, '/guides/seo/beginners-guide');
    await translate(page);
    const bar = page.getByRole('navigation', { name: 'Chapters', exact: true });
    await bar.getByRole('link').nth(3).click();
    await expect(bar.locator('p')).toContainText('Chapter 4');
    await page.setViewportSize({ width: 390, height: 664 });
    await bar.locator('summary').click();
    await bar.getByRole('link').nth(3).click();
    await expect(bar.locator('summary')).toContainText('4 of');
  });

  test('the section being read has its name', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, '/industries/automotive');
    await translate(page);
    const contents = page.getByRole('navigation', { name: 'Table of contents' });
    await contents.locator('summary').click();
    await contents.getByRole('link', { name: 'Success stories' }).click();
    await expect(contents.locator('summary')).toContainText('Success stories');
  });

  test('the bar of a checklist counts', async ({ page }) => {
    await open(page, '/guides/seo/technical-checklist');
    await translate(page);
    const boxes = page.locator('main li input[type="checkbox"]');
    await boxes.first().check();
    await expect(page.getByText(`1 of ${await boxes.count()}`, { exact: true })).toHaveCount(1);
  });

  test('the week of the hill has its text', async ({ page }) => {
    await open(page, '/');
    await translate(page);
    const control = page.getByRole('region', { name: climb.title });
    const text = () => control.locator('p:has(b)').allTextContents();
    const [doing, seen] = await text();
    await control.getByRole('slider').press('End');
    await expect.poll(async () => (await text())[0]).not.toBe(doing);
    await expect.poll(async () => (await text())[1]).not.toBe(seen);
  });
});

// Hosts with one error document send it for every missing address; this one does for escaped addresses.
for (const path of ['/guides/%28x', '/case-studies/%28x', '/guides/a%2Fb', '/%67uides/x']) {
  test(`${path}, served with the general document, renders its own not-found page`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    expect((await page.goto(path))?.status()).toBe(404);
    await ready(page);
    await expect(page.locator('h1')).toHaveText(/not found/i);
    const explore = exploreSection(page);
    await explore.locator('a[href="/archive"]').press('Enter');
    await expect(page).toHaveURL('/archive');
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  });
}
