/** Random and hostile text in addresses and fields causes no error, keeps the heading and adds no horizontal scroll. */
import { expect, test, type Page } from '@playwright/test';
import fc from 'fast-check';
import { briefWords } from '#app/content/brief-words.ts';
import { sitePaths } from '#app/content/paths.ts';
import { faultsOf } from '../e2e/site.ts';
import { seed } from '../tier.ts';
import { hydrate } from './visits.ts';

test.use({ trace: 'off' });

const known = [
  '%E0%A4%A',
  '%5B',
  '%',
  '%00',
  '%2F..%2F..',
  '%F0%9F%8F%94',
  '🏔️',
  'اختبار‮',
  'İßſ',
  '[object Object]',
  '__proto__',
  'constructor',
  '"><img src=x onerror=alert(1)>',
  "');alert(1)//",
  'javascript:alert(1)',
  '{{7*7}}',
  '#',
  '?',
  '&&==',
  ':~:text=a',
  ' ',
  '\ud800',
  '(.*)+$',
  '-1e309',
];

function inputs(runs: number, salt: number): readonly string[] {
  const some = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 });
  const long = fc.integer({ min: 0, max: 5_000 }).map((length) => 'é'.repeat(length));
  const one = fc.oneof({ weight: 3, arbitrary: some }, { weight: 1, arbitrary: long });
  return [...known, ...fc.sample(one, { numRuns: runs, seed: seed + salt })];
}

/** Escapes what an address cannot contain; the browser escapes the rest. */
const inAddress = (text: string) =>
  text.toWellFormed().replace(/[\s#&+]/g, (char) => encodeURIComponent(char));

async function expectIntact(page: Page, input: string, faults: readonly string[]) {
  const state = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((h1) => h1.textContent?.trim()).length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const what = `${JSON.stringify(input.slice(0, 200))}, FUZZ_SEED=${seed}`;
  expect(faults, what).toEqual([]);
  expect(state.headings, what).toBe(1);
  expect(state.overflow, what).toBeLessThanOrEqual(0);
}

test('no query breaks a page, whether it reads queries or not', async ({ page }) => {
  const faults = faultsOf(page);
  const keys = ['q', 'category', 'tag', 'view', 'kind', 'topic', 'x'];
  for (const [index, input] of inputs(24, 1).entries()) {
    const path = ['/archive', '/industries', '/case-studies', '/guides/all', ...sitePaths][
      index % 12
    ]!;
    const key = keys[index % keys.length]!;
    // Short enough for the request limits of the server.
    const query = `?${key}=${inAddress(input)}&${inAddress(input)}`.slice(0, 1_500);
    const url = `${path}${URL.parse(query, 'https://a.example')?.search ?? '?%'}`;
    const answer = await page.goto(url);
    expect(answer?.status(), url).toBe(200);
    await hydrate(page);
    await expectIntact(page, url, faults);
  }
});

test('no fragment breaks a page, on load and while it is open', async ({ page }) => {
  const faults = faultsOf(page);
  const hashes = [...inputs(24, 2), 'a'.repeat(100_000), '%5B'.repeat(30_000)];
  for (const [index, hash] of hashes.entries()) {
    if (index % 5 === 0) {
      await page.goto('about:blank');
      await page.goto(`${sitePaths[index % sitePaths.length]}#${inAddress(hash)}`);
      await hydrate(page);
    } else {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
    }
    await expectIntact(page, `#${hash}`, faults);
  }
});

test('no unknown address breaks the not-found page', async ({ page }) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  for (const [index, input] of inputs(12, 3).entries()) {
    const folder = ['/', '/case-studies/', '/guides/', '/assets/'][index % 4]!;
    const url = `${folder}${encodeURIComponent(input.toWellFormed()).slice(0, 1_500)}-x`;
    const answer = await page.goto(url);
    expect(answer?.status(), url).toBe(404);
    await hydrate(page);
    // If the host sent the general not-found document, the router renders the right page after hydration.
    await expect(page.locator('h1'), url).toHaveText(/not found/i);
    await expectIntact(page, url, uncaught);
  }
});

for (const path of ['/', '/archive', '/industries', '/guides/all', '/guides/seo/glossary']) {
  test(`no text in a field breaks ${path}`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto(path);
    await hydrate(page);
    const fields = page
      .locator('main')
      .locator('input:not([type="checkbox"],[type="radio"],[type="range"]), textarea');
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) {
      for (const text of [...inputs(8, 4), 'x'.repeat(100_000)]) {
        await field.fill(text.toWellFormed());
        await field.press('Enter');
        await page.keyboard.press('Escape');
        await expectIntact(page, text, faults);
      }
    }
  });
}

test('no text breaks the brief, in any field', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/pricing');
  await hydrate(page);
  await page.locator('main a[role="button"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const field of await dialog.locator('input:not([type="radio"]), textarea').all()) {
    for (const text of inputs(4, 5)) {
      await field.fill(text.toWellFormed());
      await expectIntact(page, text, faults);
    }
  }
  const mail = await dialog
    .getByRole('link', { name: briefWords.actions.mail })
    .getAttribute('href');
  expect(new URL(mail!).protocol).toBe('mailto:');
});
