import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packageOf } from '../shipped-packages.ts';
import { notices, shippedFonts } from './notices.ts';

/** Makes an empty folder and removes it when the test ends. */
async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'notices-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
async function project(...withLicense: readonly string[]) {
  const root = await emptyFolder();
  for (const name of ['one', ...shippedFonts]) {
    const folder = join(root, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3' }));
    if (withLicense.includes(name)) {
      await writeFile(join(folder, 'LICENSE'), `terms of ${name}\r\n`);
    }
  }
  return root;
}
const one = { name: 'one', version: '1.2.3', folder: 'node_modules/one' };

test('notices lists packages and fonts with name, version and license', async () => {
  const text = await notices(await project('one', ...shippedFonts), [one]);
  expect(text).toContain('one 1.2.3');
  for (const name of ['one', ...shippedFonts]) expect(text).toContain(`terms of ${name}`);
});

test('notices rejects a package without a license and names it', async () => {
  await expect(notices(await project(...shippedFonts), [one])).rejects.toThrow('one 1.2.3');
});

test('packageOf returns the innermost package, and none for project modules', async () => {
  const root = await project();
  expect(packageOf(`${root}/node_modules/one/dist/deep/a.js?v=1`, root)).toEqual(one);
  expect(packageOf(`\0${root}/node_modules/@fontsource-variable/figtree/a.js`, root)?.name).toBe(
    '@fontsource-variable/figtree',
  );
  expect(packageOf(`${root}/app/root.tsx`, root)).toBeUndefined();
  const photograph = `${root}/node_modules/.cache/photos/team-1a2b.avif?url`;
  expect(packageOf(photograph, root)).toBeUndefined();
});

test('packageOf finds a package behind a link to node_modules', async () => {
  const target = await project();
  const root = await emptyFolder();
  await symlink(join(target, 'node_modules'), join(root, 'node_modules'));
  expect(packageOf(`${target}/node_modules/one/a.js`, root)).toEqual(one);
});

test('packageOf assigns generated modules to the build tool, with only its own license', async () => {
  const root = await project('one', ...shippedFonts);
  const folder = join(root, 'node_modules/vite');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'vite', version: '9.9.9' }));
  await writeFile(
    join(folder, 'LICENSE.md'),
    'own\n# Licenses of bundled dependencies\nterms of a part\n',
  );
  const helper = packageOf('\0vite/preload-helper.js', root);
  expect(helper?.name).toBe('vite');
  const text = await notices(root, [helper!]);
  expect(text).toContain('vite 9.9.9 (see below)\n\nown');
  expect(text).not.toContain('terms of a part');
});
