import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPhoto, preparePhoto } from './photos.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } });

test('isPhoto recognizes photographs by their extension, in any letter case', () => {
  expect(['team.jpg', 'Team.JPEG', 'a.png', 'a.webp'].every(isPhoto)).toBe(true);
  expect(['hill.svg', 'jpg', 'notes.md'].some(isPhoto)).toBe(false);
});

test('preparePhoto resizes a large photograph and states half its width', async () => {
  const file = join(folder, 'large.jpg');
  await blank(4000, 3000).jpeg().toFile(file);
  const photo = await preparePhoto(file, join(folder, 'cache'));
  expect(photo).toMatchObject({ width: 800, height: 600 });
  const { format, width, exif } = await sharp(photo.file).metadata();
  expect({ format, width, exif }).toEqual({ format: 'heif', width: 1600, exif: undefined });
});

test('preparePhoto turns a photograph upright and does not enlarge it', async () => {
  const file = join(folder, 'turned.jpg');
  await blank(300, 200).withMetadata({ orientation: 6 }).jpeg().toFile(file);
  const photo = await preparePhoto(file, join(folder, 'cache'));
  expect(photo).toMatchObject({ width: 200, height: 300 });
});

test('preparePhoto writes another file for another photograph of the same name', async () => {
  const file = join(folder, 'same.png');
  await blank(20, 20).png().toFile(file);
  const first = await preparePhoto(file, join(folder, 'cache'));
  await blank(30, 30).png().toFile(file);
  const second = await preparePhoto(file, join(folder, 'cache'));
  expect(second.file).not.toBe(first.file);
  const sizes = await Promise.all([first, second].map(({ file }) => sharp(file).metadata()));
  expect(sizes.map(({ width }) => width)).toEqual([20, 30]);
});

test('preparePhoto names a file that is no photograph', async () => {
  const file = join(folder, 'broken.jpg');
  await writeFile(file, 'no photograph');
  await expect(preparePhoto(file, join(folder, 'cache'))).rejects.toThrow(/broken\.jpg.*JPEG/);
});
