import { expect, test } from 'vitest';
import { site } from '#app/content/site.ts';
import {
  canBeAnswered,
  changeDraft,
  letterText,
  mailLink,
  openDraft,
  parseDraft,
  writeLetter,
  type BriefLetter,
} from './brief-letter.ts';

const page = 'upslope.example/pricing';
const typed = {
  ...openDraft(undefined, { asking: 'plan', plan: 'Climb, $12,345/mo' }),
  name: 'Ana Ruiz',
  email: 'ana@shop.example',
  url: 'shop.example',
};
const letter = (body: string): BriefLetter => ({ subject: 'A question', message: body, body });

test('the message follows the fields until it is edited', () => {
  expect(writeLetter(typed, page).message).toContain(typed.about);
  expect(writeLetter({ ...typed, about: 'Another' }, page).message).toContain('Another');
  expect(writeLetter({ ...typed, message: '' }, page).message).toBe('');
});

test('whatever the message says, name, website, email and plan go with it', () => {
  const { body } = writeLetter({ ...typed, message: 'Mine alone' }, page);
  for (const part of ['Mine alone', typed.name, typed.email, typed.url, typed.about, page]) {
    expect(body).toContain(part);
  }
  expect(letterText(writeLetter(typed, page))).toContain(site.email);
});

test('another call to action keeps what was typed and changes the plan', () => {
  const edited = { ...typed, message: 'Mine' };
  expect(openDraft(edited, { asking: 'plan', plan: 'Summit' })).toEqual({
    ...edited,
    about: 'Summit',
  });
  expect(openDraft(edited, { asking: 'audit', url: 'other.example' })).toMatchObject({
    name: typed.name,
    message: 'Mine',
    about: '',
    url: 'other.example',
  });
});

test('another call to action replaces the prefilled sentence in an edited message', () => {
  const { message } = writeLetter(typed, page);
  const edited = { ...typed, message: `${message}Bikes, in Boulder.` };
  const next = openDraft(edited, { asking: 'plan', plan: 'Summit, $1/mo' }).message;
  expect(next).toContain('Summit, $1/mo');
  expect(next).not.toContain(typed.about);
  expect(next).toMatch(/Bikes, in Boulder\.$/);
  expect(changeDraft(edited, { about: 'Another' }).message).toContain('Another');
});

test('a question continues an edited message, and otherwise starts anew', () => {
  const edited = { ...typed, message: 'Mine' };
  expect(openDraft(edited, { asking: 'contact' })).toEqual(edited);
  expect(openDraft(typed, { asking: 'contact' })).toEqual({
    ...typed,
    asking: 'contact',
    about: '',
  });
});

test('findings are added once, after what the visitor wrote', () => {
  const request = { asking: 'audit', findings: ['1. No title', '2. No links'] } as const;
  const once = openDraft({ ...typed, message: 'Mine' }, request);
  expect(once.message).toMatch(/^Mine\n\n.+\n1\. No title\n2\. No links\n$/);
  expect(openDraft(once, request).message).toBe(once.message);
});

test('a draft can be answered once it has an email address', () => {
  const draft = { ...openDraft(undefined, { asking: 'plan', plan: 'Climb' }), name: 'Ana Ruiz' };
  expect(canBeAnswered(draft)).toBe(false);
  for (const email of ['ana', '@', 'ana@', 'ana ruiz@shop.example']) {
    expect(canBeAnswered({ ...draft, email })).toBe(false);
  }
  expect(canBeAnswered({ ...draft, email: ' ana@shop.example ' })).toBe(true);
});

test('stored values of any shape become a draft or nothing', () => {
  expect(parseDraft(JSON.parse(JSON.stringify({ ...typed, message: 'Mine' })))).toEqual({
    ...typed,
    message: 'Mine',
  });
  for (const value of [null, 1, 'x', [], {}, { asking: 'toString' }, { asking: ['plan'] }]) {
    expect(parseDraft(value)).toBeUndefined();
  }
  expect(parseDraft({ asking: 'plan', name: {}, email: 3, url: null, message: [] })).toEqual(
    openDraft(undefined, { asking: 'plan' }),
  );
});

test('a mail link has the whole letter, or reports that it is too long', () => {
  const { href, fits } = mailLink({ ...letter('a\nünïcode 🏔'), subject: '50% off & "quotes"' });
  expect(fits).toBe(true);
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
    subject: '50% off & "quotes"',
    body: 'a\r\nünïcode 🏔',
  });
  expect(mailLink(letter('x'.repeat(2000))).fits).toBe(false);
});

test('half an emoji does not break the link', () => {
  expect(mailLink(letter('a\uD800b')).href).toContain('a%EF%BF%BDb');
});
