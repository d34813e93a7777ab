/** Deploys, and rollbacks, under tabs that stay open. */
import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { publish, rollback } from '../../deploy/publish.ts';
import { startServer, type ServerProcess } from '../server/server-process.ts';
import { comeAlive } from './everywhere.ts';

test.describe.configure({ timeout: 90_000 });

const built = fileURLToPath(new URL('../../dist/', import.meta.url));
let folder: string;
let server: ServerProcess;
let origin: string;

const target = () => path.join(folder, 'site');
const build = (name: 'first' | 'second') => path.join(folder, name);

/** Files whose text names assets. */
const speaks = /\.(?:html|js|css|data)$/;

/** A build as another commit would make it: every script and style under another name, every page marked. */
async function changed(from: string, to: string) {
  await cp(from, to, { recursive: true });
  const client = path.join(to, 'client');
  const names = await readdir(path.join(client, 'assets'));
  const renamed = new Map(
    names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => [name, name.replace(/\.(js|css)$/, 'v2.$1')]),
  );
  const files = await readdir(client, { recursive: true });
  for (const file of files.filter((name) => speaks.test(name))) {
    const full = path.join(client, file);
    const text = (await readFile(full, 'utf8')).replaceAll(
      /[\w.-]+\.(?:js|css)\b/g,
      (name) => renamed.get(name) ?? name,
    );
    await writeFile(full, text.replace('<main', '<main data-build="second"'));
  }
  for (const [old, fresh] of renamed) {
    await rename(path.join(client, 'assets', old), path.join(client, 'assets', fresh));
  }
}

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  // Compressed siblings would go on saying what the files beside them said before.
  await cp(built, build('first'), {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  await changed(build('first'), build('second'));
  await publish(build('first'), target());
  server = startServer({ SITE_DIR: path.join(target(), 'current'), WORKERS: '1' });
  origin = `http://127.0.0.1:${await server.port}`;
});

test.afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await rm(folder, { recursive: true });
});

const isSecond = async () => (await (await fetch(origin)).text()).includes('data-build="second"');

async function serve(second: boolean) {
  server.child.kill('SIGHUP');
  await expect.poll(isSecond).toBe(second);
}

const deploy = async () => {
  await publish(build('second'), target());
  await serve(true);
};

/** Deploys as on a host that deletes the assets of the build before. */
const deployWithoutOldAssets = async () => {
  await publish(build('second'), target());
  const assets = path.join(target(), 'assets');
  const fresh = new Set(await readdir(path.join(build('second'), 'client/assets')));
  const old = (await readdir(assets)).filter((name) => !fresh.has(name));
  for (const name of old) await rm(path.join(assets, name));
  await serve(true);
  // The server holds the assets of the release before in memory, until the next reload.
  server.child.kill('SIGHUP');
  const status = async () => (await fetch(`${origin}/assets/${old[0]}`)).status;
  await expect.poll(status).toBe(404);
};

/** A link of the Explore band; pressed by keyboard, for a band that is laid out on the way moves under a pointer. */
const explore = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name, exact: true });

/** Every document that the tab asks for from here on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('the first click after a deploy arrives, in every open tab, without a reload', async ({
  context,
}) => {
  const tabs: Page[] = [];
  for (const at of ['/', '/services/seo', '/archive', '/guides/seo/glossary']) {
    const page = await context.newPage();
    await page.goto(origin + at);
    await comeAlive(page);
    tabs.push(page);
  }
  await deploy();
  for (const page of tabs) {
    const documents = documentsOf(page);
    await explore(page, 'Industries').press('Enter');
    await expect(page).toHaveURL(`${origin}/industries`);
    await expect(page.locator('h1')).toBeFocused();
    expect(documents).toEqual([]);
  }
});

for (const storage of ['there', 'blocked'] as const) {
  test(`with the old assets gone the chosen page is loaded, once; storage is ${storage}`, async ({
    page,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    if (storage === 'blocked') {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
    }
    await page.goto(origin);
    await comeAlive(page);
    await deployWithoutOldAssets();
    const documents = documentsOf(page);
    await explore(page, 'Knowledge base').press('Enter');
    await expect(page).toHaveURL(`${origin}/archive`);
    await expect(page.locator('main')).toHaveAttribute('data-build', 'second');
    await comeAlive(page);
    await page.waitForTimeout(500);
    expect(documents).toEqual(['/archive']);
    // The tab is of the new build now.
    await explore(page, 'Industries').press('Enter');
    await expect(page).toHaveURL(`${origin}/industries`);
    expect(documents).toEqual(['/archive']);
    expect(uncaught).toEqual([]);
  });
}

test('a page kept by a cache whose scripts are gone stands as it is, and is not loaded again', async ({
  page,
}) => {
  const old = await (await fetch(`${origin}/archive`)).text();
  await deployWithoutOldAssets();
  await page.route(`${origin}/archive`, (route) =>
    route.fulfill({ contentType: 'text/html', body: old }),
  );
  const documents = documentsOf(page);
  await page.goto(`${origin}/archive`);
  await page.mouse.move(10, 10);
  await expect(page.locator('html')).toHaveAttribute('data-static', '');
  await expect(page.locator('h1')).toBeVisible();
  await explore(page, 'Industries').press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-build', 'second');
  expect(documents).toEqual(['/archive', '/industries']);
});

test('a rollback under open tabs: those of the withdrawn release go on', async ({ page }) => {
  await deploy();
  await page.goto(`${origin}/pricing`);
  await expect(page.locator('main')).toHaveAttribute('data-build', 'second');
  await comeAlive(page);
  await rollback(target());
  await serve(false);
  const documents = documentsOf(page);
  await explore(page, 'Case studies').press('Enter');
  await expect(page).toHaveURL(`${origin}/case-studies`);
  await expect(page.locator('h1')).toBeFocused();
  expect(documents).toEqual([]);
  await page.reload();
  await expect(page.locator('main')).not.toHaveAttribute('data-build');
});

test('a build that breaks a promise of an old name is refused, and the tab notices nothing', async ({
  page,
}) => {
  await page.goto(origin);
  await comeAlive(page);
  const client = path.join(build('first'), 'client/assets');
  const entry = (await readdir(client)).find((name) => /^entry\.client.*\.js$/.test(name))!;
  await appendFile(path.join(client, entry), '\n');
  await expect(publish(build('first'), target())).rejects.toThrow(entry);
  await explore(page, 'Industries').press('Enter');
  await expect(page.locator('h1')).toBeFocused();
});
