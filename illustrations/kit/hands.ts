/** Hands at the size of a close-up. Light comes from the right, so the left side of each is shaded. */
import { type Color, mix } from '../drawing/color.ts';
import { type Drawing, path, rect, stroke, transformed } from '../drawing/drawing.ts';
import { shade, tint } from '../drawing/isometric.ts';
import { blue, orange, skin } from '../drawing/ramps.ts';

type HandOptions = {
  readonly tone: Color;
  readonly sleeve: Color;
};

/** Skin in shade. Between two steps of the ramp, which the night recognizes as skin. */
export const inShade = (tone: Color, share: number): Color => mix(tone, skin[5], share * 1.5);

/** Lighter than the hand, but darker on the lightest. */
export function nailOf(tone: Color): Color {
  const steps = Object.values(skin);
  const lighter = steps[steps.indexOf(tone) - 1];
  return lighter ?? mix(skin[1], skin[2], 0.4);
}

/** A pencil, 240 long, its tip on the origin. */
const longPencil = (color: Color): Drawing =>
  transformed('rotate(56)', [
    path('M-9.5-44h19v-196h-19Z', color),
    path('M-9.5-44h6.5v-196h-6.5Z', shade(color, 0.28)),
    path('M-9.5-44h19L0 0Z', skin[1]),
    path('M-3.9-18h7.8L0 0Z', blue[950]),
    rect(-9.5, -252, 19, 14, blue[200]),
    path('M-9.5-252v-6q0-9 9.5-9t9.5 9v6Z', shade(color, 0.28)),
  ]);

/** A pen, 240 long, its tip on the origin. */
export const longPen = (color: Color): Drawing =>
  transformed('rotate(56)', [
    path('M-9.5-44h19v-206q0-9-9.5-9t-9.5 9Z', color),
    path('M-9.5-44h6.5v-212q-6.5 1-6.5 8Z', shade(color, 0.28)),
    path('M-9.5-46h19L3-8h-6Z', blue[200]),
    path('M-9.5-46h6.5L-1.5-8H-3Z', blue[400]),
    path('M-3-9h6L0 0Z', blue[950]),
    rect(-9.5, -160, 19, 6, blue[200]),
    rect(3, -236, 5, 82, blue[200], 2.5),
  ]);

/** A right hand that writes, its arm from the lower right. Origin: the tip of the pencil or pen. */
export const writingHand = (
  { tone, sleeve }: HandOptions,
  /** The color of a pencil, or another thing to write with. */
  tool: Color | Drawing = orange[500],
): Drawing => [
  path('M232 100L322 40L640 350L560 460Z', sleeve),
  path('M232 100L262 80L590 420L560 460Z', shade(sleeve, 0.2)),
  // Ring and little finger, curled under the hand.
  stroke('M160 84Q118 104 92 84', inShade(tone, 0.3), 38),
  stroke('M146 56Q98 74 68 52', inShade(tone, 0.2), 40),
  // The back of the hand.
  path(
    'M84-34C100-86 148-98 188-74C236-48 274 2 312 52L246 112C222 116 178 122 150 106C108 88 76 34 84-34Z',
    tone,
  ),
  path(
    'M150 106C178 122 222 116 246 112L262 97C226 100 188 98 164 80C140 62 122 42 118 20L82 6C88 50 116 92 150 106Z',
    inShade(tone, 0.1),
  ),
  // Middle finger, under the tool, and the hollow behind it.
  stroke('M100 32Q74 36 46 12', inShade(tone, 0.12), 38),
  path('M60-46Q96-84 122-70Q104-44 106-8L84 2Q72-22 60-46Z', inShade(tone, 0.12)),
  typeof tool === 'string' ? longPencil(tool) : tool,
  // The palm between index finger and thumb hides the tool.
  path(
    'M146-66Q112-94 80-68T38-32L54-8Q78-14 102 22T150 56Q116 26 118-8Q120-42 146-66Z',
    inShade(tone, 0.12),
  ),
  // Index finger and thumb close around the tool.
  stroke('M158-58Q112-94 80-68T38-32', tone, 35),
  path('M24-24Q22-38 36-46Q48-46 48-36Q42-24 30-18Q25-19 24-24Z', nailOf(tone)),
  stroke('M160 58Q126 56 102 22T54-8', tone, 35),
  stroke('M150 76Q116 68 96 36T58 11', inShade(tone, 0.16), 4),
  path('M226 104L318 36L342 62L250 132Z', tint(sleeve, 0.25)),
];

