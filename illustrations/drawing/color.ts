/**
 * Colors and mixing. Only ramps issue colors, and only issued colors can be mixed or painted, so
 * pictures use no others.
 */

/** An sRGB color as `#rrggbb`, issued by a ramp or mixed from ramp colors. */
export type Color = `#${string}` & { readonly issued: unique symbol };

const issuedColors = new Set<string>();

/** Registers a color for use in pictures. For ramps only; drawings use `mix`. */
export function issueColor(hex: string): Color {
  issuedColors.add(hex);
  return hex as Color;
}

/** Whether a color comes from the ramps or from mixing. */
export const isIssued = (hex: string): hex is Color => issuedColors.has(hex);

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const toHex = (values: readonly number[]): string =>
  '#' + values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');

/**
 * Blends two colors in sRGB.
 * @param share how much of `other`, 0 to 1, in steps of 1/20: fewer tones compress better
 */
export function mix(color: Color, other: Color, share: number): Color {
  if (!isIssued(color) || !isIssued(other)) {
    throw new Error(
      `mix: ${color} or ${other} does not come from the ramps. Use a color of drawing/ramps.ts.`,
    );
  }
  const step = Math.round(share * 20) / 20;
  const target = channels(other);
  return issueColor(
    toHex(channels(color).map((value, i) => value + ((target[i] ?? value) - value) * step)),
  );
}

/**
 * A color under a colored light: each channel times that of the light, so hues stay apart.
 */
export function lit(color: Color, light: Color): Color {
  if (!isIssued(color) || !isIssued(light)) {
    throw new Error(
      `lit: ${color} or ${light} does not come from the ramps. Use a color of drawing/ramps.ts.`,
    );
  }
  const target = channels(light);
  return issueColor(toHex(channels(color).map((value, i) => (value * (target[i] ?? 255)) / 255)));
}

/** A color in OKLab: lightness 0 to 1, then green to red and blue to yellow. */
function toOklab(hex: string): readonly [number, number, number] {
  const [red = 0, green = 0, bluePart = 0] = channels(hex).map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * bluePart);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * bluePart);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * bluePart);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The OKLab distance of two colors. Black and white are 1 apart. */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/**
 * OKLCH to sRGB, clipped to the gamut. Matrices: https://bottosson.github.io/posts/oklab/
 * @param lightness 0 to 1
 * @param hue degrees
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return toHex(
    linear.map((value) => {
      const v = Math.max(0, Math.min(1, value));
      return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
    }),
  );
}
