import { expect, test } from 'vitest';
import { cutStyleSheet } from './styles.ts';

const module = (name: string) => `app/${name}.module.css`;
const moduleOf = new Map([
  ['a', module('ui/card')],
  ['b', module('ui/card')],
  ['c', module('ui/tabs')],
  ['spin', module('ui/tabs')],
  ['e', module('sections/not-found/not-found')],
  ['f', module('sections/not-found/nearest-pages')],
]);
const styleOf = (css: string, ...classes: string[]) => cutStyleSheet(css, moduleOf)(classes);

test('a module that is used comes whole, another not at all', () => {
  expect(styleOf('.a{top:0}.b:hover{top:1px}.c{top:2px}', 'a')).toBe('.a{top:0}.b:hover{top:1px}');
});

test('what belongs to no module stays, in its place', () => {
  const css = '@layer base{body{margin:0}}.wrap{top:0}@font-face{font-family:x}:root{--x:1}';
  expect(styleOf(css)).toBe(css);
});

test('a selector of several modules needs all of them', () => {
  expect(styleOf('.a .c{top:0}', 'a')).toBe('');
  expect(styleOf('.a .c{top:0}', 'a', 'c')).toBe('.a .c{top:0}');
});

test('a list of selectors loses those that cannot match', () => {
  expect(styleOf('.a,.c,h1{top:0}', 'a')).toBe('.a,h1{top:0}');
});

test('a query without a rule goes, and so do keyframes that nothing runs', () => {
  const css = '@media print{.c{top:0}}@keyframes spin{to{rotate:1turn}}';
  expect(styleOf(css, 'a')).toBe('');
  expect(styleOf(css, 'c')).toBe(css);
});

test('a dot in an attribute is no class', () => {
  expect(styleOf('[href$=".c"]{top:0}')).toBe('[href$=".c"]{top:0}');
});

test('what may come into view by itself comes along', () => {
  expect(styleOf('.e{top:0}.f{top:1px}', 'e')).toBe('.e{top:0}.f{top:1px}');
});