/** A thumb that holds something flat by its edge, the arm from below. Origin: the tip of the thumb. */
export const holdingFingers = ({ tone, sleeve }: HandOptions): Drawing => [
  path('M18 150L150 96L260 330L96 400Z', sleeve),
  path('M18 150L60 132L150 380L96 400Z', shade(sleeve, 0.2)),
  // Index and middle finger behind the thing, seen beside its edge.
  stroke('M104 66Q70 10 -24 -6', inShade(tone, 0.28), 38),
  stroke('M122 58Q92-20 0-46', inShade(tone, 0.14), 38),
  path(
    'M-6 40C20 18 60 6 96 26C132 48 146 84 152 110L34 162C14 132-10 84-6 40Z',
    inShade(tone, 0.14),
  ),
];
/** The thumb of the hand that holds, drawn after the thing that is held. */
export const holdingThumb = ({ tone, sleeve }: HandOptions): Drawing => [
  path(
    'M152 110L34 162C8 140-8 112-15 80C-20 56-28 36-25 8C-22-17 9-21 17 3C24 28 36 46 56 56C92 66 122 72 152 110Z',
    tone,
  ),
  // The nail, with skin around it, and the folds of the joint.
  path(
    'M-15 8C-15-6 6-10 10 4C12 13 11 20 9 25Q-2 30-11 26C-14 20-15 14-15 8Z',
    mix(tone, nailOf(tone), 0.75),
  ),
  stroke('M-8 58Q4 51 18 55M-5 67Q4 62 12 64', inShade(tone, 0.2), 3),
  path('M34 162C8 140-8 112-16 78C-6 98 14 122 48 156Z', inShade(tone, 0.12)),
  path('M14 158L152 94L166 126L30 190Z', tint(sleeve, 0.25)),
];

/** A right hand with its index finger out, the arm from the lower right. Origin: the fingertip. */
export const pointingHand = ({ tone, sleeve }: HandOptions): Drawing => [
  path('M252 192L348 126L640 400L540 500Z', sleeve),
  path('M252 192L286 168L600 470L540 500Z', shade(sleeve, 0.2)),
  // Little, ring and middle finger, curled.
  stroke('M200 186Q164 192 146 170', inShade(tone, 0.3), 38),
  stroke('M186 160Q140 166 120 140', inShade(tone, 0.2), 40),
  stroke('M160 124Q122 132 100 104', inShade(tone, 0.1), 40),
  // The back of the hand.
  path(
    'M118 36C146 20 186 28 222 64C258 98 302 120 338 148L262 208C226 206 190 198 168 176C138 154 120 120 112 84Z',
    tone,
  ),
  path(
    'M168 176C190 198 226 206 262 208L282 190C238 190 206 178 184 156C170 142 158 132 150 120L124 124C132 144 150 164 168 176Z',
    inShade(tone, 0.1),
  ),
  stroke('M160 60Q116 52 17 15', tone, 36),
  path('M2 10C4 0 12-2 20 2L30 8C28 18 22 22 14 20C6 18 2 16 2 10Z', nailOf(tone)),
  // The thumb lies on the middle finger.
  stroke('M208 138Q168 134 132 98', tone, 36),
  stroke('M196 158Q152 150 119 112', inShade(tone, 0.16), 4),
  path('M244 196L342 118L368 146L270 226Z', tint(sleeve, 0.25)),
];

/** A finger around the left edge of a phone, which is at x = 0: a knuckle beside the phone, and a narrower tip with its nail on the screen. */
export function fingerAround(
  tone: Color,
  y: number,
  left: number,
  tip: number,
  height: number,
  angle: number,
): Drawing {
  const [h, middle] = [height, left + height * 0.5];
  const shape = (from: number) =>
    `M${left} ${y + h * 0.5}C${left} ${y + h * 0.1} ${left + h * 0.2} ${y} ${middle} ${y}` +
    `C${left + h} ${y} ${tip - h * 0.7} ${y + h * 0.08} ${tip - h * 0.3} ${y + h * 0.14}` +
    `C${tip + h * 0.04} ${y + h * 0.2} ${tip + h * 0.04} ${y + h * (from - 0.16)} ${tip - h * 0.3} ${y + h * (from - 0.12)}` +
    `C${tip - h * 0.7} ${y + h * (from - 0.06)} ${left + h} ${y + h * from} ${middle} ${y + h * from}` +
    `C${left + h * 0.2} ${y + h * from} ${left} ${y + h * (from - 0.1)} ${left} ${y + h * 0.5}Z`;
  return transformed(`rotate(${angle} ${left} ${y})`, [
    path(shape(1.1), inShade(tone, 0.3)),
    path(shape(0.97), tone),
    rect(tip - h * 0.56, y + h * 0.3, h * 0.46, h * 0.36, mix(tone, nailOf(tone), 0.8), h * 0.18),
    stroke(`M${middle + 3} ${y + h * 0.22}q-4 ${h * 0.26} 0 ${h * 0.5}`, inShade(tone, 0.2), 2.4),
  ]);
}
