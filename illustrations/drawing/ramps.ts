/**
 * The color ramps of the pictures: those of the site's tokens, and three of their own (skin, hair,
 * white), which no interface uses.
 */
import { readFileSync } from 'node:fs';
import { type Color, issueColor, oklchToHex } from './color.ts';

const tokensFile = new URL('../../app/styles/tokens.css', import.meta.url);

/**
 * Reads the ramps out of a stylesheet: custom properties named `--<ramp>-<step>` with a plain
 * `oklch(lightness chroma hue)` value. Roles, sizes and `light-dark()` pairs are left aside.
 */
export function parseRamps(css: string): ReadonlyMap<string, Color> {
  const property = /--([a-z]+-[a-z0-9]+):\s*oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)\s*;/g;
  return new Map(
    Array.from(css.matchAll(property), ([, name = '', l, c, h]) => [
      name,
      issueColor(oklchToHex(Number(l), Number(c), Number(h))),
    ]),
  );
}

const tokens = parseRamps(readFileSync(tokensFile, 'utf8'));

/**
 * A ramp with the given steps.
 * @throws if the tokens lack a step
 */
function ramp<Step extends number | string>(name: string, steps: readonly Step[]) {
  // `Object.fromEntries` has no type for the names of the keys.
  return Object.fromEntries(
    steps.map((step) => {
      const color = tokens.get(`${name}-${step}`);
      if (!color) throw new Error(`ramps: the tokens have no --${name}-${step}`);
      return [step, color];
    }),
  ) as Readonly<Record<Step, Color>>;
}

const own = (lightness: number, chroma: number, hue: number): Color =>
  issueColor(oklchToHex(lightness, chroma, hue));

export const blue = ramp('blue', [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
export const orange = ramp('orange', [100, 200, 300, 400, 500, 600, 700]);
export const paper = ramp('paper', [0, 50, 100, 200, 300, 400]);
export const leaf = ramp('leaf', [100, 300, 500, 600, 700]);
/** 500 is between two tokens: the red of a car, lighter than an error. */
export const brick = { ...ramp('brick', [100, 300, 600]), 500: own(0.66, 0.16, 30) } as const;
export const butter = ramp('butter', [200, 400]);
export const navy = ramp('navy', ['ink', 'quiet']);
export const white = issueColor('#ffffff');

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
  gray: own(0.6, 0.025, 60),
  silver: own(0.8, 0.012, 80),
} as const;
