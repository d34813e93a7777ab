import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOfAnotherRelease } from './release.ts';

const result = (data: unknown) => ({ 'routes/page': { type: 'data', result: data } });

beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('data of the release that runs is taken', () => {
  expect(isOfAnotherRelease(result({ release: 'a', list: [] }), 'a')).toBe(false);
});

test('data of another release is told apart', () => {
  expect(isOfAnotherRelease(result({ release: 'b', list: [] }), 'a')).toBe(true);
});

test.each([null, undefined, [], 'text', {}, { release: 1 }])('data %j has no release', (data) => {
  expect(isOfAnotherRelease(result(data), 'a')).toBe(false);
});

test('nothing is told apart in development, or before the manifest is there', () => {
  vi.stubGlobal('window', {});
  expect(isOfAnotherRelease(result({ release: 'b' }))).toBe(false);
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'a' } });
  expect(isOfAnotherRelease(result({ release: 'b' }))).toBe(true);
  vi.stubEnv('DEV', true);
  expect(isOfAnotherRelease(result({ release: 'b' }), 'a')).toBe(false);
});
