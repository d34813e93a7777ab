import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'precompress-'));
});
afterEach(() => rm(dir, { recursive: true }));

const words = 'words that come again and again. '.repeat(100);

test('siblings have the same content, are smaller, and have the modification time of their file', async () => {
  const file = join(dir, 'page.html');
  await writeFile(file, words);
  await precompress(dir);
  const [br, gz] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
  expect(zlib.brotliDecompressSync(br).toString()).toBe(words);
  expect(zlib.gunzipSync(gz).toString()).toBe(words);
  expect(Math.max(br.length, gz.length)).toBeLessThan(words.length);
  const times = await Promise.all(['', '.br', '.gz'].map((end) => stat(file + end)));
  for (const { mtimeMs } of times) expect(mtimeMs).toBeCloseTo(times[0]?.mtimeMs ?? 0, -1);
});

test('files that are small, compressed or not text have no siblings', async () => {
  await writeFile(join(dir, 'small.css'), '.a{}');
  await writeFile(join(dir, 'picture.avif'), words);
  await writeFile(join(dir, 'face.woff2'), words);
  await precompress(dir);
  expect((await readdir(dir)).toSorted()).toEqual(['face.woff2', 'picture.avif', 'small.css']);
});

test('precompress deletes an outdated sibling', async () => {
  const file = join(dir, 'app.js');
  await writeFile(file, words);
  await precompress(dir);
  await writeFile(file, 'short');
  await precompress(dir);
  expect(await readdir(dir)).toEqual(['app.js']);
});
