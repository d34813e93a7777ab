/**
 * The dark version of a drawing. Glass gets a warm color, beacons (signs, pins, flags) keep their color, and
 * everything else is under moonlight.
 */
import { type Color, lit, mix } from '../drawing/color.ts';
import type { Drawing, Paint, Shape } from '../drawing/drawing.ts';
import { blue, brick, butter, leaf, navy, orange, paper, skin, white } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';

const channelsOf = (color: Color): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

/** Approximate brightness, 0 to 1, which decides how much navy is mixed in. */
function brightness(color: Color): number {
  const [red = 0, green = 0, bluePart = 0] = channelsOf(color);
  return 0.3 * red + 0.59 * green + 0.11 * bluePart;
}

const saturation = (color: Color): number =>
  Math.max(...channelsOf(color)) - Math.min(...channelsOf(color));

/** Lighter glass gets a lighter lamp color, so that panes differ. */
const lamplight = (glass: Color): Color =>
  brightness(glass) > 0.85 ? butter[200] : brightness(glass) > 0.7 ? butter[400] : orange[300];

/** The steps of the ramp, and the shades of a hand, which are between two of them. */
const skins: ReadonlySet<Color> = new Set(
  Object.values(skin).flatMap((one) =>
    Object.values(skin).flatMap((other) =>
      Array.from({ length: 11 }, (_, step) => mix(one, other, step / 20)),
    ),
  ),
);

/** On white walls. */
const moonlight = mix(blue[100], blue[400], 0.25);
/** On paper, which stays warm beside the blue of the rest. */
const onPaper = mix(paper[300], blue[300], 0.2);
/** On pale blue, which needs less blue in the light for the same result. */
const onPaleBlue = mix(blue[300], navy.quiet, 0.2);
/** On gray roofs. */
const onGray = mix(blue[200], blue[400], 0.5);

/** The light that a pale color is seen in. */
function lightOn(red: number, bluePart: number): Color {
  if (red - bluePart > 0.05) return onPaper;
  if (bluePart - red > 0.1) return onPaleBlue;
  return red < 0.8 ? onGray : moonlight;
}

/** Orange and red stay strong, pale orange gets stronger, pale grays get moonlight, the rest becomes darker. */
function moonlit(color: Color): Color {
  if (skins.has(color)) return mix(color, blue[950], 0.2);
  const [red = 0, green = 0, bluePart = 0] = channelsOf(color);
  const isWarm = red > bluePart;
  if (isWarm && saturation(color) > 0.5) return mix(color, blue[950], 0.05);
  const isYellow = green > 0.82 * red && saturation(color) > 0.3;
  if (isWarm && !isYellow && saturation(color) > 0.22 && green - bluePart > 0.15) {
    return mix(mix(color, orange[500], 0.4), blue[950], 0.1);
  }
  return saturation(color) < 0.3 && brightness(color) > 0.35
    ? lit(color, lightOn(red, bluePart))
    : mix(color, blue[950], 0.2 + 0.25 * brightness(color));
}

function paintAtNight(paint: Paint): Paint {
  if (paint.night === 'beacon') return paint;
  if (paint.night === 'glass') {
    return paint.fill === 'none'
      ? { ...paint, stroke: butter[200] }
      : { ...paint, fill: lamplight(paint.fill) };
  }
  // A reflection on a pane.
  if (paint.fill === white && paint.opacity) return { ...paint, opacity: paint.opacity * 0.4 };
  return {
    ...paint,
    fill: paint.fill === 'none' ? 'none' : moonlit(paint.fill),
    ...(paint.stroke && { stroke: moonlit(paint.stroke) }),
    ...(paint.shading && {
      shading: [moonlit(paint.shading[0]), moonlit(paint.shading[1])] as const,
    }),
  };
}

/** The drawing with another paint for each of its shapes. */
function repainted(drawing: Drawing, paintOf: (shape: Shape) => Paint): Drawing {
  if (!('kind' in drawing)) return drawing.map((part) => repainted(part, paintOf));
  return drawing.kind === 'group'
    ? { ...drawing, content: repainted(drawing.content, paintOf) }
    : { ...drawing, paint: paintOf(drawing) };
}

