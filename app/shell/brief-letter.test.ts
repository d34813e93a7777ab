import { expect, test } from 'vitest';
import { mailLink, startDraft, writeLetter } from './brief-letter.ts';

const request = { asking: 'audit', source: 'A page', url: 'shop.example' } as const;
const write = (part: object) =>
  writeLetter({ ...startDraft(request), ...part }, request.source, 'upslope.example/');

test('subject and message follow the fields until they are edited', () => {
  const first = write({});
  const renamed = write({ url: 'other.example' });
  expect(first.subject).toContain('shop.example');
  expect(renamed.subject).toContain('other.example');
  expect(renamed.message).toContain('other.example');
  expect(write({ subject: 'Mine', url: 'other.example' })).toEqual({
    ...renamed,
    subject: 'Mine',
  });
  expect(write({ message: '' }).message).toBe('');
});

test('a mail link carries the letter whole, or says that it is too long', () => {
  const letter = { subject: '50% off & "quotes"', message: 'a\nünïcode 🏔' };
  const { href, fits } = mailLink(letter);
  expect(fits).toBe(true);
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
    subject: letter.subject,
    body: letter.message,
  });
  expect(mailLink({ subject: '', message: 'x'.repeat(2000) }).fits).toBe(false);
});

test('half an emoji does not break the link', () => {
  expect(mailLink({ subject: 'a\uD800b', message: '' }).href).toContain('a%EF%BF%BDb');
});
