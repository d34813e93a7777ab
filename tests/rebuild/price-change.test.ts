/**
 * A price is changed in one place. This test builds a copy of the site in which every price differs and
 * searches all files of that build for the old figures, also outside `<main>`.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managedAdSpend, prices } from '#app/content/prices.ts';
import { formatMoney } from '#app/lib/format-price.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What the build makes or installs: everything else is copied. */
const notSources = new Set(['.git', '.react-router', 'dist', 'node_modules']);
const textFiles = new Set([
  '.html',
  '.md',
  '.data',
  '.js',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
]);

const oldAmounts = [
  ...Object.values(prices).flatMap(({ price }) => (price === 'custom' ? [] : [price.amount])),
  managedAdSpend.amount,
];
/** A price that occurs nowhere else on the site: 995 becomes 990,995. */
const newAmount = (amount: number) => 990_000 + amount;

let folder: string;
let built: readonly { readonly file: string; readonly text: string }[];

beforeAll(async () => {
  // A path with a space and an umlaut, as a buyer's folder may have: the build must work in it too.
  folder = await mkdtemp(join(tmpdir(), 'price change für '));
  const names = (await readdir(root)).filter((name) => !notSources.has(name));
  await Promise.all(
    names.map((name) => cp(join(root, name), join(folder, name), { recursive: true })),
  );
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const module = join(folder, 'app/content/prices.ts');
  const changed = (await readFile(module, 'utf8')).replace(
    /\b(?:fixed|usd)\((\d+)/g,
    (call, amount: string) => call.replace(amount, String(newAmount(Number(amount)))),
  );
  await writeFile(module, changed);
  await promisify(execFile)('npm', ['run', 'build'], { cwd: folder, maxBuffer: 2 ** 26 });
  const dist = join(folder, 'dist');
  const files = await readdir(dist, { recursive: true });
  built = await Promise.all(
    files
      .filter((file) => textFiles.has(extname(file)))
      .map(async (file) => ({ file, text: await readFile(join(dist, file), 'utf8') })),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * The files that say a price: as money ("$1,995"), or as a bare number where data names it ("price":"1995").
 * Other bare numbers are coordinates and lengths.
 */
function filesSaying(amount: number): string[] {
  const money = formatMoney({ amount, currency: 'USD' });
  const pattern = new RegExp(`\\${money}(?![\\d,])|(?:amount|price)\\W{1,8}${amount}(?!\\d)`, 'i');
  return built.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

test.each(oldAmounts)('%d is said nowhere after the price has changed', (amount) => {
  expect(filesSaying(amount)).toEqual([]);
});

test.each(oldAmounts)('%d is replaced by the new figure', (amount) => {
  expect(filesSaying(newAmount(amount))).not.toEqual([]);
});
