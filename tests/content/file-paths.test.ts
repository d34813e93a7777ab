import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['app', 'audit', 'bench', 'deploy', 'illustrations', 'scripts', 'server', 'tests'];

test('file paths come from decoded URLs, because folders may have spaces and umlauts', () => {
  const wrong = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|mjs|js)$/.test(name))
      .map((name) => join(folder, name))
      .filter((name) =>
        /import\.meta\.url\)\s*\.pathname/.test(readFileSync(join(root, name), 'utf8')),
      ),
  );
  expect(wrong).toEqual([]);
});
