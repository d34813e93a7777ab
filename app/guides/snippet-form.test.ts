import { expect, test } from 'vitest';
import { snippetView } from './snippet-form.server.ts';

const view = (text: string, isNegative?: boolean) =>
  snippetView({ label: 'Snippet', text, ...(isNegative && { isNegative }) });

test('keywords are grouped by their match type', () => {
  expect(view('"water heater"\n"new tank"\n[tank cost]').groups).toEqual([
    { title: 'Phrase match\n', keywords: ['"water heater"\n', '"new tank"\n'] },
    { title: 'Exact match\n', keywords: ['[tank cost]\n'] },
  ]);
});

test('negative keywords are one group', () => {
  expect(view('free\nhow to', true).groups).toEqual([{ keywords: ['free\n', 'how to\n'] }]);
});

test('searches and sentences are no keywords', () => {
  for (const text of ['"Tamarack Lane Bakery" Duluth\n"90 Harbor Hill Road" bakery', 'Hi Jo,']) {
    expect(view(text).groups).toBeUndefined();
  }
  expect(view('1. What we fix\n2. Prices\n3. Towns').form).toBe('numbered');
});

test('names with sentences are entries, labels with short values are none', () => {
  const entry = (name: string) => `${name}: 2 to 3 hours, cut to your photo`;
  expect(view(`${entry('Full groom')}\n${entry('Bath')}`).form).toBe('entries');
  for (const text of [entry('Bath'), `${entry('Bath')}\nThank you`, 'Mon: 8 to 5\nSun: closed']) {
    expect(view(text).form).toBeUndefined();
  }
});

test('groups sitelinks and callouts', () => {
  expect(view('Prices\nReviews\n\nOpen late\nLicensed').groups).toEqual([
    { title: 'Sitelinks\n', keywords: ['Prices\n', 'Reviews\n'] },
    { title: 'Callouts\n', keywords: ['Open late\n', 'Licensed\n'] },
  ]);
});

test('leaves two paragraphs as they are', () => {
  expect(view('Thank you.\n\nNell').groups).toBeUndefined();
});
