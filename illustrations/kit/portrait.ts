/**
 * Portraits, 400 by 440. A head is about 118 wide and centered at x = 200; flat skin with one shade
 * on the left, dot eyes, a one-stroke nose, and a smile except on a worried face.
 */
import { type Color, mix } from '../drawing/color.ts';
import {
  type Drawing,
  circle,
  ellipse,
  path,
  rect,
  stroke,
  transformed,
} from '../drawing/drawing.ts';
import { isoLines } from '../drawing/iso-lines.ts';
import { blue, brick, skin as skins, white } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';

/** Ground of a portrait: sky, its iso-lines, and two slopes. */
type PortraitGround = {
  readonly sky: Color;
  readonly lines: Color;
  readonly far: Color;
  readonly near: Color;
};

/** Shape of a head, in pixels. */
export type HeadShape = {
  /** Half the width at the temples. */
  readonly halfWidth: number;
  /** From the temples down to where the jaw begins. */
  readonly cheek: number;
  /** From there to the chin. */
  readonly jaw: number;
  /** How far the jaw stays wide before it turns in: 25 is a heart, 55 square. */
  readonly fullness: number;
  /** Half the width of the chin's flat part: 20 is pointed, 45 broad. */
  readonly chin: number;
};

export const headShapes = {
  oval: { halfWidth: 59, cheek: 32, jaw: 66, fullness: 38, chin: 33 },
  round: { halfWidth: 63, cheek: 26, jaw: 60, fullness: 42, chin: 36 },
  square: { halfWidth: 61, cheek: 40, jaw: 58, fullness: 46, chin: 44 },
  long: { halfWidth: 54, cheek: 44, jaw: 68, fullness: 40, chin: 30 },
  heart: { halfWidth: 59, cheek: 26, jaw: 74, fullness: 32, chin: 22 },
} as const satisfies Record<string, HeadShape>;

type FaceOptions = {
  readonly shape: HeadShape;
  readonly skin: Color;
  readonly brow: Color;
  /** Where the face looks: -1 left, 0 at the viewer, 1 right. */
  readonly turn?: number;
  readonly mouth?: 'open' | 'closed' | 'broad' | 'worried';
  /** Eyes narrowed by a smile instead of dots. */
  readonly eyes?: 'dots' | 'laughing';
  readonly browWidth?: number;
  readonly glasses?: { readonly color: Color; readonly shape: 'round' | 'square' };
  /** False under a scarf. */
  readonly ears?: boolean;
  /** Lines of age beside the eyes and mouth. */
  readonly lines?: boolean;
};

/** The flat shade of a skin: warmer than the shade of walls. */
export const skinShade = (skin: Color): Color => mix(mix(skin, brick[600], 0.1), skins[5], 0.3);
const lip: Color = mix(brick[600], blue[950], 0.45);

/** Height of the temples, where the crown ends. */
const temple = 170;

/** The outline of a head. */
function headOutline({ halfWidth: w, cheek, jaw, fullness, chin }: HeadShape): string {
  const right = `v${cheek}c0 ${fullness}${-(w - chin)} ${jaw}${-w} ${jaw}`;
  const left = `s${-w}${fullness - jaw}${-w}${-jaw}`.replace(/(\d)-/g, '$1 -');
  return `M${200 - w} ${temple}a${w} ${w} 0 0 1 ${2 * w} 0${right}${left}Z`.replace(
    /(\d)-/g,
    '$1 -',
  );
}

const neck = (skin: Color): Drawing => path('M172 236h56v62a28 28 0 0 1-56 0Z', skinShade(skin));

const ear = (x: number, color: Color) => ellipse(x, 200, 13, 15, color);

