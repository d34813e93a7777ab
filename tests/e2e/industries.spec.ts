import { expect, test, type Page } from '@playwright/test';
import { industries } from '#app/content/industries.ts';
import { builtCards } from '../built-cards.ts';
import { hostileQueries, hostileTexts } from './hostile-input.ts';
import { expectNoSidewaysScroll, faultsOf, notification, open } from './site.ts';

const { cards: all, search, filters, more } = industries;
const automotive = all.find(({ id }) => id === 'automotive')!;
const cards = (page: Page) => page.locator('main article');
const field = (page: Page) => page.getByRole('searchbox', { name: search.label });

test('a search finds titles and descriptions', async ({ page }) => {
  await open(page, '/industries');
  await expect(cards(page)).toHaveCount(builtCards('/industries'));
  await field(page).fill('PATIENTS');
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(() => new URL(page.url()).search).toBe('?q=PATIENTS');
});

for (const word of ['garage', 'car', 'mechanic', 'brakes']) {
  test(`the words that owners use find the trade: "${word}"`, async ({ page }) => {
    await open(page, '/industries');
    await field(page).fill(word);
    await expect(cards(page).first()).toContainText(automotive.title);
  });
}

test('every number of results fills its rows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/industries');
  const count = await cards(page).count();
  for (let shown = count; shown > 0; shown -= 1) {
    const boxes = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
    );
    const right = Math.max(...boxes.map((box) => box.right));
    const lastOfRows = boxes.filter((box, index) => boxes[index + 1]?.top !== box.top);
    for (const box of lastOfRows) expect(box.right, `${shown} cards`).toBeCloseTo(right, 0);
    await cards(page)
      .last()
      .evaluate((card) => card.remove());
  }
});

for (const word of ['a dentist', 'pages', 'the', 'for']) {
  test(`the road goes from row to row without a hole, and to the lot: "${word}"`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/industries?q=${word}`);
    await expect.poll(() => cards(page).count()).toBeLessThan(all.length);
    const roads = await page
      .locator('#industry-list span[class*=road]:not([data-next])')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    const bends = await page.locator('#industry-list [data-next]').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return [top, bottom] as const;
      }),
    );
    expect(roads).toHaveLength(bends.length + 1);
    for (const [index, [top, bottom]] of bends.entries()) {
      expect(top).toBeCloseTo(roads[index]!, 0);
      expect(bottom).toBeCloseTo(roads[index + 1]! + 72, 0);
    }
  });
}

test('every card shows a picture, its metrics and a link; placeholders do not navigate', async ({
  page,
}) => {
  await open(page, '/industries');
  for (const [index, { title, stats }] of all.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.locator('dd')).toHaveText(stats.map(({ value }) => value));
    const link = card.getByRole('link', { name: `${more} about ${title}` });
    await expect(link).toHaveAttribute('href', /^(#|\/industries\/[\w-]+)$/);
  }
  const unwritten = cards(page).locator('a[href="#"]').last();
  const label = await unwritten.getAttribute('data-placeholder');
  await unwritten.click();
  await expect(notification(page, label!)).toBeVisible();
  await expect(page).toHaveURL('/industries');
});

test('the empty state clears the search', async ({ page }) => {
  await open(page, '/industries?q=no+such+trade');
  await expect(page.getByRole('heading', { name: filters.empty.title })).toBeVisible();
  await page.getByRole('button', { name: filters.empty.clear }).click();
  await expect(cards(page)).toHaveCount(builtCards('/industries'));
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('the search survives reload, Back and Forward', async ({ page }) => {
  await open(page, `/industries?q=${encodeURIComponent(automotive.title)}`);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link').click();
  await expect(page).toHaveURL('/industries/automotive');
  await page.goBack();
  await expect(field(page)).toHaveValue(automotive.title);
  await expect(cards(page)).toHaveCount(1);
  await page.goForward();
  await expect(page).toHaveURL('/industries/automotive');
});

test('without scripts every industry is visible', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/industries?q=zzz');
  await expect(cards(page).filter({ visible: true })).toHaveCount(builtCards('/industries'));
  await context.close();
});

test('hostile addresses and text cause no error and no horizontal scroll', async ({ page }) => {
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const hostile of hostileQueries) {
    await open(page, `/industries${hostile}`);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  for (const hostile of hostileTexts) {
    await field(page).fill(hostile);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  expect(faults).toEqual([]);
});
