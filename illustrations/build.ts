/**
 * Writes every picture to app/assets/pictures, or with --check compares them and fails when one
 * differs, is missing or has no source.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { renderPictures } from './pictures.ts';

const output = new URL('../app/assets/pictures/', import.meta.url);

mkdirSync(output, { recursive: true });
const rendered = await renderPictures();
const committed = new Map(
  readdirSync(output)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.slice(0, -'.svg'.length), readFileSync(new URL(file, output), 'utf8')]),
);
const changed = [...rendered].filter(([name, svg]) => committed.get(name) !== svg);
const orphans = [...committed.keys()].filter((name) => !rendered.has(name));

if (process.argv.includes('--check')) {
  for (const [name] of changed) console.error(`${name}.svg differs from its source`);
  for (const name of orphans) console.error(`${name}.svg has no source`);
  process.exitCode = changed.length + orphans.length > 0 ? 1 : 0;
} else {
  for (const [name, svg] of changed) writeFileSync(new URL(`${name}.svg`, output), svg);
  for (const name of orphans) rmSync(new URL(`${name}.svg`, output));
  console.log(`${rendered.size} pictures, ${changed.length} written, ${orphans.length} removed`);
}
