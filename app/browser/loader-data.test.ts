import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnusable } from './loader-data.ts';

const result = (data: unknown) => ({ 'routes/page': { type: 'data', result: data } });

beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('isUnusable accepts data of the running release', () => {
  expect(isUnusable(result({ release: 'a', list: [] }), 'a')).toBe(false);
});

test('isUnusable rejects data that failed to load', () => {
  expect(isUnusable({ 'routes/page': { type: 'error', result: new Error('500') } }, 'a')).toBe(
    true,
  );
});

test('isUnusable rejects data of another release', () => {
  expect(isUnusable(result({ release: 'b', list: [] }), 'a')).toBe(true);
});

test.each([null, undefined, [], 'text', {}, { release: 1 }])(
  'isUnusable accepts data without a release: %j',
  (data) => {
    expect(isUnusable(result(data), 'a')).toBe(false);
  },
);

test('isUnusable accepts all data in development and before the manifest exists', () => {
  vi.stubGlobal('window', {});
  expect(isUnusable(result({ release: 'b' }))).toBe(false);
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'a' } });
  expect(isUnusable(result({ release: 'b' }))).toBe(true);
  vi.stubEnv('DEV', true);
  expect(isUnusable(result({ release: 'b' }), 'a')).toBe(false);
});
