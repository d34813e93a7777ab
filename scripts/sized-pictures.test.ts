import { expect, test } from 'vitest';
import { pictureSize } from './sized-pictures.ts';

test('pictureSize reads the size of the root element, not of a child', () => {
  const svg = '<svg viewBox="0 0 9 9" width="790" height="680"><rect width="1" height="1"/></svg>';
  expect(pictureSize(svg, 'x.svg')).toEqual({ width: 790, height: 680 });
});

test('pictureSize rejects a picture without a size and names it', () => {
  expect(() => pictureSize('<svg viewBox="0 0 9 9"></svg>', 'hill.svg')).toThrow('hill.svg');
});
