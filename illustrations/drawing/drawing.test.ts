import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mix, oklchToHex, type Color } from './color.ts';
import { circle, path, rect } from './drawing.ts';
import { block, project } from './isometric.ts';
import { isoLines } from './iso-lines.ts';
import { lettering, measure } from './lettering.ts';
import { compactPathData, writeNumber } from './path-data.ts';
import { blue, parseRamps } from './ramps.ts';
import { renderSvg } from './svg.ts';

const picture = (drawing: Parameters<typeof renderSvg>[0]['drawing']) =>
  renderSvg({ title: '', width: 10, height: 10, drawing });

const triangleWithoutStart = (x: number, y: number) =>
  compactPathData(`M${x} ${y}L${x + 10} ${y + 5}L${x} ${y + 20}Z`).replace(/^m[-\d. ]+/, '');

const length = ([x, y]: readonly [number, number]) => Math.hypot(x, y);

test('parseRamps reads ramps from custom properties, minified too, and ignores roles', () => {
  const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');
  const minified = /--blue-600: [^;]+;/.exec(css)![0].replace(': ', ':').replaceAll('0.', '.');
  const ramps = parseRamps(
    `:root{${minified}--bg: light-dark(var(--paper-50), oklch(0.19 0.047 266));--s-1:.25rem}`,
  );
  expect([...ramps.keys()]).toEqual(['blue-600']);
  expect(ramps.get('blue-600')).toBe(blue[600]);
});

test('oklchToHex converts white and black exactly', () => {
  expect(oklchToHex(1, 0, 0)).toBe('#ffffff');
  expect(oklchToHex(0, 0, 0)).toBe('#000000');
});

test('mix and the SVG writer reject a color outside the ramps', () => {
  const stranger = '#123456' as Color;
  expect(() => mix(stranger, blue[600], 0.5)).toThrow('ramps');
  expect(() => picture(circle(1, 1, 1, stranger))).toThrow('ramps');
});

test('mix returns either color for a share of 0 or 1', () => {
  expect(mix(blue[100], blue[900], 0)).toBe(blue[100]);
  expect(mix(blue[100], blue[900], 1)).toBe(blue[900]);
});

test('writeNumber writes the shortest form', () => {
  expect([0.04, 0.5, -0.5, 3, -0.04, 12.34].map((value) => writeNumber(value))).toEqual([
    '0',
    '.5',
    '-.5',
    '3',
    '0',
    '12.3',
  ]);
});

test('equal shapes at different positions differ only in their first command', () => {
  expect(triangleWithoutStart(3, 4)).toBe(triangleWithoutStart(120.5, -88));
});

test('compactPathData keeps the outline', () => {
  expect(compactPathData('M10 10L20 10L20 30L10 30Z')).toBe('m10 10h10v20h-10z');
});

test('project maps equal steps along each axis to equal lengths', () => {
  expect(length(project(1, 0))).toBeCloseTo(1);
  expect(length(project(0, 1))).toBeCloseTo(1);
  expect(length(project(0, 0, 1))).toBeCloseTo(1);
});

test('block draws three faces', () => {
  expect(block([0, 0], [1, 1, 1], blue[500])).toHaveLength(3);
});

test('adjacent rectangles of one color are merged, overlapping shapes are not', () => {
  const svg = picture([
    rect(0, 0, 2, 2, blue[500]),
    rect(4, 0, 2, 2, blue[500]),
    path('M0 0h3v3Z', blue[500]),
  ]);
  expect(svg.match(/<path/g)).toHaveLength(2);
});

test('lettering has the measured width and respects its anchor', () => {
  const options = { size: 20, face: 'gabarito-800', color: blue[900] } as const;
  expect(measure('AB', options)).toBeGreaterThan(measure('A', options));
  const start = lettering(100, 0, 'SHOP', options);
  const end = lettering(100 + measure('SHOP', options), 0, 'SHOP', { ...options, anchor: 'end' });
  expect(end).toEqual(start);
});

test('isoLines draws a line around every hill above a level', () => {
  const hill = { center: [100, 100], radii: [60, 60], height: 1 } as const;
  const [low, high] = isoLines({ width: 200, height: 200, hills: [hill], levels: [0.5, 2] });
  expect(low).toMatch(/^M/);
  expect(high).toBe('');
});
