/** Deploys and rollbacks while tabs are open. */
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
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { publish, rollback } from '#deploy/publish.ts';
import { startServer, type ServerProcess } from '#tests/server/server-process.ts';
import { hydrate } from '../matrix/visits.ts';
import { exploreSection } from './site.ts';

const built = join(import.meta.dirname, '../../dist');
let folder: string;
let server: ServerProcess;
let origin: string;

const target = () => join(folder, 'site');
const build = (name: 'first' | 'second') => join(folder, name);

/** Files whose text contains names of assets. */
const namesAssets = /\.(?:html|js|css|data)$/;

/** Copies a build as another commit would make it: scripts and styles renamed, every page marked. */
async function copyAsNextBuild(from: string, to: string) {
  await cp(from, to, { recursive: true });
  const client = join(to, 'client');
  const names = await readdir(join(client, 'assets'));
  const renamed = new Map(
    names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => [name, name.replace(/\.(js|css)$/, 'v2.$1')]),
  );
  const files = await readdir(client, { recursive: true });
  for (const file of files.filter((name) => namesAssets.test(name))) {
    const full = join(client, file);
    const text = (await readFile(full, 'utf8')).replaceAll(
      /[\w.-]+\.(?:js|css)\b/g,
      (name) => renamed.get(name) ?? name,
    );
    await writeFile(full, text.replace('<main', '<main data-build="second"'));
  }
  for (const [old, fresh] of renamed) {
    await rename(join(client, 'assets', old), join(client, 'assets', fresh));
  }
}

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  // Compressed files would keep the old names.
  await cp(built, build('first'), {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  await copyAsNextBuild(build('first'), build('second'));
  await publish(build('first'), target());
  server = startServer({ SITE_DIR: join(target(), 'current'), WORKERS: '1' });
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
  const assets = join(target(), 'assets');
  const fresh = new Set(await readdir(join(build('second'), 'client/assets')));
  const old = (await readdir(assets)).filter((name) => !fresh.has(name));
  for (const name of old) await rm(join(assets, name));
  // The running server holds the assets of the release before in memory.
  server.child.kill('SIGKILL');
  await server.ended;
  server = startServer({
    SITE_DIR: join(target(), 'current'),
    WORKERS: '1',
    PORT: new URL(origin).port,
  });
  await server.port;
  const status = async () => (await fetch(`${origin}/assets/${old[0]}`)).status;
  await expect.poll(status).toBe(404);
};

/** The link of the Explore section to a page. */
const explore = (page: Page, to: string) => exploreSection(page).locator(`a[href="${to}"]`);

/** Collects the paths of requested documents. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('after a deploy the first click in each open tab navigates without loading a document', async ({
  context,
}) => {
  const tabs: Page[] = [];
  for (const at of ['/', '/services/seo', '/archive', '/guides/seo/glossary']) {
    const page = await context.newPage();
    await page.goto(origin + at);
    await hydrate(page);
    tabs.push(page);
  }
  await deploy();
  for (const page of tabs) {
    const documents = documentsOf(page);
    await explore(page, '/industries').press('Enter');
    await expect(page).toHaveURL(`${origin}/industries`);
    await expect(page.locator('h1')).toBeFocused();
    expect(documents).toEqual([]);
  }
});

/** Gives the next build's archive other names of fields, and its scripts another version. */
async function renameArchiveFields() {
  const client = join(build('second'), 'client');
  const file = join(client, 'archive.data');
  const text = await readFile(file, 'utf8');
  const version = /"release","([\w-]+)"/.exec(text)![1]!;
  await writeFile(
    file,
    text.replace(`"release","${version}"`, '"release","second"').replace('"articles"', '"entries"'),
  );
}

for (const step of ['a link', 'Back'] as const) {
  test(`${step} to loader data of another release loads the document`, async ({ page }) => {
    await renameArchiveFields();
    if (step === 'Back') {
      await page.goto(`${origin}/archive`);
      await hydrate(page);
      await explore(page, '/industries').press('Enter');
      await expect(page).toHaveURL(`${origin}/industries`);
    } else {
      await page.goto(origin);
      await hydrate(page);
    }
    await deploy();
    const documents = documentsOf(page);
    if (step === 'Back') await page.goBack();
    else await explore(page, '/archive').press('Enter');
    await expect(page).toHaveURL(`${origin}/archive`);
    await expect(page.locator('main')).toHaveAttribute('data-build', 'second');
    await expect(page.locator('#articles')).toBeVisible();
    expect(documents).toEqual(['/archive']);
  });
}

for (const storage of ['available', 'blocked'] as const) {
  test(`if the old assets are gone, a link loads its document once; storage is ${storage}`, async ({
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
    await hydrate(page);
    await deployWithoutOldAssets();
    const documents = documentsOf(page);
    // The prefetch fails first.
    await explore(page, '/archive').focus();
    await page.waitForTimeout(500);
    await explore(page, '/archive').press('Enter');
    await expect(page).toHaveURL(`${origin}/archive`);
    await expect(page.locator('main')).toHaveAttribute('data-build', 'second');
    await hydrate(page);
    await page.waitForTimeout(500);
    expect(documents).toEqual(['/archive']);
    // After the reload the tab runs the new build.
    await explore(page, '/industries').press('Enter');
    await expect(page).toHaveURL(`${origin}/industries`);
    expect(documents).toEqual(['/archive']);
    expect(uncaught).toEqual([]);
  });
}

test('a cached page whose scripts are gone stays usable and is not reloaded', async ({ page }) => {
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
  await explore(page, '/industries').press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-build', 'second');
  expect(documents).toEqual(['/archive', '/industries']);
});

test('after a rollback, tabs of the withdrawn release keep working', async ({ page }) => {
  await deploy();
  await page.goto(`${origin}/pricing`);
  await expect(page.locator('main')).toHaveAttribute('data-build', 'second');
  await hydrate(page);
  await rollback(target());
  await serve(false);
  const documents = documentsOf(page);
  await explore(page, '/case-studies').press('Enter');
  await expect(page).toHaveURL(`${origin}/case-studies`);
  await expect(page.locator('h1')).toBeFocused();
  expect(documents).toEqual([]);
  await page.reload();
  await expect(page.locator('main')).not.toHaveAttribute('data-build');
});

test('a build that changes the content of a published asset is refused', async ({ page }) => {
  await page.goto(origin);
  await hydrate(page);
  const client = join(build('first'), 'client/assets');
  const entry = (await readdir(client)).find((name) => /^entry\.client.*\.js$/.test(name))!;
  await appendFile(join(client, entry), '\n');
  await expect(publish(build('first'), target())).rejects.toThrow(entry);
  await explore(page, '/industries').press('Enter');
  await expect(page.locator('h1')).toBeFocused();
});
