import { expect, test, type Page } from '@playwright/test';
import { verdictNames } from '#app/content/own-audit.ts';
import { checklistWords as words } from '#app/guides/words.ts';
import { encodeTicks } from '#app/lib/tick-code.ts';
import { exploreSection, holdScripts, notification, notifications, ready } from './site.ts';

const path = '/guides/seo/technical-checklist';
const boxes = (page: Page) => page.locator('ol input[type="checkbox"]');

test('checks are counted, survive a reload and can be cleared', async ({ page }) => {
  await page.goto(path);
  await ready(page);
  const total = await boxes(page).count();
  for (const at of [0, 1, 40]) await boxes(page).nth(at).check();
  await expect(page.getByText(`3 of ${total}`, { exact: true })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.locator('input:checked')).toHaveCount(3);
  await boxes(page).nth(0).uncheck();
  await expect(page.locator('input:checked')).toHaveCount(2);
  await page.getByRole('button', { name: words.reset }).click();
  await expect(page.locator('input:checked')).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(page.locator('input:checked')).toHaveCount(0);
});

test('a shared address shows its checks, and the own checks stay until the visitor replaces them', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await ready(page);
  for (const at of [2, 40]) await boxes(page).nth(at).check();
  await page.getByRole('button', { name: words.copy }).click();
  await expect(notifications(page).getByText(words.copied)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).search.length).toBeLessThan(30);

  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL(path, address).href);
  await ready(other);
  await boxes(other).nth(10).check();
  await other.goto(address);
  await expect(other.locator('input:checked')).toHaveCount(2);
  await other.getByRole('button', { name: words.shared.leave }).click();
  await expect(other.locator('input:checked')).toHaveCount(1);
  await expect(boxes(other).nth(10)).toBeChecked();
  await expect(other).toHaveURL(new RegExp(`${path}$`));
  await other.goto(address);
  await other.getByRole('button', { name: words.shared.keep }).click();
  await other.reload();
  await ready(other);
  await expect(other.locator('input:checked')).toHaveCount(2);
});

test('starting over is offered once there is a check, and keeps the focus', async ({ page }) => {
  await page.goto(path);
  await ready(page);
  const reset = page.getByRole('button', { name: words.reset });
  const none = `0 of ${await boxes(page).count()}`;
  await expect(page.getByText(none, { exact: true })).toBeVisible();
  await expect(reset).toHaveCount(0);
  await boxes(page).nth(3).check();
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(none, { exact: true })).toBeVisible();
  await expect(reset).toBeFocused();
});

test('a verdict is in words at every width', async ({ page }) => {
  await page.goto(path);
  const mark = page.locator('#links-are-real-links [data-verdict]');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(mark).toContainText(verdictNames.fail, { useInnerText: true });
  }
});

test('an invalid shared address is ignored', async ({ page }) => {
  for (const nonsense of ['', '%5B', 'AAAA', 'x'.repeat(5000), '🙂']) {
    await page.goto(`${path}?done=${nonsense}`);
    await ready(page);
    await expect(page.locator('input:checked')).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.shared.keep })).toHaveCount(0);
  }
});

test('a point opens by keyboard and shows why, check, fix and source', async ({ page }) => {
  await page.goto(path);
  const point = page.locator('#sitemap-loads');
  await point.locator('summary').focus();
  await page.keyboard.press('Enter');
  // Why, check, fix and source; the verdict on this site may follow.
  for (const place of [0, 1, 2, 3]) await expect(point.locator('dd').nth(place)).toBeVisible();
  await point.locator('input').focus();
  await page.keyboard.press('Space');
  await expect(point.locator('input')).toBeChecked();
});

test('a check made before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await boxes(page).nth(4).check();
  await release();
  await ready(page);
  await expect(boxes(page).nth(4)).toBeChecked();
  await expect(page.getByText(`1 of ${await boxes(page).count()}`, { exact: true })).toBeVisible();
});

