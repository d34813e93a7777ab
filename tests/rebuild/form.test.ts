/** Builds a copy of the site with a form's endpoint, and sends a message from it in Chromium. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { briefWords as words } from '#app/content/brief-words.ts';
import { retries } from '#tests/tier.ts';
import { browse, type BrowsedSite } from './browsed-site.ts';
import { changedSite, type ChangedSite } from './changed-site.ts';

const endpoint = 'https://forms.example/letters';

let site: ChangedSite;
let browsed: BrowsedSite;

beforeAll(async () => {
  site = await changedSite();
  const module = join(site.folder, 'app/content/site.ts');
  const before = await readFile(module, 'utf8');
  const changed = before.replace(/(formEndpoint: .*) = null/, `$1 = '${endpoint}'`);
  expect(changed).not.toBe(before);
  await writeFile(module, changed);
  await site.run('build');
  browsed = await browse(site);
});

afterAll(async () => {
  await browsed?.stop();
  await site.remove();
});

/** Journeys in a browser run again in CI, as those of Playwright do. */
const journey = { retry: retries };

async function writeMessage(): Promise<Page> {
  const page = await browsed.newPage();
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  page.on('pageerror', (error) => reports.push(error.message));
  page.on('requestfailed', (request) =>
    reports.push(`${request.url()}: ${request.failure()?.errorText}`),
  );
  onTestFailed(() => console.log('The page reported:', reports));
  await browsed.open(page, '/pricing');
  await page.locator('main a[role="button"]').first().click();
  await page.getByLabel(words.fields.name).fill('Ana Ruiz');
  await page.getByLabel(words.fields.email).fill('ana@shop.example');
  return page;
}

test('the policy allows the origin of the endpoint', async () => {
  const response = await fetch(await browsed.addressOf('/'));
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy?.match(/forms\.example/g)).toHaveLength(1);
});

test('the message is sent, and the other ways stay', journey, async () => {
  const page = await writeMessage();
  const sent: unknown[] = [];
  await page.route(endpoint, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.actions.send }).click();
  await expectPage(page.getByText(words.toasts.sent.title, { exact: true })).toBeVisible();
  expect(sent).toEqual([
    { subject: expect.any(String), body: expect.stringContaining('Ana Ruiz') as string },
  ]);
  await expectPage(dialog.getByRole('link', { name: words.actions.mail })).toBeVisible();
  await expectPage(dialog.getByRole('button', { name: words.actions.copy })).toBeVisible();
});

test('a message without an email address is not sent', journey, async () => {
  const page = await writeMessage();
  let sent = false;
  await page.route(endpoint, (route) => {
    sent = true;
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const email = page.getByLabel(words.fields.email);
  await email.fill('ana');
  await page.getByRole('button', { name: words.actions.send }).click();
  await expectPage(page.getByText(words.toasts.missing.title, { exact: true })).toBeVisible();
  await expectPage(email).toBeFocused();
  expect(sent).toBe(false);
});

test('a message that is refused stays in the brief, and says so', journey, async () => {
  const page = await writeMessage();
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.actions.send }).click();
  await expectPage(page.getByText(words.toasts.notSent.title, { exact: true })).toBeVisible();
  await expectPage(page.getByLabel(words.fields.name)).toHaveValue('Ana Ruiz');
  await expectPage(dialog.getByRole('button', { name: words.actions.send })).toBeEnabled();
});
