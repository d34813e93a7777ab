import { expect, test, type Page } from '@playwright/test';
import { caseStudies } from '#app/content/case-studies.ts';
import { ecommerceStudy } from '#app/content/case-study-ecommerce.ts';
import { missingStudy } from '#app/content/missing-study.ts';
import { studySummaryWords } from '#app/content/study-summary.ts';
import { builtCards } from '../built-cards.ts';
import { hostileQueries } from './hostile-input.ts';
import { expectNoSidewaysScroll, faultsOf, open, ready } from './site.ts';

const { studies, filter, filters } = caseStudies;
const study = '/case-studies/ecommerce-seo-transformation';
const cards = (page: Page) => page.locator('main article');
/** The category and the title of each card, those of content files included. */
const shown = (page: Page) =>
  cards(page).evaluateAll((articles) =>
    articles.map((article) => ({
      category: article.querySelector('p')!.textContent,
      title: article.querySelector('h3')!.textContent,
    })),
  );
const button = (page: Page, name: string) =>
  page.getByRole('group', { name: filter.label }).getByRole('button', { name, exact: true });

test('each filter shows its category and is in the address', async ({ page }) => {
  await open(page, '/case-studies');
  await expect(cards(page)).toHaveCount(builtCards('/case-studies'));
  await expect(button(page, filter.all)).toHaveAttribute('aria-pressed', 'true');
  const all = await shown(page);
  for (const { value, name } of filter.options) {
    await button(page, name).click();
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
    const expected = all.filter(({ category }) => category === name);
    await expect(cards(page).getByRole('heading')).toHaveText(expected.map(({ title }) => title));
    const specified = studies.filter(({ category }) => category === value);
    expect(expected.map(({ title }) => title)).toEqual(
      expect.arrayContaining(specified.map(({ title }) => title)),
    );
    await expect.poll(() => new URL(page.url()).search).toBe(`?category=${value}`);
  }
  await button(page, filter.all).click();
  await expect(cards(page)).toHaveCount(builtCards('/case-studies'));
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('the category survives reload, Back and Forward; an unknown one is named and left out', async ({
  page,
}) => {
  await open(page, '/case-studies?category=seo');
  await expect(button(page, 'SEO')).toHaveAttribute('aria-pressed', 'true');
  const titles = (await shown(page)).map(({ title }) => title);
  expect(titles.length).toBeLessThan(builtCards('/case-studies'));
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  await cards(page).locator(`a[href="${study}"]`).click();
  await expect(page).toHaveURL(study);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(button(page, 'SEO')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  await open(page, '/case-studies?category=all');
  await expect(button(page, filter.all)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(builtCards('/case-studies'));
  await expect(page.locator('[data-result-count]')).not.toContainText(filters.unknown);
  await open(page, '/case-studies?category=carpentry');
  await expect(page.locator('[data-result-count]')).toContainText(filters.unknown);
  await expect(cards(page)).toHaveCount(builtCards('/case-studies'));
});

test('a filter works by keyboard and announces the count', async ({ page }) => {
  await open(page, '/case-studies');
  await button(page, filter.all).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(button(page, 'SEO')).toHaveAttribute('aria-pressed', 'true');
  const count = (await shown(page)).length;
  const words = count === 1 ? filters.shortCount.one : filters.shortCount.many;
  await expect(page.locator('main output')).toHaveText(words.replace('{n}', String(count)));
});

test('every picture of a specified study is a file below /api/placeholder/', async ({ page }) => {
  await open(page, '/case-studies');
  for (const { id } of studies) {
    const card = cards(page).filter({ has: page.locator(`a[href="/case-studies/${id}"]`) });
    const source = (await card.locator('img').getAttribute('src')) ?? '';
    expect(source).toMatch(/^\/api\/placeholder\/[\w-]+\.svg$/);
    const response = await page.request.get(source);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
  }
});

test('without scripts every study is visible', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/case-studies?category=ppc');
  await expect(cards(page).filter({ visible: true })).toHaveCount(builtCards('/case-studies'));
  await context.close();
});

test('hostile queries and fragments cause no error and no horizontal scroll', async ({ page }) => {
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const hostile of hostileQueries) {
    await open(page, `/case-studies${hostile}`);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  expect(faults).toEqual([]);
});

test('the study shows every field of its entity', async ({ page }) => {
  await open(page, study);
  const main = page.locator('main');
  const { overview, challenge, solution, results, testimonial, tools, nextSteps } = ecommerceStudy;
  for (const text of [
    ecommerceStudy.client,
    ecommerceStudy.location,
    ecommerceStudy.websiteUrl,
    ...overview.paragraphs,
    ...challenge.points,
    ...solution.phases.flatMap(({ title, timeline, deliverables }) => [
      title,
      timeline,
      ...deliverables,
    ]),
    ...results.metrics.flatMap(({ value, label }) => [value, label]),
    ...results.additionalBenefits,
    testimonial.quote,
    testimonial.author,
    testimonial.position,
    ...tools.items,
    ...nextSteps.steps.map(({ title }) => title),
  ]) {
    await expect(main, text).toContainText(text);
  }
});

test('each width shows one version of each chart, and the table has every month', async ({
  page,
}) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, study);
    const charts = await page.locator('main figure:has(svg[viewBox])').all();
    expect(charts).toHaveLength(ecommerceStudy.months.charts.length);
    for (const figure of charts) {
      await expect(figure.locator('svg:visible')).toHaveCount(1);
      await figure.scrollIntoViewIfNeeded();
      const letters = await figure
        .locator('svg:visible text')
        .first()
        .evaluate((text) => {
          const svg = text.closest('svg')!;
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          return parseFloat(getComputedStyle(text).fontSize) * scale;
        });
      expect(letters).toBeGreaterThan(9.5);
    }
  }
  const figures = page.locator('details:has(table)');
  await figures.locator('summary').click();
  const { values } = ecommerceStudy.months.charts[0].series[0];
  await expect(figures.locator('tbody tr')).toHaveCount(values.length);
});

