// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="stylesheet" disabled>';
});
const link = () => document.querySelector('link')!;
const load = async () => (await import('./full-stylesheet.ts')).loadFullStylesheet;

test('loadFullStylesheet loads the stylesheet once for all callers', async () => {
  const loadFullStylesheet = await load();
  const first = loadFullStylesheet();
  expect(link().disabled).toBe(false);
  expect(loadFullStylesheet()).toBe(first);
  link().dispatchEvent(new Event('load'));
  await expect(first).resolves.toBeUndefined();
});

test('loadFullStylesheet retries a failed load at the next call', async () => {
  const loadFullStylesheet = await load();
  const first = loadFullStylesheet();
  link().dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('The stylesheet did not load.');
  expect(link().disabled).toBe(true);

  const second = loadFullStylesheet();
  expect(link().disabled).toBe(false);
  link().dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});

test('loadFullStylesheet resolves on a page without a stylesheet link', async () => {
  document.head.innerHTML = '';
  await expect((await load())()).resolves.toBeUndefined();
});
