// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="stylesheet" disabled>';
});
const link = () => document.querySelector('link')!;
const load = async () => (await import('./whole-style-sheet.ts')).wholeStyleSheet;

test('the sheet is let in once, and everyone waits for the same arrival', async () => {
  const wholeStyleSheet = await load();
  const first = wholeStyleSheet();
  expect(link().disabled).toBe(false);
  expect(wholeStyleSheet()).toBe(first);
  link().dispatchEvent(new Event('load'));
  await expect(first).resolves.toBe(true);
});

test('one that does not arrive is asked for again', async () => {
  const wholeStyleSheet = await load();
  const first = wholeStyleSheet();
  link().dispatchEvent(new Event('error'));
  await expect(first).resolves.toBe(false);
  expect(link().disabled).toBe(true);

  const second = wholeStyleSheet();
  expect(link().disabled).toBe(false);
  link().dispatchEvent(new Event('load'));
  await expect(second).resolves.toBe(true);
});

test('a page without a sheet of its own has all its styles', async () => {
  document.head.innerHTML = '';
  await expect((await load())()).resolves.toBe(true);
});
