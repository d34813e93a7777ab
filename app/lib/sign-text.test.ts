import { expect, test } from 'vitest';
import { hostileTexts } from '#tests/e2e/hostile-input.ts';
import { signSize, signText } from './sign-text.ts';

test.each([
  ['', ''],
  ['   ', ''],
  ['delgado.example', 'DELGADO'],
  ['https://www.rosas-bakery.com/menu?x=1#top', 'ROSAS BAKERY'],
  ['http://user:secret@corner.shop:8080', 'CORNER'],
  ['WWW.Example.org', 'EXAMPLE'],
  ['Rosa’s Bakery', 'ROSA’S BAKERY'],
  ['Dr. Patel', 'DR. PATEL'],
  ['the longest bakery in town', 'THE LONGEST BA'],
  ['Bäckerei Weiß', 'BÄCKEREI WEISS'],
  ['<b>Rosa</b>', '<B>ROSA</B>'],
  ['\u202Eevil\u202C \u0007bell', 'EVIL BELL'],
  ['a\uD800b', 'AB'],
  ['x'.repeat(299) + '🏔️', 'XXXXXXXXXXXXXX'],
])('signText(%j) is %j', (typed, sign) => {
  expect(signText(typed)).toBe(sign);
});

test('signText returns at most 14 readable characters for any text, and signSize fits them to the board', () => {
  for (const typed of [...hostileTexts, 'Z̸̛̲͉̜͚̥̟̈́͗̓̄ą̵̢̛͎̲̲̦̿̈́l'.repeat(40), '家庭面包店家庭面包店家庭面包店']) {
    const sign = signText(typed);
    expect([...sign].length).toBeLessThanOrEqual(14);
    expect(sign.isWellFormed()).toBe(true);
    expect(sign).not.toMatch(/[\u202A-\u202E\u2066-\u2069\p{Cc}]/u);
    expect(signSize(sign, 96, 17)).toBeLessThanOrEqual(17);
  }
});

test('signSize returns a smaller size for a longer name', () => {
  expect(signSize('ROSA', 96, 17)).toBe(17);
  expect(signSize('ROSAS BAKERY', 96, 17)).toBeLessThan(17);
  expect(signSize('WWWWWWWWWWWWWW', 96, 17)).toBeLessThan(signSize('LLLLLLLLLLLLLL', 96, 17));
});
