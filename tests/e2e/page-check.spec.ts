import { expect, test, type Page, type Request } from '@playwright/test';
import { checklistWords } from '#app/guides/words.ts';
import { briefWords } from '#app/content/brief-words.ts';
import { faultsOf, open } from './site.ts';

const path = '/guides/seo/technical-checklist';
const words = checklistWords.pageCheck;

/** Collects all requests of the page, its frames and its workers. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  return requests;
}

async function openPanel(page: Page) {
  await open(page, path);
  await page.getByRole('button', { name: words.open }).click();
  await expect(page.getByLabel(words.source)).toBeFocused();
}

const hostile = `<!doctype html><title>Home</title>
<base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=https://evil.example/">
<img src="https://evil.example/x.png" onerror="window.hacked = true">
<script>window.hacked = true</script><a href="#">Click here</a>
<svg onload="window.hacked = true"></svg><iframe src="javascript:parent.hacked=true"></iframe>`;

test('a pasted page is checked in the tab: marked on the list, inert, and nothing is asked for', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await openPanel(page);
  // The checker loads at the first check.
  await page.getByLabel(words.source).fill('<p>Hi');
  await page.getByRole('button', { name: words.checkSource }).click();
  await expect(page.getByText(/^1 page: \d+ of \d+ points fail/)).toBeVisible();

  const requests = requestsOf(page);
  await page.getByLabel(words.source).fill(hostile);
  await page.getByRole('button', { name: words.checkSource }).click();
  const title = page.locator('#own-title');
  await expect(title.locator('[data-verdict="fail"]')).toBeVisible();
  await title.locator('summary').click();
  await expect(title.getByText('“Home”', { exact: true })).toBeVisible();
  const link = page.locator('#links-are-real-links');
  await link.locator('summary').click();
  await expect(link.getByText('<a href="#"> “Click here”')).toBeVisible();
  await expect(link.getByText('line 5')).toBeVisible();

  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(await page.locator('iframe, img[src*="evil"]').count()).toBe(0);
  // The site's own assets, such as the worker, may be fetched; nothing else.
  const ownFile = new RegExp(`^${new URL(page.url()).origin}/assets/[\\w.-]+$`);
  const others = requests.map((request) => request.url()).filter((url) => !ownFile.test(url));
  expect(others).toEqual([]);
  expect(requests.every((request) => request.method() === 'GET')).toBe(true);
  expect(page.url()).toContain(path);
  expect(faults).toEqual([]);
});

test('the worker’s file has a policy that allows no request', async ({ page, request }) => {
  await openPanel(page);
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: words.thisPage }).click();
  const response = await request.get((await worker).url());
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('files are checked together, and the result becomes a report, a text and a letter', async ({
  page,
}) => {
  await openPanel(page);
  const html = (title: string, link: string) =>
    Buffer.from(
      `<html lang="en"><title>${title}</title><main><h1>${title}</h1><a href="${link}">Next page</a>`,
    );
  await page
    .getByText(words.files)
    .locator('..')
    .locator('input')
    .setInputFiles([
      { name: 'index.html', mimeType: 'text/html', buffer: html('Brakes', '/tires.html') },
      { name: 'tires.html', mimeType: 'text/html', buffer: html('Brakes', '/gone') },
      {
        name: 'robots.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('User-agent: *\nDisallow: /'),
      },
    ]);
  await expect(page.getByText(/^2 pages: \d+ of \d+ points fail/)).toBeVisible();
  for (const id of [
    'no-duplicate-titles',
    'no-links-to-missing-pages',
    'robots-txt-blocks-nothing-important',
  ]) {
    await expect(page.locator(`#${id} [data-verdict="fail"]`)).toBeVisible();
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.save }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.html$/);
  await page.getByRole('button', { name: words.brief }).click();
  const message = page.getByRole('dialog').getByLabel(briefWords.fields.message);
  await expect(message).toHaveValue(/What your checker found on my page:\n(?:\d+\. .+\n){5}/);
});

test('a check of many files shows its progress and can be canceled', async ({ page }) => {
  await openPanel(page);
  const buffer = Buffer.from(`<p>${'<a href="/x">A link</a> '.repeat(3000)}`);
  const files = Array.from({ length: 200 }, (_, index) => ({
    name: `${index}.html`,
    mimeType: 'text/html',
    buffer,
  }));
  await page.getByText(words.files).locator('..').locator('input').setInputFiles(files);
  await expect(page.getByText(/\d+ \/ 200/)).toBeVisible();
  await page.getByRole('button', { name: words.cancel }).click();
  await expect(page.getByText(words.working)).toBeHidden();
  await expect(page.getByLabel(words.source)).toBeEditable();
});

test('a visit without a check loads none of its code', async ({ page }) => {
  const requests = requestsOf(page);
  await open(page, path);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => /worker|check-panel/.test(request.url()))).toEqual([]);
});

test('without scripts the check is absent and the list is complete', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('button', { name: words.open })).toBeHidden();
  await expect(page.locator('input[type="checkbox"]')).toHaveCount(87);
  await context.close();
});
