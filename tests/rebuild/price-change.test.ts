/**
 * Builds a copy of the site in which every price differs, and searches all files of that build for
 * the old prices.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managedAdSpend, prices } from '#app/content/prices.ts';
import { formatMoney } from '#app/lib/format-price.ts';
import { changedSite, type ChangedSite } from './changed-site.ts';

const oldAmounts = [
  ...Object.values(prices).flatMap(({ price }) => (price === 'custom' ? [] : [price.amount])),
  managedAdSpend.amount,
];
/** A price that occurs nowhere else on the site: 995 becomes 990,995. */
const newAmount = (amount: number) => 990_000 + amount;

let site: ChangedSite;
let built: Awaited<ReturnType<ChangedSite['built']>>;

beforeAll(async () => {
  site = await changedSite();
  const module = join(site.folder, 'app/content/prices.ts');
  const changed = (await readFile(module, 'utf8')).replace(
    /\b(?:fixed|usd)\((\d+)/g,
    (call, amount: string) => call.replace(amount, String(newAmount(Number(amount)))),
  );
  await writeFile(module, changed);
  await site.run('build');
  built = await site.built();
});

afterAll(() => site.remove());

/**
 * The files that contain a price: as money ("$1,995"), or as a number after its key in data
 * ("price":"1995"). Other plain numbers are coordinates, lengths and positions, also those after a
 * sentence that ends in "price".
 */
function filesSaying(amount: number): string[] {
  const money = formatMoney({ amount, currency: 'USD' });
  const pattern = new RegExp(
    `\\${money}(?![\\d,])|(?:amount|price)[\\\\"':,\\s]{1,8}${amount}(?!\\d)`,
    'i',
  );
  return built.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

test.each(oldAmounts)('the old price %d is in no file', (amount) => {
  expect(filesSaying(amount)).toEqual([]);
});

test.each(oldAmounts)('the new price replaces %d', (amount) => {
  expect(filesSaying(newAmount(amount))).not.toEqual([]);
});
