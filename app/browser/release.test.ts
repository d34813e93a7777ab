import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOfAnotherRelease } from './release.ts';

const result = (data: unknown) => ({ 'routes/page': { type: 'data', result: data } });

beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('isOfAnotherRelease accepts data of the running release', () => {
  expect(isOfAnotherRelease(result({ release: 'a', list: [] }), 'a')).toBe(false);
});

test('isOfAnotherRelease rejects data of another release', () => {
  expect(isOfAnotherRelease(result({ release: 'b', list: [] }), 'a')).toBe(true);
});

test.each([null, undefined, [], 'text', {}, { release: 1 }])(
  'isOfAnotherRelease accepts data without a release: %j',
  (data) => {
    expect(isOfAnotherRelease(result(data), 'a')).toBe(false);
  },
);

test('isOfAnotherRelease accepts all data in development and before the manifest exists', () => {
  vi.stubGlobal('window', {});
  expect(isOfAnotherRelease(result({ release: 'b' }))).toBe(false);
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'a' } });
  expect(isOfAnotherRelease(result({ release: 'b' }))).toBe(true);
  vi.stubEnv('DEV', true);
  expect(isOfAnotherRelease(result({ release: 'b' }), 'a')).toBe(false);
});
