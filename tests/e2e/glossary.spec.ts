import { expect, test } from '@playwright/test';
import { filterWords } from '#app/content/filters.ts';
import { open } from './site.ts';

const path = '/guides/seo/glossary';
const terms = 'article[id]';

test('a search filters the terms, counts them and is in the address', async ({ page }) => {
  await page.goto(path);
  const all = await page.locator(terms).count();
  await page.getByRole('searchbox').fill('canonical');
  await expect(page.locator('#canonical')).toBeVisible();
  await expect.poll(() => page.locator(terms).count()).toBeLessThan(all);
  const left = await page.locator(terms).count();
  await expect(page.locator('[data-result-count]')).toContainText(String(left));
  await expect(page).toHaveURL(/\?q=canonical$/);
  await page.reload();
  await expect(page.locator(terms)).toHaveCount(left);
});

test('the empty state brings all terms back', async ({ page }) => {
  await page.goto(`${path}?q=${encodeURIComponent('[(İß🙂')}`);
  await expect(page.getByRole('heading', { name: filterWords.empty.title })).toBeVisible();
  await page.getByRole('button', { name: filterWords.empty.clear }).click();
  await expect.poll(() => page.locator(terms).count()).toBeGreaterThan(1);
});

test('a term in the fragment is shown below the fixed bars', async ({ page }) => {
  await page.goto(`${path}#search-intent`);
  const top = () =>
    page.locator('#search-intent').evaluate((term) => term.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(110);
  await expect.poll(top).toBeLessThan(400);
});

test('a link to a term that the filter hides clears the filter', async ({ page }) => {
  await page.goto(`${path}?q=someone%20else`);
  await expect(page.locator('#nofollow')).toHaveCount(0);
  await page.locator('#backlink').getByRole('link', { name: 'Nofollow' }).click();
  await expect(page.locator('#nofollow')).toBeInViewport();
  await expect(page).toHaveURL(/#nofollow$/);
});

test('a link to a term that a typed search hides clears the search and focuses the term', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('searchbox').fill('someone else');
  await expect(page.locator('#nofollow')).toHaveCount(0);
  await expect(page).toHaveURL(/\?q=/);
  await page.locator('#backlink').getByRole('link', { name: 'Nofollow' }).press('Enter');
  await expect(page.locator('#nofollow')).toBeFocused();
  await expect(page.locator('#nofollow')).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('on a phone the current letter stays in view in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await page.locator('#letter-s').evaluate((letter) => letter.scrollIntoView());
  const current = page.getByRole('navigation', { name: 'Letters' }).locator('[aria-current]');
  await expect(current).toHaveText('S');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('letters scroll to their terms by keyboard and mark the current one', async ({ page }) => {
  await open(page, path);
  const bar = page.getByRole('navigation', { name: 'Letters' });
  await bar.getByRole('link', { name: 'S', exact: true }).press('Enter');
  await expect(page.locator('#letter-s')).toBeInViewport();
  await expect(bar.locator('[aria-current]')).toHaveText('S');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await expect(bar.getByRole('link', { name: 'X', exact: true })).toHaveCount(0);
});

test('on a wide screen the bar shows the letter of the last term in view', async ({ page }) => {
  await open(page, path);
  await page
    .locator('#letter-c article')
    .last()
    .evaluate((term) => term.scrollIntoView({ block: 'end' }));
  const current = page.getByRole('navigation', { name: 'Letters' }).locator('[aria-current]');
  await expect(current).toHaveText('C');
  await expect(current).toBeInViewport({ ratio: 1 });
});

for (const search of ['', '?q=link']) {
  test(`the rows of terms are full on a wide screen${search && ', after a search too'}`, async ({
    page,
  }) => {
    await open(page, `${path}${search}`);
    const widths = await page.locator('section:has(> div > article)').evaluateAll((letters) =>
      letters.map((letter) => {
        const list = letter.querySelector('article')!.parentElement!;
        const terms = [...list.children].map((term) => term.getBoundingClientRect());
        const last = Math.max(...terms.map(({ top }) => top));
        // The last row: terms that begin there, and a panel beside them.
        const row = terms.filter(({ top, bottom }) => top === last || bottom > last);
        // The list of a letter on a band has no box of its own.
        const box = list.getClientRects().length > 0 ? list : letter;
        return Math.max(...row.map(({ right }) => right)) - box.getBoundingClientRect().right;
      }),
    );
    expect(widths.length).toBeGreaterThan(1);
    expect(widths.filter((width) => Math.abs(width) > 1)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every term is listed, and the search field is hidden', async ({ page }) => {
    await page.goto(path);
    expect(await page.locator(terms).count()).toBeGreaterThan(1);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
