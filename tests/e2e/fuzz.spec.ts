/** Whatever stands in an address or is typed into a field: no error, the heading stays, nothing sideways. */
import { expect, test, type Page } from '@playwright/test';
import fc from 'fast-check';
import { briefWords } from '#app/content/brief-words.ts';
import { sitePaths } from '#app/content/paths.ts';
import { comeAlive } from './everywhere.ts';
import { faultsOf } from './site.ts';

test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

/** Another run, other inputs; a failure names the seed that brings them back. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

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

function inputs(count: number, salt: number): readonly string[] {
  const some = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 });
  const long = fc.integer({ min: 0, max: 5_000 }).map((length) => 'é'.repeat(length));
  const one = fc.oneof({ weight: 3, arbitrary: some }, { weight: 1, arbitrary: long });
  return [...known, ...fc.sample(one, { numRuns: count, seed: seed + salt })];
}

/** As a browser takes it from the address bar: the rest of what cannot stand there is escaped. */
const inAddress = (text: string) =>
  text.toWellFormed().replace(/[\s#&+]/g, (char) => encodeURIComponent(char));

async function stands(page: Page, input: string, faults: readonly string[]) {
  const state = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((h1) => h1.textContent?.trim()).length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const what = `${JSON.stringify(input.slice(0, 200))}, FUZZ_SEED=${seed}`;
  expect(faults, what).toEqual([]);
  expect(state.headings, what).toBe(1);
  expect(state.overflow, what).toBeLessThanOrEqual(0);
}

test('queries, on the pages that read them and on the others', async ({ page }) => {
  const faults = faultsOf(page);
  const keys = ['q', 'category', 'tag', 'view', 'kind', 'topic', 'x'];
  for (const [index, input] of inputs(24, 1).entries()) {
    const path = ['/archive', '/industries', '/case-studies', '/guides/all', ...sitePaths][
      index % 12
    ]!;
    const key = keys[index % keys.length]!;
    // What a server refuses to read is no business of a page.
    const query = `?${key}=${inAddress(input)}&${inAddress(input)}`.slice(0, 1_500);
    const url = `${path}${URL.parse(query, 'https://a.example')?.search ?? '?%'}`;
    const answer = await page.goto(url);
    expect(answer?.status(), url).toBe(200);
    await comeAlive(page);
    await stands(page, url, faults);
  }
});

test('hashes, at the load and while the page is open', async ({ page }) => {
  const faults = faultsOf(page);
  const hashes = [...inputs(24, 2), 'a'.repeat(100_000), '%5B'.repeat(30_000)];
  for (const [index, hash] of hashes.entries()) {
    if (index % 5 === 0) {
      await page.goto('about:blank');
      await page.goto(`${sitePaths[index % sitePaths.length]}#${inAddress(hash)}`);
      await comeAlive(page);
    } else {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
    }
    await stands(page, `#${hash}`, faults);
  }
});

test('addresses that name nothing', async ({ page }) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  for (const [index, input] of inputs(12, 3).entries()) {
    const folder = ['/', '/case-studies/', '/guides/', '/assets/'][index % 4]!;
    const url = `${folder}${encodeURIComponent(input.toWellFormed()).slice(0, 1_500)}-x`;
    const answer = await page.goto(url);
    expect(answer?.status(), url).toBe(404);
    await comeAlive(page);
    // Where the host answered with the general document, the page's own is drawn a moment later.
    await expect(page.locator('h1'), url).toHaveText(/not found/i);
    await stands(page, url, uncaught);
  }
});

for (const path of ['/', '/archive', '/industries', '/guides/all', '/guides/seo/glossary']) {
  test(`text into every field of ${path}`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto(path);
    await comeAlive(page);
    const fields = page
      .locator('main')
      .locator('input:not([type="checkbox"],[type="radio"]), textarea');
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) {
      for (const text of [...inputs(8, 4), 'x'.repeat(100_000)]) {
        await field.fill(text.toWellFormed());
        await field.press('Enter');
        await page.keyboard.press('Escape');
        await stands(page, text, faults);
      }
    }
  });
}

test('text into every field of the brief', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/pricing');
  await comeAlive(page);
  await page.locator('main [data-brief]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const field of await dialog.locator('input:not([type="radio"]), textarea').all()) {
    for (const text of inputs(4, 5)) {
      await field.fill(text.toWellFormed());
      await stands(page, text, faults);
    }
  }
  const mail = await dialog
    .getByRole('link', { name: briefWords.actions.mail })
    .getAttribute('href');
  expect(new URL(mail!).protocol).toBe('mailto:');
});
