/**
 * Colours and their mixing. Only a ramp may issue a colour, and only issued colours can be mixed
 * or painted with, so a picture cannot hold a colour that does not come from the ramps.
 */

/** An sRGB colour as `#rrggbb`, issued by a ramp or mixed from ramp colours. */
export type Colour = `#${string}` & { readonly issued: unique symbol };

const issuedColours = new Set<string>();

/** Marks a colour as one that pictures may use. For ramps; drawings mix instead. */
export function issueColour(hex: string): Colour {
  issuedColours.add(hex);
  return hex as Colour;
}

/** True for colours of the ramps and their mixtures made so far in this process. */
export const isIssued = (hex: string): hex is Colour => issuedColours.has(hex);

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const toHex = (values: readonly number[]): string =>
  '#' + values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');

/**
 * Blends two colours in sRGB.
 * @param share how much of `other`, 0 to 1, in steps of 1/20: fewer tones compress better
 */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  if (!isIssued(colour) || !isIssued(other)) {
    throw new Error(`mix: ${colour} or ${other} does not come from the ramps`);
  }
  const step = Math.round(share * 20) / 20;
  const target = channels(other);
  return issueColour(
    toHex(channels(colour).map((value, i) => value + ((target[i] ?? value) - value) * step)),
  );
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
