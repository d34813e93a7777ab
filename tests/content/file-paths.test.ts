import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const folders = ['app', 'audit', 'bench', 'deploy', 'illustrations', 'scripts', 'server', 'tests'];

test('file paths come from decoded URLs, because folders may have spaces and umlauts', () => {
  const wrong = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|mjs|js)$/.test(name))
      .map((name) => path.join(folder, name))
      .filter((name) =>
        /import\.meta\.url\)\s*\.pathname/.test(readFileSync(path.join(root, name), 'utf8')),
      ),
  );
  expect(wrong).toEqual([]);
});
