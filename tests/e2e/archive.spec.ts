import { expect, test, type Locator, type Page } from '@playwright/test';
import { articles } from '#app/content/archive-articles.ts';
import { archive } from '#app/content/archive.ts';
import { guideEntries } from '#app/guides/entries.ts';
import { resultCount } from '#app/lib/result-count.ts';
import { builtCards } from '../built-cards.ts';
import { hostileQueries, hostileTexts } from './hostile-input.ts';
import { expectNoSidewaysScroll, exploreSection, faultsOf, notification, open } from './site.ts';

const { categories, filters, search, tags } = archive;
const total = builtCards('/archive');
const cards = (page: Page) => page.locator('main article');
const field = (page: Page) => page.getByRole('searchbox', { name: search.label });
const shown = (page: Page) => page.locator('[data-result-count]');
const option = (page: Page, group: string, name: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('button', { name });
/** The options of a filter, each with the count beside its name. */
const tallies = async (page: Page, group: string) => {
  const texts = await page
    .getByRole('region', { name: group, exact: true })
    .locator('button[aria-pressed]')
    .allInnerTexts();
  return texts.map((text) => ({
    name: text.replace(/\s*\d+\s*$/, ''),
    count: Number(/\d+\s*$/.exec(text)?.[0]),
  }));
};
const query = (page: Page) => new URL(page.url()).search;
const count = (n: number) => resultCount(n, filters.count);

test('a search filters the list while typing, in title and excerpt, in any case', async ({
  page,
}) => {
  await open(page, '/archive');
  await expect(cards(page)).toHaveCount(total);
  const { excerpt } = articles[1]!;
  await field(page).fill(excerpt.slice(0, 20).toUpperCase());
  await expect(cards(page)).toHaveCount(1);
  await expect(shown(page)).toHaveText(count(1));
});

test('the guides to read make room for the results of a search', async ({ page }) => {
  await open(page, '/archive');
  const guides = page.getByRole('heading', { name: archive.guides.title });
  await expect(guides).toBeVisible();
  await field(page).fill('rank');
  await expect(guides).toBeHidden();
  await field(page).fill('');
  await expect(guides).toBeVisible();
});

test('category, tag and search combine, and each can be removed', async ({ page }) => {
  await open(page, '/archive');
  const reporting = (await tallies(page, categories.title)).find(
    ({ name }) => name === 'Reporting',
  );
  await option(page, categories.title, 'Reporting').click();
  await expect(cards(page)).toHaveCount(reporting!.count);
  await option(page, tags.title, 'beginners').click();
  await expect.poll(() => cards(page).count()).toBeLessThan(reporting!.count);
  await expect.poll(() => query(page)).toBe('?category=Reporting&tag=beginners');
  await page.getByRole('button', { name: `${filters.clear} ${tags.title}` }).click();
  await expect(option(page, tags.title, 'beginners')).toBeFocused();
  await expect(cards(page)).toHaveCount(reporting!.count);
  await option(page, categories.title, 'Reporting').click();
  await expect(cards(page)).toHaveCount(total);
  await expect.poll(() => query(page)).toBe('');
});

for (const width of [390, 768, 1024, 1440]) {
  test(`a click on Clear resets its filter at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/archive');
    for (const { title } of [categories, tags]) {
      await page
        .getByRole('region', { name: title, exact: true })
        .getByRole('button')
        .last()
        .click();
      await expect.poll(() => query(page)).not.toBe('');
      await page.getByRole('button', { name: `${filters.clear} ${title}` }).click();
      await expect.poll(() => query(page)).toBe('');
      await expect(cards(page)).toHaveCount(total);
    }
  });
}

test('each filter shows as many cards as its count says', async ({ page }) => {
  await open(page, '/archive');
  for (const { title } of [categories, tags]) {
    const options = await tallies(page, title);
    expect(options.length).toBeGreaterThan(0);
    for (const { name, count: tally } of options) {
      await option(page, title, name).click();
      await expect(option(page, title, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(cards(page), `${title}: ${name}`).toHaveCount(tally);
      await option(page, title, name).click();
    }
  }
});

test('the empty state clears all filters and focuses the result count', async ({ page }) => {
  await open(page, '/archive?view=list&tag=links');
  await field(page).fill('no such article');
  await expect(page.getByRole('heading', { name: filters.empty.title })).toBeVisible();
  await expect(page.getByText(filters.empty.hint)).toBeVisible();
  await page.getByRole('button', { name: filters.empty.clear }).click();
  await expect(cards(page)).toHaveCount(total);
  await expect(field(page)).toHaveValue('');
  await expect(shown(page)).toBeFocused();
  // The view is not a filter, so it stays.
  await expect.poll(() => query(page)).toBe('?view=list');
});

test('each change is announced once, after the visitor stops typing, in words of its own', async ({
  page,
}) => {
  await open(page, '/archive');
  const announcements = await page.evaluateHandle(() => {
    const said: string[] = [];
    const output = document.querySelector('main output')!;
    new MutationObserver(() => said.push(output.textContent)).observe(output, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return said;
  });
  const said = () => announcements.jsonValue();
  await field(page).pressSequentially('rank', { delay: 40 });
  const found = await cards(page).count();
  const announced = resultCount(found, filters.shortCount);
  await expect.poll(said).toEqual([announced]);
  await expect(page.getByText(count(found), { exact: true })).toHaveCount(1);
  await field(page).pressSequentially(' zzz', { delay: 40 });
  await expect.poll(said).toEqual([announced, filters.empty.announced]);
  await expect(page.getByText(filters.empty.title)).toHaveCount(1);
});

test('a chosen filter is a step of the history: Back takes it back, Forward restores it', async ({
  page,
}) => {
  await open(page, '/industries');
  await open(page, '/archive');
  await option(page, categories.title, 'Reporting').click();
  await expect.poll(() => query(page)).toBe('?category=Reporting');
  const chosen = await cards(page).count();
  await option(page, tags.title, 'beginners').click();
  await expect.poll(() => query(page)).toBe('?category=Reporting&tag=beginners');
  await page.goBack();
  await expect.poll(() => query(page)).toBe('?category=Reporting');
  await expect(option(page, tags.title, 'beginners')).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(chosen);
  await page.goBack();
  await expect(page).toHaveURL('/archive');
  await expect(cards(page)).toHaveCount(total);
  await page.goForward();
  await expect(cards(page)).toHaveCount(chosen);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/industries');
});

test('a filter in the address that the list does not have is named and left out', async ({
  page,
}) => {
  await open(page, '/archive?category=Carpentry&tag=beginners');
  await expect(shown(page)).toContainText(filters.unknown);
  await expect(option(page, tags.title, 'beginners')).toHaveAttribute('aria-pressed', 'true');
  await option(page, tags.title, 'beginners').click();
  await expect.poll(() => query(page)).toBe('');
  await expect(shown(page)).toHaveText(count(total));
});

test('the tags of a card do not look like the buttons of the filter', async ({ page }) => {
  await open(page, '/archive');
  const look = (locator: Locator) =>
    locator.first().evaluate((element) => {
      const { boxShadow, borderRadius } = getComputedStyle(element);
      return { boxShadow, borderRadius };
    });
  const tag = await look(cards(page).locator('ul li'));
  const button = await look(option(page, tags.title, 'beginners'));
  expect(tag.boxShadow).not.toBe(button.boxShadow);
  expect(tag.borderRadius).not.toBe(button.borderRadius);
});

test('typing adds no history entry', async ({ page }) => {
  await open(page, '/industries');
  await open(page, '/archive');
  const before = await page.evaluate(() => history.length);
  await field(page).pressSequentially('local search', { delay: 60 });
  await expect.poll(() => query(page)).toBe('?q=local+search');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/industries');
});

test('Back takes back the clearing of a search', async ({ page }) => {
  await open(page, '/industries');
  await open(page, '/archive');
  await field(page).fill('zzzz');
  await expect.poll(() => query(page)).toBe('?q=zzzz');
  await page.getByRole('button', { name: filters.empty.clear }).click();
  await expect.poll(() => query(page)).toBe('');
  await page.goBack();
  await expect(page).toHaveURL('/archive?q=zzzz');
  await expect(field(page)).toHaveValue('zzzz');
  await expect(page.getByRole('heading', { name: filters.empty.title })).toBeVisible();
});

test('text typed after chosen filters is a step of its own: Back returns to them', async ({
  page,
}) => {
  await open(page, '/archive');
  await option(page, categories.title, 'Reporting').click();
  await expect.poll(() => query(page)).toBe('?category=Reporting');
  const chosen = await cards(page).count();
  const before = await page.evaluate(() => history.length);
  await field(page).pressSequentially('rank rep', { delay: 120 });
  await expect.poll(() => query(page)).toBe('?q=rank+rep&category=Reporting');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect.poll(() => query(page)).toBe('?category=Reporting');
  await expect(field(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(chosen);
});

test('a link followed right after typing arrives, and Back restores what was typed', async ({
  page,
}) => {
  await open(page, '/archive');
  await field(page).pressSequentially('ma');
  await field(page).evaluate((input: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(input, 'map');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('main ~ * a[href="/industries"]')?.click();
  });
  await expect(page).toHaveURL('/industries');
  await page.goBack();
  await expect(page).toHaveURL('/archive?q=map');
  await expect(field(page)).toHaveValue('map');
});

test('typing while the next page loads neither cancels it nor changes its address', async ({
  page,
}) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/industries.data*', async (route) => {
    await typed;
    await route.continue();
  });
  await open(page, '/archive');
  await page.locator('main ~ * a[href="/industries"]').first().click();
  await field(page).pressSequentially('map', { delay: 60 });
  await expect.poll(() => query(page)).toBe('?q=map');
  release();
  await expect(page).toHaveURL('/industries');
  await page.goBack();
  await expect(field(page)).toHaveValue('map');
});

test('a filter keeps scroll position, focus, fragment and other parameters', async ({ page }) => {
  await open(page, '/archive?ref=mail#main');
  const button = option(page, tags.title, 'links');
  await button.scrollIntoViewIfNeeded();
  // The header shrinks, and pictures arrive.
  await page.waitForLoadState('networkidle');
  const scrolled = await page.evaluate(() => scrollY);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeLessThan(total);
  await expect.poll(() => page.url()).toMatch(/\?ref=mail&tag=links#main$/);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a search also finds what the guides have, typing errors included', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/archive');
  const matches = page.getByRole('heading', { name: archive.inGuides.title });
  await expect(matches).toHaveCount(0);
  expect(asked).not.toContain(archive.inGuides.index);
  await field(page).fill('cannonical');
  await expect(page.getByRole('heading', { name: filters.empty.title })).toBeVisible();
  await expect(matches).toBeVisible();
  const links = page.locator('section').filter({ has: matches }).getByRole('link');
  const [first] = await links.all();
  await expect(first!).toContainText(/canonical/i);
  await expect(page.locator('main output').last()).toHaveText(
    archive.inGuides.announced.replace('{n}', String(await links.count())),
  );
  await first!.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/.+#.+/);
});

test('matches in the guides are announced again if another search has as many', async ({
  page,
}) => {
  await open(page, '/archive');
  const links = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: archive.inGuides.title }) })
    .getByRole('link');
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const output = [...document.querySelectorAll('main output')].at(-1)!;
    new MutationObserver(() => texts.push(output.textContent.trim())).observe(output, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  const sentences: string[] = [];
  for (const text of ['keyword', 'search']) {
    await field(page).fill(text);
    await expect(links.first()).toContainText(text, { ignoreCase: true });
    sentences.push(archive.inGuides.announced.replace('{n}', `${await links.count()}`));
    await expect.poll(() => said.jsonValue()).toEqual(sentences);
  }
  expect(sentences[0]).toBe(sentences[1]);
});

test('a search for the name of a guide finds the guide first', async ({ page }) => {
  await open(page, '/archive');
  const matches = page.getByRole('heading', { name: archive.inGuides.title });
  const first = page.locator('section').filter({ has: matches }).getByRole('link').first();
  for (const { label, path } of guideEntries) {
    await field(page).fill(label);
    await expect(first, label).toHaveAttribute('href', path);
  }
});

test('of a pasted text, its first 100 characters are searched in the guides', async ({ page }) => {
  await open(page, '/archive');
  const words = 'canonical'.padEnd(100);
  await field(page).fill(`${words}${'x'.repeat(100_000)}`);
  await expect(page.getByRole('heading', { name: archive.inGuides.title })).toBeVisible();
});

test('without the index of the guides the articles are searched all the same', async ({ page }) => {
  await page.route(`**${archive.inGuides.index}`, (route) => route.abort());
  await open(page, '/archive');
  await field(page).fill('rank report');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: archive.inGuides.title })).toHaveCount(0);
});

test('the pagination cannot be operated or focused', async ({ page }) => {
  await open(page, '/archive');
  const pages = page.getByRole('list', { name: archive.pages.label });
  await expect(pages.getByRole('listitem')).toHaveText(archive.pages.numbers.map(String));
  await expect(pages.locator('[aria-current]')).toHaveText('1');
  await expect(pages.locator('a, button, [tabindex]')).toHaveCount(0);
});

test('an unpublished article shows a notification and does not navigate', async ({ page }) => {
  await open(page, '/archive?tag=links');
  await cards(page).locator('a[href="#"]').last().click();
  await expect(notification(page, articles[3]!.title)).toBeVisible();
  await expect(page).toHaveURL('/archive?tag=links');
});

test('a picture that fails to load is replaced by the placeholder', async ({ page }) => {
  await page.route(/closeup-two-posts[^/]*\.svg/, (route) => route.abort());
  await open(page, '/archive');
  const card = cards(page).filter({ hasText: articles[4]!.title });
  const image = card.locator('img');
  // The placeholder may replace the element while the page scrolls to it.
  await card.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('data-failed');
  await expect(image).toHaveAttribute('src', /placeholder/);
});

test('text typed before hydration filters the list', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLInputElement>('input[type="search"]')!.value = 'checklist';
    });
  });
  await open(page, '/archive');
  await expect(cards(page)).toHaveCount(1);
});

test('without scripts every article is visible', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/archive?q=zzz&category=Reporting');
  await expect(cards(page).filter({ visible: true })).toHaveCount(total);
  await expect(field(page)).toBeHidden();
  await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
  await context.close();
});

test('a link to the list without its filters shows its top, and Back the filtered list', async ({
  page,
}) => {
  await open(page, '/archive?tag=links');
  const chosen = await cards(page).count();
  await exploreSection(page).locator('a[href="/archive"]').press('Enter');
  await expect(page).toHaveURL('/archive');
  await expect(cards(page)).toHaveCount(total);
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/archive?tag=links');
  await expect(cards(page)).toHaveCount(chosen);
});

test('hostile queries and fragments cause no error and no horizontal scroll', async ({ page }) => {
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const hostile of hostileQueries) {
    await open(page, `/archive${hostile}`);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  expect(faults).toEqual([]);
});

test('hostile search text causes no error and no horizontal scroll', async ({ page }) => {
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/archive');
  for (const hostile of hostileTexts) {
    await field(page).evaluate((input, text) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      set.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, hostile);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expect.poll(() => page.url().length).toBeLessThan(5000);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  expect(faults).toEqual([]);
});
