import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page, type Request } from '@playwright/test';
import { briefWords } from '#app/content/brief-words.ts';
import { audits } from '#app/content/claims.ts';
import { checklistWords } from '#app/guides/words.ts';
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

for (const [part, name] of [
  ['script', 'check-panel'],
  ['stylesheet', 'style-'],
] as const) {
  test(`a checker whose ${part} does not load says so, and the next press tries again`, async ({
    page,
  }) => {
    const files = `**/assets/${name}*`;
    await page.route(files, (route) => route.abort());
    await open(page, path);
    await page.getByRole('button', { name: words.open }).click();
    await expect(page.getByRole('alert')).toHaveText(words.notLoaded);
    await page.unroute(files);
    await page.getByRole('button', { name: words.open }).click();
    await expect(page.getByLabel(words.source)).toBeFocused();
    await expect(page.getByRole('alert')).toBeHidden();
  });
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
  await expect(title.locator('[data-verdict="fail"]')).toContainText(words.yours);
  await title.locator('summary').click();
  await expect(title.getByText('line 1: “Home”')).toBeVisible();
  const link = page.locator('#links-are-real-links');
  await link.locator('summary').click();
  await expect(link.getByText('<a href="#"> “Click here”')).toBeVisible();
  await expect(link.getByText('line 5')).toBeVisible();

  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(await page.locator('iframe, img[src*="evil"]').count()).toBe(0);
  // The site's own files may be fetched (the worker, data of links in view); nothing else, and no query.
  const { origin } = new URL(page.url());
  const ownFile = new RegExp(`^${origin}/(?:assets/[\\w.-]+|[\\w/-]+\\.data)$`);
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
  const input = page.getByText(words.files).locator('..').locator('input');
  await input.setInputFiles([
    { name: 'index.html', mimeType: 'text/html', buffer: html('Brakes', '/tires.html') },
    { name: 'tires.html', mimeType: 'text/html', buffer: html('Brakes', '/gone') },
    {
      name: 'robots.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('User-agent: *\nDisallow: /'),
    },
  ]);
  await expect(page.getByText(/^2 pages: \d+ of \d+ points fail/)).toBeVisible();
  // Empty again: choosing the same files after a change is a change event.
  await expect(input).toHaveValue('');
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

test.describe('a folder', () => {
  /** A saved site: two pages, one of them in a folder, and a robots.txt that blocks both. */
  function savedSite(folder: string): string {
    const site = join(folder, 'saved site');
    mkdirSync(join(site, 'tires'), { recursive: true });
    const html = (link: string) => `<title>Brakes</title><h1>Brakes</h1><a href="${link}">Next</a>`;
    writeFileSync(join(site, 'index.html'), html('/tires/'));
    writeFileSync(join(site, 'tires', 'index.html'), html('/gone'));
    writeFileSync(join(site, 'robots.txt'), 'User-agent: *\nDisallow: /');
    return site;
  }

  async function expectBothPagesChecked(page: Page) {
    await expect(page.getByText(/^2 pages: \d+ of \d+ points fail/)).toBeVisible();
    for (const id of ['no-duplicate-titles', 'robots-txt-blocks-nothing-important']) {
      await expect(page.locator(`#${id} [data-verdict="fail"]`)).toBeVisible();
    }
    const missing = page.locator('#no-links-to-missing-pages');
    await missing.locator('summary').click();
    await expect(missing).toContainText('/gone');
    await expect(missing).not.toContainText('/tires/, which does not exist');
  }

  test('that is chosen is checked as one site', async ({ page }, info) => {
    await openPanel(page);
    const input = page.getByText(words.folder, { exact: true }).locator('..').locator('input');
    await input.setInputFiles(savedSite(info.outputPath()));
    await expectBothPagesChecked(page);
  });

  test('that is dropped is checked as one site', async ({ page }, info) => {
    await openPanel(page);
    const hint = page.getByText(words.drop);
    await hint.scrollIntoViewIfNeeded();
    const panel = (await hint.boundingBox())!;
    const point = { x: panel.x + 20, y: panel.y + 10 };
    const data = { items: [], files: [savedSite(info.outputPath())], dragOperationsMask: 1 };
    const session = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, ...point, data });
    }
    await expectBothPagesChecked(page);
  });
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
  await expect(page.getByLabel(words.source)).toBeFocused();
});

test('clearing a result moves the focus to the field', async ({ page }) => {
  await openPanel(page);
  await page.getByRole('button', { name: words.thisPage }).click();
  const clear = page.getByRole('button', { name: words.clear });
  await clear.press('Enter');
  await expect(clear).toHaveCount(0);
  await expect(page.getByLabel(words.source)).toBeFocused();
});

test('dragged text drops into the field', async ({ page }) => {
  await openPanel(page);
  const source = page.getByLabel(words.source);
  await source.scrollIntoViewIfNeeded();
  const field = (await source.boundingBox())!;
  const point = { x: field.x + 20, y: field.y + 20 };
  const items = [{ mimeType: 'text/plain', data: '<p>Hello' }];
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      ...point,
      data: { items, files: [], dragOperationsMask: 1 },
    });
  }
  await expect(source).toHaveValue('<p>Hello');
});

test('each folder that cannot be read is announced', async ({ page }) => {
  await openPanel(page);
  const alerts = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof Element && node.role === 'alert') said.push(node.textContent);
        }
      }
    }).observe(document.querySelector('main')!, { childList: true, subtree: true });
    DataTransferItem.prototype.webkitGetAsEntry = () =>
      ({
        isFile: true,
        isDirectory: false,
        fullPath: '/index.html',
        file: (_: unknown, fail: () => void) => setTimeout(fail, 50),
      }) as unknown as FileSystemEntry;
    return said;
  });
  const drop = () =>
    page.getByText(words.drop).evaluate((hint) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['<p>'], 'index.html'));
      hint.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
  await drop();
  await expect.poll(() => alerts.jsonValue()).toEqual([words.unreadable]);
  await drop();
  await expect.poll(() => alerts.jsonValue()).toEqual([words.unreadable, words.unreadable]);
});

test('a visit without a check loads none of its code', async ({ page }) => {
  const requests = requestsOf(page);
  await open(page, path);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState('networkidle');
  const ofCheck = () =>
    requests.flatMap((request) => /(?:worker|check-panel)-/.exec(request.url())?.[0] ?? []);
  expect(ofCheck()).toEqual([]);
  // The same names are found once a check is made.
  await page.getByRole('button', { name: words.open }).click();
  await page.getByRole('button', { name: words.thisPage }).click();
  await expect.poll(() => new Set(ofCheck())).toEqual(new Set(['check-panel-', 'worker-']));
});

test('without scripts the check is absent and the list is complete', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('button', { name: words.open })).toBeHidden();
  await expect(page.locator('ol input[type="checkbox"]')).toHaveCount(audits.servicePage.points);
  await context.close();
});
