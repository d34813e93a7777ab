import { expect, test, type Page } from '@playwright/test';
import { home } from '#app/content/home.ts';
import { expectNoSidewaysScroll, faultsOf, open } from './site.ts';

/** The words a visitor came for are there. */
async function expectWhole(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Grow faster' })).toBeAttached();
  await expect(page.locator('#faq details')).toHaveCount(20);
}

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there and nothing is hidden', async ({ page }) => {
    await page.goto('/');
    await expectWhole(page);
    await expect(page.locator('#expertise .wrap')).toHaveCSS('opacity', '1');
    for (const { subPages } of home.guides.topics) {
      await expect(page.locator(`#guides a[href="${subPages[0].path}"]`)).toBeVisible();
    }
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Services' })
      .click();
    await expect(
      page.getByRole('link', { name: /Rank higher in search results/ }).first(),
    ).toBeVisible();
  });
});

for (const [fault, pattern] of [
  ['scripts', '**/*.js'],
  ['pictures', '**/*.svg'],
  ['fonts', '**/*.woff2'],
] as const) {
  for (const way of ['aborted', 'answered 500', 'answered with HTML'] as const) {
    test(`${fault} ${way}`, async ({ page }) => {
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.message));
      await page.route(pattern, (route) =>
        way === 'aborted'
          ? route.abort()
          : route.fulfill({
              status: way === 'answered 500' ? 500 : 200,
              contentType: 'text/html',
              body: '<h1>Error</h1>',
            }),
      );
      await page.goto('/');
      await page.waitForTimeout(500);
      await expectWhole(page);
      await expectNoSidewaysScroll(page);
      expect(uncaught).toEqual([]);
    });
  }
}

test('where the scripts never arrive, a held click falls back to the mail link', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.waitForTimeout(800);
  const prevented = await page
    .getByRole('link', { name: 'Grow faster' })
    .evaluate(
      (link) => !link.dispatchEvent(new MouseEvent('click', { cancelable: true, bubbles: true })),
    );
  expect(prevented).toBe(false);
});

test('a picture that fails, also before hydration, is replaced in a box of the same size', async ({
  page,
}) => {
  await open(page, '/');
  const shot = page.locator('figure img').first();
  const { width, height } = (await shot.boundingBox())!;
  await page.route('**/shot-dashboard*.svg', (route) => route.abort());
  await page.reload();
  await shot.scrollIntoViewIfNeeded();
  await expect(shot).toHaveAttribute('src', /placeholder/);
  const box = (await shot.boundingBox())!;
  expect(Math.abs(box.width - width) + Math.abs(box.height - height)).toBeLessThan(2);
});

test('a placeholder that fails as well does not loop', async ({ page }) => {
  let requests = 0;
  await page.route('**/{shot-dashboard,placeholder}*.svg', (route) => {
    requests += 1;
    return route.abort();
  });
  await open(page, '/');
  await page.locator('figure img').first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  expect(requests).toBeLessThan(6);
});

test('blocked storage changes nothing but the memory', async ({ page }) => {
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
  await page.getByRole('button', { name: /light and dark/ }).click();
  await page.getByRole('link', { name: 'Knowledge base' }).click();
  await expect(page).toHaveURL('/archive');
  await page.goBack();
  await expectWhole(page);
  expect(faults).toEqual([]);
});

test('without observers the sections just stand there', async ({ page }) => {
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await open(page, '/');
  await expect(page.locator('#pricing .wrap')).toHaveCSS('opacity', '1');
  expect(faults).toEqual([]);
});

test('a document changed by an extension still comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.head.append(document.createElement('style'));
      document.body.prepend(document.createElement('extension-root'));
      document.body.setAttribute('data-extension', '1');
    });
  });
  await open(page, '/');
  await page.getByRole('link', { name: 'Knowledge base' }).click();
  await expect(page.locator('h1')).toBeVisible();
});

test('a chunk that is gone after a deploy: the click arrives all the same', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/archive-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Knowledge base' }).click();
  await expect(page).toHaveURL('/archive');
  await expect(page.locator('h1')).toHaveText(/Knowledge Base/);
});

test('a screen that throws shows the message as text, inside the site', async ({ page }) => {
  await page.route('**/assets/archive-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const meta = () => []; export default function Broken() { throw new Error("boom <b>bold</b>"); }',
    }),
  );
  await open(page, '/');
  await page.getByRole('link', { name: 'Knowledge base' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('boom <b>bold</b>')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expectWhole(page);
});

test('an unknown address answers 404, says so, and logs the path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/no/such/page?x=1');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect.poll(() => logged.join()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('reduced motion: nothing waits hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
});

test('forced colours keep the buttons visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Get Free SEO Audit' })).toHaveCSS(
    'border-top-style',
    'solid',
  );
});

for (const zoom of [2, 4]) {
  test(`${zoom * 100}% zoom holds its width`, async ({ page }) => {
    await page.setViewportSize({ width: Math.round(1280 / zoom), height: Math.round(900 / zoom) });
    await open(page, '/');
    await expectNoSidewaysScroll(page);
    await expectWhole(page);
  });
}

test('the text-spacing test of WCAG clips nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expectNoSidewaysScroll(page);
});
