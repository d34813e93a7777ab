/**
 * The colour ramps of the pictures: those of the site's tokens, and three of their own (skin, hair,
 * white), which no interface uses.
 */
import { readFileSync } from 'node:fs';
import { type Colour, issueColour, oklchToHex } from './colour.ts';

/** `tokens` reads the site's stylesheet; `copy` serves a tree that has none yet. */
const rampSource: 'tokens' | 'copy' = 'copy';
const tokensFile = new URL('../../app/styles/tokens.css', import.meta.url);

const copiedRamps = `
  --blue-950: oklch(0.205 0.07 264); --blue-900: oklch(0.262 0.105 264);
  --blue-800: oklch(0.325 0.14 264); --blue-700: oklch(0.4 0.17 263);
  --blue-600: oklch(0.485 0.195 262); --blue-500: oklch(0.575 0.19 260);
  --blue-400: oklch(0.69 0.145 257); --blue-300: oklch(0.79 0.1 254);
  --blue-200: oklch(0.875 0.06 252); --blue-100: oklch(0.935 0.032 250);
  --blue-50: oklch(0.968 0.015 248);
  --orange-700: oklch(0.5 0.14 43); --orange-600: oklch(0.62 0.18 45);
  --orange-500: oklch(0.735 0.178 55); --orange-400: oklch(0.8 0.155 66);
  --orange-300: oklch(0.865 0.11 72); --orange-200: oklch(0.92 0.065 76);
  --orange-100: oklch(0.957 0.035 80);
  --paper-0: oklch(0.992 0.006 90); --paper-50: oklch(0.975 0.015 85);
  --paper-100: oklch(0.948 0.024 83); --paper-200: oklch(0.912 0.034 82);
  --paper-300: oklch(0.855 0.04 80); --paper-400: oklch(0.74 0.045 78);
  --leaf-700: oklch(0.46 0.09 165); --leaf-600: oklch(0.56 0.11 162);
  --leaf-500: oklch(0.66 0.12 158); --leaf-300: oklch(0.83 0.085 155);
  --leaf-100: oklch(0.94 0.035 155);
  --brick-600: oklch(0.55 0.17 28); --brick-300: oklch(0.82 0.09 32);
  --brick-100: oklch(0.94 0.03 35);
  --butter-400: oklch(0.87 0.13 90); --butter-200: oklch(0.94 0.07 92);
  --navy-ink: oklch(0.235 0.06 264); --navy-quiet: oklch(0.42 0.05 264);
`;

/**
 * Reads the ramps out of a stylesheet: custom properties named `--<ramp>-<step>` with a plain
 * `oklch(lightness chroma hue)` value. Roles, sizes and `light-dark()` pairs are left aside.
 */
export function parseRamps(css: string): ReadonlyMap<string, Colour> {
  const property = /--([a-z]+-[a-z0-9]+):\s*oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)\s*;/g;
  return new Map(
    Array.from(css.matchAll(property), ([, name = '', l, c, h]) => [
      name,
      issueColour(oklchToHex(Number(l), Number(c), Number(h))),
    ]),
  );
}

const tokens = parseRamps(rampSource === 'copy' ? copiedRamps : readFileSync(tokensFile, 'utf8'));

/** One ramp with the given steps. Throws when the tokens lack one: no picture is drawn half. */
function ramp<Step extends number | string>(name: string, steps: readonly Step[]) {
  return Object.fromEntries(
    steps.map((step) => {
      const colour = tokens.get(`${name}-${step}`);
      if (!colour) throw new Error(`ramps: the tokens have no --${name}-${step}`);
      return [step, colour];
    }),
  ) as Readonly<Record<Step, Colour>>;
}

const own = (lightness: number, chroma: number, hue: number): Colour =>
  issueColour(oklchToHex(lightness, chroma, hue));

export const blue = ramp('blue', [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
export const orange = ramp('orange', [100, 200, 300, 400, 500, 600, 700]);
export const paper = ramp('paper', [0, 50, 100, 200, 300, 400]);
export const leaf = ramp('leaf', [100, 300, 500, 600, 700]);
/** 500 is between two tokens: the red of a car, lighter than an error. */
export const brick = { ...ramp('brick', [100, 300, 600]), 500: own(0.66, 0.16, 30) } as const;
export const butter = ramp('butter', [200, 400]);
export const navy = ramp('navy', ['ink', 'quiet']);
export const white = issueColour('#ffffff');

/** Skin from light to dark. 4 and 5 also serve as bark and leather. */
export const skin = {
  1: own(0.86, 0.055, 62),
  2: own(0.75, 0.085, 58),
  3: own(0.6, 0.09, 52),
  4: own(0.45, 0.075, 48),
  5: own(0.36, 0.055, 45),
} as const;

/** Hair of the portraits. */
export const hair = {
  black: own(0.21, 0.02, 330),
  brown: own(0.25, 0.03, 35),
  chestnut: own(0.38, 0.07, 45),
  copper: own(0.55, 0.13, 45),
  blond: own(0.8, 0.08, 85),
  straw: own(0.7, 0.085, 75),
  grey: own(0.6, 0.025, 60),
  silver: own(0.8, 0.012, 80),
} as const;
