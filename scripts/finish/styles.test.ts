import { describe, expect, test } from 'vitest';
import { cutStylesheet, shareStyles, withoutFonts } from './styles.ts';

const companions = new Map([['not-found', ['nearest-pages']]]);
const styleOf = (css: string, ...classes: string[]) => cutStylesheet(css, companions)(classes);

test('keeps all rules of a used module and none of another', () => {
  expect(styleOf('.card_a{top:0}.card_b:hover{top:1px}.tabs_c{top:2px}', 'card_a')).toBe(
    '.card_a{top:0}.card_b:hover{top:1px}',
  );
});

test('keeps rules without a module, in order', () => {
  const css = '@layer base{body{margin:0}}.wrap{top:0}@font-face{font-family:x}:root{--x:1}';
  expect(styleOf(css)).toBe(css);
});

test('keeps a selector of several modules only if all are used', () => {
  expect(styleOf('.card_a .tabs_c{top:0}', 'card_a')).toBe('');
  expect(styleOf('.card_a .tabs_c{top:0}', 'card_a', 'tabs_c')).toBe('.card_a .tabs_c{top:0}');
});

test('drops selectors that cannot match from a selector list', () => {
  expect(styleOf('.card_a,.tabs_c,h1{top:0}', 'card_a')).toBe('.card_a,h1{top:0}');
});

test('drops an empty media query and unused keyframes', () => {
  const css = '@media print{.tabs_c{top:0}}@keyframes tabs_spin{to{rotate:1turn}}';
  expect(styleOf(css, 'card_a')).toBe('');
  expect(styleOf(css, 'tabs_c')).toBe(css);
});

test('takes no class from an attribute value', () => {
  expect(styleOf('[href$=".tabs_c"]{top:0}')).toBe('[href$=".tabs_c"]{top:0}');
});

test('keeps the declared companions of a used module', () => {
  expect(styleOf('.not-found_e{top:0}.nearest-pages_f{top:1px}', 'not-found_e')).toBe(
    '.not-found_e{top:0}.nearest-pages_f{top:1px}',
  );
});

describe('shared styles', () => {
  const css = '.a_x{top:0}.b_x{top:0;left:0;right:0;bottom:0}.c_x{top:1px}.d_x{top:2px}';
  const share = (most: number, ...documents: string[][]) => {
    const shared = shareStyles(cutStylesheet(css, companions), documents, most);
    return documents.map((classes) => shared(classes));
  };

  test('stay apart while the limit allows it', () => {
    expect(share(2, ['a_x'], ['c_x'])).toEqual(['.a_x{top:0}', '.c_x{top:1px}']);
  });

  test('are those of the most similar documents', () => {
    const [first, second, third] = share(2, ['a_x', 'b_x'], ['a_x', 'c_x'], ['a_x', 'd_x']);
    expect(first).toBe('.a_x{top:0}.b_x{top:0;left:0;right:0;bottom:0}');
    expect(second).toBe('.a_x{top:0}.c_x{top:1px}.d_x{top:2px}');
    expect(third).toBe(second);
  });

  test('spare the kind of document that is frequent', () => {
    const frequent = Array.from({ length: 9 }, () => ['a_x']);
    const [first, ...others] = share(2, ...frequent, ['c_x'], ['d_x']);
    expect(first).toBe('.a_x{top:0}');
    expect(new Set(others.slice(-2))).toEqual(new Set(['.c_x{top:1px}.d_x{top:2px}']));
  });

  test('never exceed the limit, and hold the rules of each document', () => {
    const documents = [['a_x'], ['b_x'], ['c_x'], ['d_x'], ['a_x', 'd_x']];
    for (const most of [1, 2, 3, 4, 5]) {
      const texts = share(most, ...documents);
      expect(new Set(texts).size).toBe(most);
      for (const [at, text] of texts.entries()) {
        for (const name of documents[at]!) expect(text).toContain(`.${name}{`);
      }
    }
  });
});

test('drops the fonts and keeps the other rules, also in a media query', () => {
  expect(withoutFonts('@font-face{src:a}@media print{@font-face{src:b}p{top:0}}p{top:1px}')).toBe(
    '@media print{p{top:0}}p{top:1px}',
  );
});
