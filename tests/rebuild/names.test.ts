/**
 * Follows the recipe of docs/make-it-yours.md in a copy: changes name, mail address and origin, redraws
 * the pictures, audits the build, and searches every file of the next build for the old name.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as current } from '#app/content/site.ts';
import { changedSite, type ChangedSite } from './changed-site.ts';

const renamed = {
  name: 'Brightpeak',
  email: 'post@brightpeak.test',
  origin: 'https://brightpeak.test',
};

let site: ChangedSite;
let built: Awaited<ReturnType<ChangedSite['built']>>;

beforeAll(async () => {
  site = await changedSite();
  const module = join(site.folder, 'app/content/site.ts');
  const source = await readFile(module, 'utf8');
  const host = new URL(current.origin).host;
  await writeFile(
    module,
    source
      .replaceAll(current.email, renamed.email)
      .replaceAll(`https://${host}`, renamed.origin)
      .replaceAll(`'${current.name}'`, `'${renamed.name}'`),
  );
  for (const name of ['package.json', 'package-lock.json']) {
    const file = join(site.folder, name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll(`${current.name.toLowerCase()}-`, `${renamed.name.toLowerCase()}-`),
    );
  }
  await site.run('illustrations');
  await site.run('build');
  await site.run('audit:self', '--no-browser');
  await site.run('build');
  built = await site.built();
});

afterAll(() => site.remove());

test('the old name and address are nowhere in the build', () => {
  const old = new RegExp(current.name, 'i');
  const found = built
    .filter(({ text }) => old.test(text))
    .map(
      ({ file, text }) =>
        `${file}: ${text.slice(Math.max(0, text.search(old) - 40)).slice(0, 100)}`,
    );
  expect(found).toEqual([]);
});

test('every page has the new name, and may be indexed at the new origin', async () => {
  const html = await readFile(join(site.folder, 'dist/client/index.html'), 'utf8');
  expect(html).toContain(`<title>${renamed.name} - `);
  expect(html).toContain(renamed.email);
  expect(html).toContain(`<link rel="canonical" href="${renamed.origin}/"`);
});

test('the wordmark is drawn anew', async () => {
  const wordmark = async (root: string): Promise<string> =>
    JSON.parse(await readFile(join(root, 'app/shell/brand.json'), 'utf8')).wordmark.path;
  expect(await wordmark(site.folder)).not.toBe(await wordmark('.'));
});
