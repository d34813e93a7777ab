import { expect, test, type Page } from '@playwright/test';
import { filterWords } from '#app/content/filters.ts';
import { notFound } from '#app/content/not-found.ts';
import { guideEntries } from '#app/guides/entries.ts';
import { kindNames, topics } from '#app/guides/topics.ts';
import { hubWords } from '#app/guides/words.ts';
import { holdScripts, open, ready } from './site.ts';

const path = '/guides/all';
const cards = (page: Page) => page.locator('#guides li > a:has(em)');
const topicFilter = (page: Page) => page.getByRole('region', { name: hubWords.topic, exact: true });
const filterButton = (page: Page) => page.getByRole('button', { name: hubWords.sheet.label });

test('topic and kind combine, are in the address and survive a reload', async ({ page }) => {
  await open(page, path);
  const total = await cards(page).count();
  const filters = page.getByRole('complementary', { name: hubWords.sheet.label });
  const opener = filterButton(page);
  const glossary = filters.getByRole('button', { name: kindNames.glossary });
  await topicFilter(page).getByRole('button', { name: topics['website-design'].name }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(total);
  const ofTopic = await cards(page).count();
  await opener.click();
  await glossary.click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?topic=website-design&kind=glossary$/);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await ready(page);
  await opener.click();
  await expect(glossary).toHaveAttribute('aria-pressed', 'true');
  await glossary.click();
  await expect(cards(page)).toHaveCount(ofTopic);
});

test('a filter makes no data request', async ({ page }) => {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await topicFilter(page).getByRole('button', { name: topics.ppc.name }).click();
  await expect(page).toHaveURL(/topic=ppc/);
  expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
});

test('the empty state clears all filters', async ({ page }) => {
  await page.goto(path);
  const total = await cards(page).count();
  await page.goto(`${path}?q=zzz&topic=%5B&kind=constructor`);
  await expect(page.getByRole('heading', { name: filterWords.empty.title })).toBeVisible();
  await page.getByRole('button', { name: filterWords.empty.clear }).click();
  await expect(cards(page)).toHaveCount(total);
});

test('a search for the name of a topic shows all its guides', async ({ page }) => {
  await open(page, '/guides/all?topic=local-seo');
  const links = page.locator('main ol a');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(listed.length).toBeGreaterThan(1);
  await open(page, '/guides/all?q=local+seo');
  for (const to of listed) await expect(page.locator(`main ol a[href="${to}"]`)).toBeVisible();
});

test('topic links lead to the hub of the topic, and Back returns', async ({ page }) => {
  await page.goto(path);
  const total = await cards(page).count();
  await ready(page);
  await page
    .getByRole('region', { name: topics['local-seo'].name })
    .getByRole('link', { name: `${topics['local-seo'].name} ${hubWords.inOrder}` })
    .click();
  await expect(page).toHaveURL(/\/guides\/local-seo-guides$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await cards(page).count()).toBeLessThan(total);
  await page.goBack();
  await expect(cards(page)).toHaveCount(total);
});

test('a search in the hub of a topic shows the guides first', async ({ page }) => {
  await open(page, '/guides/ppc-guides');
  const guide = guideEntries.find(({ parent }) => parent === '/guides/ppc-guides')!;
  const firstHeading = page.locator('main section h2').first();
  const before = await firstHeading.innerText();
  await page.getByRole('searchbox').fill(guide.label);
  await expect(firstHeading).not.toHaveText(before);
  await expect(firstHeading.locator('xpath=ancestor::section').locator('#guides')).toBeVisible();
  await expect(cards(page).filter({ hasText: guide.label }).first()).toBeVisible();
});

test('a list leads to a guide and the guide to the next one', async ({ page }) => {
  await open(page, path);
  await page
    .locator('#guides')
    .getByRole('link', { name: /^Beginner/ })
    .click();
  await expect(page).toHaveURL(/beginners-guide$/);
  await page
    .getByRole('navigation', { name: 'Previous and next' })
    .getByRole('link', { name: /^Next/ })
    .click();
  await expect(page).toHaveURL(/technical-checklist$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an unknown guide answers 404 and hydrates without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const missing of ['/guides/nothing', '/guides/seo/nothing', '/guides/seo/glossary/deeper']) {
    const response = await page.goto(missing);
    expect(response?.status(), missing).toBe(404);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  }
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every guide is listed, and the filters are hidden', async ({ page }) => {
    await page.goto(path);
    expect(await cards(page).count()).toBeGreaterThan(1);
    await expect(topicFilter(page)).toBeHidden();
    await expect(filterButton(page)).toBeHidden();
  });
});

test('the sliders of PPC guides set the price of a click, also before hydration', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/guides/ppc-guides');
  const [pay, clicks] = [page.getByRole('slider').nth(0), page.getByRole('slider').nth(1)];
  await pay.fill('400');
  await release();
  await ready(page);
  const price = page.locator('output', { has: page.locator('b') }).filter({ hasText: '$' });
  await expect(price).toContainText('$25');
  await clicks.fill('3');
  await expect(price).toContainText('$66.67');
});
