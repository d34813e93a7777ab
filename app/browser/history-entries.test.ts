// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const load = async () => (await import('./history-entries.ts')).historyEntries;

test('recall returns a stored entry', async () => {
  sessionStorage.setItem('history-entries', '[["a",{"top":1,"link":2}]]');
  expect((await load()).recall('a')).toEqual({ top: 1, link: 2 });
});

test.each([
  '[1]',
  '[null]',
  '{}',
  '[["a"]]',
  '[["a",{"top":"1"}]]',
  '[["a",{"top":1,"link":"1"}]]',
])('history entries stored as %s are ignored', async (text) => {
  sessionStorage.setItem('history-entries', text);
  expect((await load()).recall('a')).toBeUndefined();
});

test('historyEntries starts with any stored value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      vi.resetModules();
      sessionStorage.setItem('history-entries', text);
      await import('./history-entries.ts');
    }),
    { numRuns: 30 },
  );
});

test('leaving the page stores the latest 50 entries', async () => {
  const historyEntries = await load();
  const stop = historyEntries.start();
  for (let index = 0; index < 60; index += 1) {
    historyEntries.enter(`entry-${index}`, '/pricing');
    dispatchEvent(new Event('scroll'));
  }
  dispatchEvent(new Event('pagehide'));
  stop();
  vi.resetModules();
  const restored = await load();
  expect(restored.recall('entry-9')).toBeUndefined();
  expect(restored.recall('entry-10')).toEqual({ top: 0 });
  expect(restored.recall('entry-59')).toEqual({ top: 0 });
});
