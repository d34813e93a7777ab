import { expect, test } from 'vitest';
import { siteOrigin } from './site-origin.ts';

test('siteOrigin accepts a trailing slash', () => {
  expect(siteOrigin('https://www.upslope.com/')).toBe('https://www.upslope.com');
});

test.each(['www.upslope.com', 'https://upslope.com/shop', 'ftp://upslope.com', 'nonsense'])(
  '%s is refused by name',
  (value) => {
    expect(() => siteOrigin(value)).toThrow(value);
  },
);
