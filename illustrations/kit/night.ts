/**
 * Night: the same drawing with its lamps lit. Glass turns warm, beacons (signs, pins,
 * flags) keep their colour, everything else sinks towards navy, the brightest most.
 */
import { type Colour, mix } from '../drawing/colour.ts';
import type { Drawing, Group, Paint, Shape } from '../drawing/drawing.ts';
import { blue, butter, orange, white } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';

const channelsOf = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/** Relative brightness, 0 to 1, near enough for choosing how far a colour sinks. */
function brightness(colour: Colour): number {
  const [red = 0, green = 0, bluePart = 0] = channelsOf(colour);
  return 0.3 * red + 0.59 * green + 0.11 * bluePart;
}

const saturation = (colour: Colour): number =>
  Math.max(...channelsOf(colour)) - Math.min(...channelsOf(colour));

/** Of two neighbouring panes one is nearer its lamp. */
const lamplight = (glass: Colour): Colour =>
  brightness(glass) > 0.85 ? butter[200] : brightness(glass) > 0.7 ? butter[400] : orange[300];

const isWarm = (colour: Colour): boolean => {
  const [red = 0, , bluePart = 0] = channelsOf(colour);
  return red > bluePart && saturation(colour) > 0.5;
};

/** Paper and stone take the blue of the moon; strong colours only lose some light. */
function moonlit(colour: Colour): Colour {
  if (isWarm(colour)) return mix(colour, blue[950], 0.15);
  return saturation(colour) < 0.3 && brightness(colour) > 0.35
    ? mix(mix(colour, blue[500], 0.55), blue[950], 0.1 + 0.45 * (1 - brightness(colour)))
    : mix(colour, blue[950], 0.2 + 0.25 * brightness(colour));
}

function paintAtNight(paint: Paint): Paint {
  if (paint.night === 'beacon') return paint;
  if (paint.night === 'glass') {
    return { ...paint, fill: paint.fill === 'none' ? 'none' : lamplight(paint.fill) };
  }
  // The shine of daylight on a pane.
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

export function atNight(drawing: Drawing): Drawing {
  if (Array.isArray(drawing)) return drawing.map((part: Drawing) => atNight(part));
  const part = drawing as Shape | Group;
  return part.kind === 'group'
    ? { ...part, content: atNight(part.content) }
    : { ...part, paint: paintAtNight(part.paint) };
}

/** The same picture for the dark theme. */
export const pictureAtNight = (day: Picture): Picture => ({
  ...day,
  drawing: atNight(day.drawing),
});
