import { expect, test } from 'vitest';
import { abbreviationMarker } from './abbreviations.server.ts';

const seo = { meaning: 'm', to: '/services' } as const;
const url = { meaning: 'u', to: '/services' } as const;
const dictionary = new Map<string, typeof seo | typeof url>([
  ['SEO', seo],
  ['URL', url],
]);

test('mark marks the first use of each abbreviation as a whole word', () => {
  const { mark } = abbreviationMarker(dictionary);
  expect(mark(['SEOs, no-SEO, a URL and SEO, SEO'])).toEqual([
    'SEOs, no-SEO, a ',
    { abbr: 'URL', ...url },
    ' and ',
    { abbr: 'SEO', ...seo },
    ', SEO',
  ]);
  expect(mark('SEO again')).toBe('SEO again');
});

test('mark ignores bold words and links', () => {
  const { mark } = abbreviationMarker(dictionary);
  const text = [{ bold: 'SEO' }, { to: '/services', text: 'URL' }] as const;
  expect(mark(text)).toEqual(text);
});
