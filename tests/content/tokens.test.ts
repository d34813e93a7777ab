import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = globSync('app/**/*.css', { cwd: root }).map((file) => ({
  file,
  css: readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));

test('every custom property in use is a token or set in the same file', () => {
  const defined = (css: string) =>
    new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const tokens = defined(sheets.find(({ file }) => file.endsWith('tokens.css'))!.css);
  const unknown = sheets.flatMap(({ file, css }) => {
    const own = defined(css);
    return [...css.matchAll(/var\((--[\w-]+)\s*([,)])/g)]
      .filter(([, name]) => !tokens.has(name) && !own.has(name) && !name!.startsWith('--radix-'))
      .map(([, name]) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('every role token is used', () => {
  const tokens = sheets.find(({ file }) => file.endsWith('tokens.css'))!.css;
  const ramp = /^--(blue|orange|paper|leaf|brick|butter)-\d+$/;
  const everything = sheets.map(({ css }) => css).join('\n');
  const unused = [...new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!))]
    .filter((name) => !ramp.test(name))
    .filter((name) => !new RegExp(`var\\(${name}[\\s,)]`).test(everything));
  expect(unused).toEqual([]);
});