test('gray is gray in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, study);
  const [red = 0, green = 0, blue = 0] = await page
    .locator('path[data-moment="before"]:visible')
    .first()
    .evaluate((line) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(line).stroke;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
  expect(red + green + blue).toBeGreaterThan(0);
  // Beige has more red than blue. The grays of the site are cool.
  expect(blue).toBeGreaterThanOrEqual(red);
  expect(blue - red).toBeLessThan(50);
  expect(Math.abs(green - red)).toBeLessThan(30);
});

test.describe('an id without a study', () => {
  for (const summary of studies.filter(({ full }) => !full)) {
    test(`${summary.id}: what the list knows, the one full study, status 200, not indexed`, async ({
      page,
    }) => {
      const response = await page.goto(`/case-studies/${summary.id}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missingStudy.title);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { level: 2, name: summary.title })).toBeVisible();
      await expect(page.getByText(missingStudy.text, { exact: true })).toBeVisible();
      await expect(page.locator('main')).toContainText(summary.client);
      await expect(page.getByRole('heading', { name: studySummaryWords.work })).toBeVisible();
      await expect(page.locator(`main a[href="${study}"]`)).toBeVisible();
    });
  }

  test('an unknown id answers 404 with the heading, text and link, and no client', async ({
    page,
  }) => {
    const faults = faultsOf(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/case-studies/no-such-study');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missingStudy.title);
    await expect(page.getByText(missingStudy.text, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { name: studySummaryWords.work })).toHaveCount(0);
    for (const { title } of studies) {
      await expect(page.locator('main').getByRole('link', { name: title })).toBeVisible();
    }
    await expect
      .poll(() => logged.some((line) => line.includes('/case-studies/no-such-study')))
      .toBe(true);
    await page.getByRole('link', { name: missingStudy.back.label }).click();
    await expect(page).toHaveURL('/case-studies');
    // There is no loader data for this address, so Back loads its document.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missingStudy.title);
    await ready(page);
    await page.goForward();
    await expect(cards(page)).toHaveCount(builtCards('/case-studies'));
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  });
});

test('a card leads to the study without loading a document', async ({ page }) => {
  const faults = faultsOf(page);
  await open(page, '/case-studies');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await cards(page).locator(`a[href="${study}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ecommerceStudy.title);
  await expect(page.locator('figure svg:visible')).toHaveCount(2);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(faults).toEqual([]);
});