/** A mouth whose middle is at x. */
function mouthAt(x: number, y: number, mouth: NonNullable<FaceOptions['mouth']>): Drawing {
  switch (mouth) {
    case 'closed':
      return stroke(`M${x - 20} ${y + 1}q21 17 41 0`, lip, 5);
    case 'worried':
      return stroke(`M${x - 18} ${y + 10}q19-17 38 0`, lip, 5);
    case 'open':
      return [
        path(`M${x - 22} ${y}h45a22.5 20 0 0 1-45 0Z`, lip),
        path(`M${x - 17} ${y}h35v2a4 4 0 0 1-4 4h-27a4 4 0 0 1-4-4Z`, white),
      ];
    case 'broad':
      return [
        path(`M${x - 25} ${y - 2}q25 9 50 0q-4 24-25 24t-25-24Z`, lip),
        path(`M${x - 22} ${y - 1}q22 7 44 0l-2 8q-20 6-40 0Z`, white),
      ];
  }
}

/** Head with ears, and the face on it. Hair and beards are drawn around it. */
function face(options: FaceOptions): Drawing {
  const { shape, skin, brow, turn = 0, mouth = 'closed', eyes = 'dots', browWidth = 5.5 } = options;
  const { glasses, lines = false, ears = true } = options;
  const { halfWidth: w, cheek, jaw, fullness, chin } = shape;
  const shadow = skinShade(skin);
  const blush = mix(skin, brick[500], 0.5);
  const chinY = temple + cheek + jaw;
  const shift = turn * 9;
  const eyeY = 192;
  const mouthY = Math.round(chinY - 38);
  const [leftEye, rightEye] = [176 + shift * 1.1, 225 + shift * 0.9];
  const middle = 200 + shift;
  // A face turned far to the left shows little of its shaded side.
  const isAverted = turn < -0.5;
  const isWorried = mouth === 'worried';
  const eye = (x: number): Drawing =>
    eyes === 'laughing'
      ? stroke(`M${x - 8} ${eyeY + 2}q8-10 16 0`, blue[950], 4.5)
      : [ellipse(x, eyeY, 5.2, 6.4, blue[950]), circle(x + 2, eyeY - 2.4, 1.7, white)];
  const lens = (x: number): Drawing => {
    const paint = { fill: white, opacity: 0.22 };
    const rim = { fill: 'none', stroke: glasses?.color ?? blue[800], strokeWidth: 5 } as const;
    return glasses?.shape === 'square'
      ? [rect(x - 21, 176, 42, 31, paint, 8), rect(x - 21, 176, 42, 31, rim, 8)]
      : [circle(x, 192, 19, paint), circle(x, 192, 19, rim)];
  };
  return [
    // A turned head shows more of the far ear's side.
    ears
      ? [
          ear(200 - w + 2 - shift * 0.6, shadow),
          ear(200 + w - 2 - shift * 0.6, skin),
          stroke(`M${197 + w - shift * 0.6} 193q7 3 4 13`, shadow, 3),
        ]
      : [],
    path(headOutline(shape), skin),
    path(
      isAverted
        ? `M${200 - w} ${temple}a${w} ${w} 0 0 1 ${w * 0.5} ${-w * 0.86}C${200 - w * 0.8} 146 ${200 - w * 0.88} ${eyeY} ${200 - w * 0.84} ${mouthY - 34}C${200 - w * 0.8} ${mouthY} ${200 - w * 0.45} ${chinY - 6} 200 ${chinY}C${200 - chin} ${chinY} ${200 - w} ${temple + cheek + fullness} ${200 - w} ${temple + cheek}Z`
        : `M${200 - w} ${temple}a${w} ${w} 0 0 1 ${w * 0.5} ${-w * 0.86}c${-w * 0.2} 22 ${-w * 0.24} 48 ${-w * 0.2} ${
            60 + cheek * 0.55
          }c2 ${jaw * 0.52} ${w * 0.24} ${jaw * 0.88} ${w * 0.6} ${jaw * 1.02}c${-w * 0.5}-3 ${-w * 0.9} ${-jaw * 0.46} ${
            -w * 0.9
          } ${-jaw}Z`,
      { fill: shadow, opacity: 0.7 },
    ),
    ellipse(leftEye - (isAverted ? 4 : 13), 219, 11, 7.5, { fill: blush, opacity: 0.55 }),
    ellipse(rightEye + 13, 219, 11, 7.5, { fill: blush, opacity: 0.55 }),
    eye(leftEye),
    eye(rightEye),
    stroke(
      isWorried ? `M${leftEye - 13} 177q12-4 23-12` : `M${leftEye - 12} 174q12-8 23-2`,
      brow,
      browWidth,
    ),
    stroke(
      isWorried ? `M${rightEye - 10} 165q11 8 23 12` : `M${rightEye - 11} 172q11-6 23 2`,
      brow,
      browWidth,
    ),
    stroke(
      `M${middle + 3 + shift * 0.5} 194q${7 + turn * 3} 13 ${5 + turn * 2} 19q-2 4-10 3`,
      shadow,
      4.5,
    ),
    mouthAt(middle, mouthY, mouth),
    lines
      ? [
          stroke(
            `${isAverted ? '' : `M${leftEye - 20} 190l-7-4M${leftEye - 20} 197l-7 1`}M${rightEye + 20} 190l7-4M${rightEye + 20} 197l7 1`,
            shadow,
            2.5,
          ),
          stroke(
            `${isAverted ? '' : `M${middle - 30} ${mouthY - 10}q-6 8-3 16`}M${middle + 30} ${mouthY - 10}q6 8 3 16`,
            shadow,
            2.5,
          ),
        ]
      : [],
    glasses
      ? [
          lens(leftEye),
          lens(rightEye),
          stroke(
            `M${leftEye + 20} 189q${(rightEye - leftEye - 40) / 2}-5 ${rightEye - leftEye - 40} 0M${leftEye - 20} 188l-14-4M${rightEye + 20} 188l14-4`,
            glasses.color,
            5,
          ),
        ]
      : [],
  ];
}

