/**
 * Updates the dates of pages whose text changed: `npm run dates`, after `npm run build`. `npm run
 * dates -- --correct` accepts dates that were edited by hand in the ledger.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerFile, parseDatesLedger, today } from '#app/content/dates-ledger.ts';
import { isIndexable, siteMap } from '#app/site-map-families.ts';
import { pagesEditedByHand, updatedLedger, datedTextOf } from './dates/ledger.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist/client');
const file = join(root, ledgerFile);
const builtAt = statSync(join(client, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newer = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .map((name) => join(root, 'app', name))
  .find((name) => name !== file && statSync(name).isFile() && statSync(name).mtimeMs > builtAt);
if (newer) {
  console.error(
    builtAt === 0
      ? 'There is no build. Run "npm run build" first.'
      : `${newer.slice(root.length + 1)} is newer than the build. Run "npm run build" first.`,
  );
  process.exit(1);
}

const ledger = parseDatesLedger(JSON.parse(readFileSync(file, 'utf8')));
const isCorrection = process.argv.includes('--correct');
const broken = isCorrection ? [] : pagesEditedByHand(ledger);
if (broken.length > 0) {
  console.error(
    `${ledgerFile}: dates were changed by hand: ${broken.join(', ')}. Undo that, or accept it with "npm run dates -- --correct".`,
  );
  process.exit(1);
}
const pages = new Map(
  siteMap
    .filter(isIndexable)
    .map(({ path }) => [path, datedTextOf(readFileSync(join(client, path, 'index.html'), 'utf8'))]),
);
const day = today();
const after = updatedLedger(ledger, pages, day, isCorrection);
// One line per page, so that concurrent changes of different pages do not conflict.
const lines = Object.entries(after).map(
  ([path, entry]) => `  ${JSON.stringify(path)}: ${JSON.stringify(entry)}`,
);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
const moved = Object.entries(after).flatMap(([path, { updated }]) =>
  updated === ledger[path]?.updated ? [] : [path],
);
console.log(
  moved.length === 0
    ? 'Every page keeps its date.'
    : `Dated ${day}: ${moved.join(', ')}. Run "npm run build" to show it.`,
);
