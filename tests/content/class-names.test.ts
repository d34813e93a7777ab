/** Each class that a component takes from a CSS module exists. TypeScript knows no names of a CSS module. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const moduleImport = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** The classes that a style sheet has rules for, without its comments. */
function classesOf(file: string): ReadonlySet<string> {
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return new Set(Array.from(rules.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name!));
}

const uses = globSync('app/**/*.tsx', { cwd: root }).flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const code = source.replaceAll(/ from '[^']+'/g, '');
  return Array.from(source.matchAll(moduleImport), ([, name, path]) => ({
    file,
    sheet: path!.startsWith('#') ? join(root, path!.slice(1)) : join(root, dirname(file), path!),
    names: Array.from(
      code.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g')),
      ([, className]) => className!,
    ),
  }));
});

test('each class used in a component is in its CSS module', () => {
  expect(uses.length).toBeGreaterThan(0);
  const missing = uses.flatMap(({ file, sheet, names }) => {
    const classes = classesOf(sheet);
    return names.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
