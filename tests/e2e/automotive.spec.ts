import { expect, test } from '@playwright/test';
import { open } from './site.ts';

const path = '/industries/automotive';

test('the contents mark the section being read, with one current entry', async ({ page }) => {
  await page.goto(path);
  const contents = page.getByRole('navigation', { name: 'Table of contents' });
  const current = contents.locator('[aria-current]');
  const ids = await page
    .locator('article > section[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(5);
  for (const id of [...ids, ...ids.toReversed()]) {
    await page.locator(`#${id}`).evaluate((part) => {
      // The observed strip reaches from 100 px below the top to 66 % above the bottom.
      scrollTo({ top: part.getBoundingClientRect().top + scrollY - 150, behavior: 'instant' });
    });
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', `#${id}`);
  }
});

test('an entry scrolls smoothly to its section and focuses it', async ({ page }) => {
  await open(page, path);
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  const entry = page
    .getByRole('navigation', { name: 'Table of contents' })
    .locator('a[href$="#keywords"]');
  const section = page.locator('#keywords');
  // A jump has no position on the way. A busy machine may draw none of a smooth scroll, so it is tried again.
  await expect(async () => {
    await positions.evaluate((seen) => {
      scrollTo({ top: 0, behavior: 'instant' });
      seen.length = 0;
    });
    await entry.click();
    await expect(page).toHaveURL(/#keywords$/);
    await expect
      .poll(() => section.evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(200);
    const onTheWay = await positions.evaluate(
      (seen) => seen.filter((y) => y > scrollY * 0.1 && y < scrollY * 0.9).length,
    );
    expect(onTheWay).toBeGreaterThan(0);
  }).toPass({ timeout: 90_000 });
  await expect(section).toBeFocused();
});

test('on a phone the contents are a disclosure under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const contents = page.getByRole('navigation', { name: 'Table of contents' });
  const entry = contents.locator('a[href$="#success-stories"]');
  await expect(entry).toBeHidden();
  await contents.locator('summary').click();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(entry).toBeHidden();
  const title = page.locator('#success-stories h2');
  await expect(title).toBeInViewport();
  await expect(contents.locator('summary')).toContainText(await title.innerText());
});

test('a light of the dashboard leads to its list of keywords', async ({ page }) => {
  await open(page, path);
  await page.getByRole('link', { name: 'Signs and sounds' }).click();
  await expect(page).toHaveURL(/#signs-and-sounds$/);
  const list = page.locator('#signs-and-sounds');
  await expect(list).toBeFocused();
  await expect(list.getByRole('columnheader')).toHaveText(['Keyword', 'Intent', 'Page']);
  await expect(page.getByRole('heading', { name: 'Signs and sounds' })).toBeInViewport();
});

test('on a phone a light of the dashboard opens its list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const list = page.locator('#checking-you-out');
  await expect(list.locator('table')).toBeHidden();
  await page.getByRole('link', { name: 'Checking you out' }).click();
  await expect(list.locator('table')).toBeVisible();
  await expect(list.locator('summary')).toBeFocused();
});

test('Get Free Audit opens the brief', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Get Free Audit' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents are open, and the first entry is current', async ({ page }) => {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'Table of contents' });
    await expect(contents.getByRole('link', { name: 'Challenges' })).toBeVisible();
    await expect(contents.locator('[aria-current]')).toHaveText('Overview');
    await expect(page.locator('#first-30-days')).toContainText('One service page.');
  });
});
