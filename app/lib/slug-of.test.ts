import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Café & bar', 'cafe-bar'],
  ['  Who’s it for?  ', 'who-s-it-for'],
  ['Straße in Łódź, Ærø', 'strasse-in-lodz-aero'],
  ['11:30 a.m.', '11-30-a-m'],
  ['קידום', ''],
])('slugOf makes %j the slug %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