/** Shoulders and chest in one color, with its shade on the left. */
export const torso = (color: Color, shaded: Color): Drawing => [
  path('M40 440c4-84 56-112 122-128h76c66 16 118 44 122 128Z', color),
  path('M40 440c4-84 56-112 122-128h8c-40 32-56 72-56 128Z', shaded),
];

const landscape = isoLines({
  width: 400,
  height: 440,
  hills: [
    { center: [300, 90], radii: [150, 120], height: 1, turn: 0.4 },
    { center: [60, 300], radii: [120, 110], height: 0.5 },
  ],
  levels: [0.25, 0.4, 0.55, 0.7, 0.85],
  step: 8,
}).join('');

type Sitter = {
  readonly name: string;
  readonly ground: PortraitGround;
  /** Behind the neck: long hair. */
  readonly behind?: Drawing;
  readonly body: Drawing;
  readonly face: FaceOptions;
  /** Over the face and turned with it: hair, beard, hat, earrings. */
  readonly over: Drawing;
  /** In front of everything: hands, tools, straps. */
  readonly front?: Drawing;
  /** Degrees by which the head leans to the right shoulder. */
  readonly tilt?: number;
  /** Offset of the person from the middle, in pixels to the right. */
  readonly aside?: number;
};

/** A person on the canvas of a portrait, without a ground. */
export function bust(sitter: Omit<Sitter, 'name' | 'ground' | 'aside'>): Drawing {
  const { behind = [], body, over, front = [], tilt = 0 } = sitter;
  const lean = (drawing: Drawing) =>
    tilt === 0 ? drawing : transformed(`rotate(${tilt} 200 280)`, drawing);
  return [lean(behind), body, neck(sitter.face.skin), lean([face(sitter.face), over]), front];
}

/** A portrait of one person. */
export function portrait(sitter: Sitter): Picture {
  const { name, ground, aside = 0 } = sitter;
  const person = bust(sitter);
  return {
    title: `Illustrated portrait of ${name}`,
    width: 400,
    height: 440,
    drawing: [
      rect(0, 0, 400, 440, ground.sky),
      stroke(landscape, ground.lines, 2),
      path('M0 372q70-18 120-64t120-40t160-92v264H0Z', ground.far),
      path('M0 420q90-16 160-56t120-34t120-70v180H0Z', ground.near),
      aside === 0 ? person : transformed(`translate(${aside})`, person),
    ],
  };
}
