// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readItems, readText, writeText } from './storage.ts';

const isString = (value: unknown): value is string => typeof value === 'string';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('readItems returns only valid items and never throws, for any stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      writeText('local', 'key', text);
      const items = readItems('local', 'key', isString);
      expect(items.every(isString)).toBe(true);
    }),
  );
});

test('readItems returns valid items in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (items) => {
      writeText('session', 'key', JSON.stringify(items));
      expect(readItems('session', 'key', isString)).toEqual(items);
    }),
  );
});

test('blocked storage reads as empty, and writeText returns false', () => {
  const blocked = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('localStorage', new Proxy({}, blocked));
  expect(readText('local', 'key')).toBeUndefined();
  expect(readItems('local', 'key', isString)).toEqual([]);
  expect(writeText('local', 'key', 'x')).toBe(false);
});