test('if storage is blocked, checks last until the visitor leaves, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(path);
  await ready(page);
  await page.locator('main output').evaluateAll((all) => {
    for (const output of all) output.dataset.before = '';
  });
  const region = page.locator('output[data-before]');
  await boxes(page).nth(0).check();
  await expect(page.getByText(`1 of ${await boxes(page).count()}`, { exact: true })).toBeVisible();
  await expect(page.getByText(words.lost.title)).toBeVisible();
  // A live region is announced only if it was there before its text.
  await expect(region.filter({ hasText: words.lost.title })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('it prints as a worksheet: every point with its text, without bars and buttons', async ({
  page,
}) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#sitemap-loads dd').last()).toBeVisible();
  await expect(page.getByRole('button', { name: words.copy })).toBeHidden();
  await expect(page.locator('#sitemap-loads summary')).toBeHidden();
});

test('the critical points can be shown alone', async ({ page }) => {
  await page.goto(path);
  const points = page.locator('main ol > li[id]').filter({ visible: true });
  const all = await points.count();
  const critical = await page.locator('[data-severity="critical"]').count();
  expect(critical).toBeGreaterThan(0);
  const only = page.getByLabel(words.onlyCritical);
  await only.check();
  await expect(points).toHaveCount(critical);
  await expect(page.getByRole('heading', { level: 2, name: 'Speed' })).toBeHidden();
  await only.uncheck();
  await expect(points).toHaveCount(all);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('points can be checked and opened, and buttons that need scripts are absent', async ({
    page,
  }) => {
    await page.goto(path);
    await boxes(page).nth(3).check();
    await page.locator('#sitemap-loads summary').click();
    await expect(page.locator('#sitemap-loads dd').first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.reset })).toHaveCount(0);
  });
});

test('a mistaken start over can be undone', async ({ page }) => {
  await page.goto(path);
  await ready(page);
  for (const at of [0, 1, 40]) await boxes(page).nth(at).check();
  await page.getByRole('button', { name: words.reset }).click();
  await expect(page.locator('input:checked')).toHaveCount(0);
  // A point ticked in the meantime stays.
  await boxes(page).nth(2).check();
  const notice = notification(page, words.cleared.title);
  await notice.getByRole('button', { name: words.cleared.undo }).click();
  await expect(page.locator('input:checked')).toHaveCount(4);
  await page.reload();
  await ready(page);
  await expect(page.locator('input:checked')).toHaveCount(4);
});

test('a start over can be undone after the visitor left the page and came back', async ({
  page,
}) => {
  await page.goto(path);
  await ready(page);
  for (const at of [0, 1, 40]) await boxes(page).nth(at).check();
  await page.getByRole('button', { name: words.reset }).click();
  await exploreSection(page).locator('a[href="/pricing"]').press('Enter');
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await boxes(page).nth(2).check();
  const notice = notification(page, words.cleared.title);
  await notice.getByRole('button', { name: words.cleared.undo }).click();
  await expect(page.locator('input:checked')).toHaveCount(4);
  await boxes(page).nth(5).check();
  await page.reload();
  await ready(page);
  await expect(page.locator('input:checked')).toHaveCount(5);
});

test('a page that the browser restores as it was shows the checks made since', async ({ page }) => {
  await page.goto(path);
  await ready(page);
  await boxes(page).nth(0).check();
  const [stored] = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('checklist:'))!,
  );
  const other = await boxes(page).nth(5).getAttribute('value');
  // The browser tests have no back-forward cache. A page in it gets no storage event.
  await page.evaluate(
    ([key, id]) => {
      const ids: unknown = JSON.parse(localStorage.getItem(key!)!);
      localStorage.setItem(key!, JSON.stringify([...(ids as string[]), id]));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [stored, other],
  );
  await expect(boxes(page).nth(5)).toBeChecked();
  await boxes(page).nth(2).check();
  await page.reload();
  await ready(page);
  await expect(page.locator('input:checked')).toHaveCount(3);
});

for (const choice of ['keep', 'leave'] as const) {
  test(`the focus stays above the list at the press of “${words.shared[choice]}”`, async ({
    page,
  }) => {
    await page.goto(path);
    await ready(page);
    const ids = await boxes(page).evaluateAll((all) =>
      all.map((box) => (box as HTMLInputElement).value),
    );
    await page.goto(`${path}?done=${encodeTicks(ids, new Set(ids.slice(3, 5)))}`);
    const button = page.getByRole('button', { name: words.shared[choice] });
    await button.press('Enter');
    await expect(button).toHaveCount(0);
    await expect(page.getByText(words.intro)).toBeFocused();
    await expect(page.getByText(words.intro)).toBeInViewport();
  });
}

test('checks of two tabs add up', async ({ page, context }) => {
  await page.goto(path);
  await ready(page);
  const other = await context.newPage();
  await other.goto(path);
  await ready(other);
  await boxes(page).nth(0).check();
  await expect(boxes(other).nth(0)).toBeChecked();
  await boxes(other).nth(5).check();
  await expect(boxes(page).nth(5)).toBeChecked();
  await page.reload();
  await ready(page);
  await expect(page.locator('input:checked')).toHaveCount(2);
});

test('a check made before the scripts ran is saved', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(path);
  await boxes(page).nth(3).check();
  await release();
  await ready(page);
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.length > 4)))
    .toBe(true);
  await page.reload();
  await ready(page);
  await expect(boxes(page).nth(3)).toBeChecked();
});
