import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oklchToHex } from '#illustrations/drawing/color.ts';
import { contrast } from '#tests/contrast.ts';

const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');
const values = new Map(
  Array.from(
    css.slice(0, css.indexOf(':root[')).matchAll(/(--[\w-]+):\s*([^;]+);/g),
    ([, name = '', value = '']) => [name, value.trim()],
  ),
);

type Theme = 'light' | 'dark';

/**
 * The color of a token in a theme, as `#rrggbb`.
 * @throws if the value is not a plain color
 */
function colorOf(name: string, theme: Theme): string {
  const value = values.get(name);
  if (!value) throw new Error(`tokens.css has no ${name}`);
  const pair = /^light-dark\((.+?\)), (.+\))\)$/.exec(value);
  const own = pair ? (pair[theme === 'light' ? 1 : 2] ?? '') : value;
  const reference = /^var\((--[\w-]+)\)$/.exec(own);
  if (reference) return colorOf(reference[1] ?? '', theme);
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(own);
  if (!numbers) throw new Error(`${name}: ${own} is not a plain color`);
  const [lightness, chroma, hue] = numbers.slice(1).map(Number);
  return oklchToHex(lightness!, chroma!, hue!);
}

const grounds = ['bg', 'bg-sand', 'surface', 'surface-tint', 'hot'];
const panels = ['panel-sky', 'panel-peach', 'panel-leaf', 'panel-butter'];

/**
 * Foreground and background tokens, with the ratio that WCAG AA requires: 4.5 for text, 3 for large
 * text and lines.
 */
const pairs: readonly (readonly [token: string, ground: string, least: number])[] = [
  ...grounds.map((ground) => ['ink', ground, 4.5] as const),
  ...[...grounds, ...panels].map((ground) => ['ink-2', ground, 4.5] as const),
  ...['bg', 'bg-sand', 'surface'].map((ground) => ['muted', ground, 4.5] as const),
  ...['bg', 'bg-sand', 'surface', 'surface-tint', ...panels].map(
    (ground) => ['link', ground, 4.5] as const,
  ),
  ['accent-ink', 'surface', 4.5],
  ['accent-ink', 'surface-tint', 4.5],
  ...['band', 'band-card', 'band-deep'].flatMap((ground) => [
    ['on-band', ground, 4.5] as const,
    ['on-band-2', ground, 4.5] as const,
  ]),
  ['on-primary', 'primary', 4.5],
  ['blue-100', 'primary', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-slab', 'accent-slab', 4.5],
  ['good-ink', 'good-bg', 4.5],
  ['ink', 'good-bg', 4.5],
  ['ink-2', 'good-bg', 4.5],
  ['good-ink', 'surface', 4.5],
  ['bad-ink', 'bad-bg', 4.5],
  ['bad-ink', 'bg', 4.5],
  ['bad-ink', 'bg-sand', 4.5],
  ['accent', 'band', 3],
  ['accent', 'band-card', 3],
  ['focus', 'bg', 3],
  ['focus', 'surface', 3],
  ['focus-on-band', 'band', 3],
  ['line-strong', 'bg', 3],
  ['line-strong', 'surface', 3],
  ['primary', 'bg', 3],
];

test.each<Theme>(['light', 'dark'])(
  'every pair of colors keeps its contrast, %s theme',
  (theme) => {
    const weak = pairs.flatMap(([token, ground, least]) => {
      // On the dark background the border and the text identify a button, not its fill.
      if (theme === 'dark' && token === 'primary') return [];
      const ratio = contrast(colorOf(`--${token}`, theme), colorOf(`--${ground}`, theme));
      return ratio < least
        ? [
            `--${token} on --${ground}: ${ratio.toFixed(2)}, needs ${least}. Change one of them in tokens.css`,
          ]
        : [];
    });
    expect(weak).toEqual([]);
  },
);