/** A portrait in less light: shaded skin, gray hair and teeth keep their hues. */
function dimmed(paint: Paint): Paint {
  const dim = (color: Color) => mix(color, blue[950], 0.22);
  return {
    ...paint,
    fill: paint.fill === 'none' ? 'none' : dim(paint.fill),
    ...(paint.stroke && { stroke: dim(paint.stroke) }),
  };
}

/** The drawing in the light of the moon, with its glass and beacons lit. */
export const atNight = (drawing: Drawing): Drawing =>
  repainted(drawing, ({ paint }) => paintAtNight(paint));

/** Text colors of an interface, with those of its dark theme. */
const inks: ReadonlyMap<Color, Color> = new Map([
  [navy.ink, paper[50]],
  [navy.quiet, blue[200]],
  [mix(navy.quiet, white, 0.15), blue[200]],
  [mix(blue[300], navy.quiet, 0.2), blue[300]],
  // Letters that are too faint stay so.
  [mix(navy.quiet, paper[100], 0.6), mix(blue[950], blue[300], 0.35)],
  [leaf[700], leaf[300]],
  [brick[600], brick[300]],
  [blue[600], blue[300]],
  [blue[700], blue[200]],
]);

/** The color of a surface in the dark theme of an interface: pale colors become dark, others and hands stay. */
const onDarkScreen = (color: Color): Color => {
  if (skins.has(color)) return color;
  const light = brightness(color);
  if (light < 0.62 || saturation(color) > 0.45) return color;
  return color === white
    ? mix(blue[950], blue[800], 0.6)
    : mix(blue[950], blue[500], Math.min(0.5, (1 - light) * 1.6));
};

function screenPaint(shape: Shape): Paint {
  const { paint } = shape;
  if (paint.night === 'beacon') return paint;
  const { fill, stroke } = paint;
  const isText = shape.kind === 'path' && shape.isLettering === true;
  const paintOf = (color: Color): Color =>
    isText || color === leaf[700] ? (inks.get(color) ?? color) : onDarkScreen(color);
  return {
    ...paint,
    fill: fill === 'none' ? fill : paintOf(fill),
    ...(stroke && {
      stroke: stroke === white ? onDarkScreen(white) : (inks.get(stroke) ?? onDarkScreen(stroke)),
    }),
  };
}

/** A screen in its own dark theme: pale surfaces turn dark, text turns light, marks keep their color. */
const screenAtNight = (drawing: Drawing): Drawing => repainted(drawing, screenPaint);

/** Paper on a desk: pale colors get some moonlight; ink, marks and hands keep their color. */
function paperPaint(paint: Paint): Paint {
  const light = mix(blue[100], navy.quiet, 0.1);
  const paintOf = (color: Color): Color =>
    !skins.has(color) && brightness(color) > 0.62 && saturation(color) < 0.45
      ? lit(color, light)
      : color;
  return {
    ...paint,
    fill: paint.fill === 'none' ? 'none' : paintOf(paint.fill),
    ...(paint.stroke && { stroke: paintOf(paint.stroke) }),
  };
}

/** The same picture of papers for the dark theme. */
export const paperPictureAtNight = (day: Picture): Picture => ({
  ...day,
  drawing: repainted(day.drawing, ({ paint }) => paperPaint(paint)),
});
/** The same picture for the dark theme. */
export const pictureAtNight = (day: Picture): Picture => ({
  ...day,
  drawing: atNight(day.drawing),
});
/** The same portrait for the dark theme. */
export const portraitAtNight = (day: Picture): Picture => ({
  ...day,
  drawing: repainted(day.drawing, ({ paint }) => dimmed(paint)),
});
/** The same screen for the dark theme. */
export const screenPictureAtNight = (day: Picture): Picture => ({
  ...day,
  drawing: screenAtNight(day.drawing),
});
