/**
 * The hill of the landing page: six terraces with nine places, and the premises at each place. The
 * still picture, its night version, the social picture and the separate layers of the interactive
 * scene all come from here.
 *
 * The ground never covers a place, so the drawing order is always: ground, premises by depth, pins.
 * A layer that moves to another place is therefore never covered wrongly.
 */
import { keysOf } from '#app/lib/record.ts';
import { type Color, mix } from '../drawing/color.ts';
import { type Drawing, at, ellipse, rect } from '../drawing/drawing.ts';
import { blob, extrude } from '../drawing/extrusion.ts';
import { type Place, block, onRightFace, place, project, tint } from '../drawing/isometric.ts';
import { lettering } from '../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';
import { bakery } from './buildings/bakery.ts';
import { clinic } from './buildings/clinic.ts';
import { garage } from './buildings/garage.ts';
import { lawOffice } from './buildings/law-office.ts';
import { shop } from './buildings/shop.ts';
import { studio } from './buildings/studio.ts';
import { warehouse } from './buildings/warehouse.ts';
import { pin } from './markers.ts';
import { bush, pine, tree } from './nature.ts';
import { atNight } from './night.ts';
import { person } from './people.ts';
import { umbrella } from './street.ts';
import { stairs } from './terrain.ts';
import { car } from './vehicles.ts';

/** Height of one terrace, model units. */
const rise = 27;

/** Size of every picture of the hill, and where the model's origin falls in it, pixels. */
const canvas = { width: 790, height: 700, origin: [440, 410] } as const;

/** Terraces from the foot to the summit, each a little uphill of the one below. */
const terraces = [
  {
    center: [0, 56],
    radii: [252, 282],
    colors: [blue[700], mix(blue[700], blue[800], 0.6), blue[900]],
  },
  { center: [2, 22], radii: [226, 246], colors: [blue[600], blue[700], blue[800]] },
  { center: [4, -18], radii: [202, 206], colors: [blue[500], blue[600], blue[700]] },
  { center: [2, -60], radii: [172, 166], colors: [blue[400], blue[500], blue[600]] },
  { center: [0, -102], radii: [138, 126], colors: [blue[200], blue[300], blue[400]] },
  { center: [-4, -142], radii: [104, 86], colors: [paper[100], paper[300], paper[400]] },
] as const;

const terraceBoards: Drawing = terraces.map(
  ({ center: [x, y], radii: [rx, ry], colors }, level) => {
    const [top, lit, shaded] = colors;
    const z = level * rise;
    const shape = { seed: 4 + level * 0.013, wobble: 0.022 };
    return [
      extrude(
        blob({ ...shape, center: [x, y + 3], radii: [rx + 5, ry + 6] }),
        z - rise,
        z - rise + 13,
        { top: mix(top, lit, 0.55), lit, shaded, rim: tint(top, 0.2) },
      ),
      extrude(blob({ ...shape, center: [x, y], radii: [rx, ry] }), z - rise + 13, z, {
        top,
        lit,
        shaded,
        rim: tint(top, 0.4),
      }),
    ];
  },
);

/** Search results from 1 (the summit) to 9 (the foot). The way up zigzags from stairs to stairs. */
type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
const ranks: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Where the middle of a shop's footprint is: model units, and the terrace. */
const places: Readonly<Record<Rank, readonly [x: number, y: number, level: number]>> = {
  1: [-14, -148, 5],
  2: [58, -16, 4],
  3: [-72, -18, 4],
  4: [-104, 64, 3],
  5: [74, 66, 3],
  6: [156, 112, 2],
  7: [-54, 146, 2],
  8: [-116, 228, 1],
  9: [96, 226, 1],
};

const placeOf = (rank: Rank): readonly [number, number, number] => {
  const [x, y, level] = places[rank];
  return [x, y, level * rise];
};

/** Ranks from the farthest to the nearest: the order in which premises are drawn. */
const byDepth = [...ranks].sort((a, b) => {
  const depth = ([x, y]: Place) => x + y;
  return depth(placeOf(a)) - depth(placeOf(b));
});

/** Objects on one terrace, from far to near. */
const on = (level: number, things: readonly (readonly [Drawing, number, number, number?])[]) =>
  things.map(([thing, x, y, scale]) => place(thing, [x, y, level * rise], scale));

const flight = stairs(rise, { width: 22, tread: 6.5 });

/** Trees, stairs and passers-by. Each keeps clear of the front of every place. */
const scenery: Drawing = [
  on(5, [
    [tree(), -74, -92, 0.8],
    [tree(), 64, -186, 0.85],
    [person({ top: blue[600] }), 62, -138, 0.9],
    [person({ top: butter[400], skin: skin[4], hair: blue[950] }), 62, -112, 0.9],
    [bush(), 20, -76, 0.8],
  ]),
  on(4, [
    [pine(), -122, -34, 0.85],
    [flight, -8, -64],
    [person({ top: blue[700], skin: skin[3], hair: blue[950] }), -12, 4, 0.85],
    [tree(), 112, -60, 0.8],
  ]),
  on(3, [
    [tree(), -154, 40, 0.8],
    [flight, -22, 14],
    [person({ top: butter[400] }), 158, 46, 0.85],
    [bush(), -20, 92, 0.8],
    [tree(), 146, 8, 0.75],
  ]),
  on(2, [
    [pine(), -146, 130, 0.95],
    [pine(), -132, 156, 0.75],
    [flight, 30, 92],
    [person({ top: leaf[500], skin: skin[1], hair: skin[4] }), 26, 160, 0.85],
    [tree(), 196, 30, 0.8],
  ]),
  on(1, [
    [tree(), -170, 216, 0.9],
    [flight, -34, 178],
    [person({ top: butter[400] }), -52, 232, 0.85],
    [bush(), 4, 256, 0.9],
    [umbrella(blue[300]), 204, 150, 0.8],
    [person({ top: paper[0], skin: skin[4], hair: blue[950] }), 172, 206, 0.88],
  ]),
  on(0, [
    [pine(), -150, 290, 0.95],
    [pine(), -126, 308, 0.75],
    [car(butter[400]), -66, 284, 0.66],
    [tree(), 222, 150, 0.9],
    [bush(), 60, 312, 0.9],
    [bush(), 232, 190, 0.9],
    [tree(), 142, 286, 0.9],
    [car(brick[500], 'y'), 200, 212, 0.62],
  ]),
];

/** The hill below the premises. */
export const ground: Drawing = [terraceBoards, scenery];

/** Light in front of the doors at night, in two flat steps: the style has no blurs. */
const pools: Drawing = ranks.map((rank) => {
  const [x, y, z] = placeOf(rank);
  return place(
    [
      ellipse(0, 0, 45, 22.5, { fill: orange[400], opacity: 0.22 }),
      ellipse(0, 0, 30, 15, { fill: butter[400], opacity: 0.45 }),
    ],
    [x + 34, y, z],
  );
});

/** The ground in the dark theme: light lies on the terraces, under trees and passers-by. */
export const groundAtNight: Drawing = [atNight(terraceBoards), pools, atNight(scenery)];

/** Trades that a visitor may choose. */
export type Trade = 'bakery' | 'garage' | 'clinic' | 'law' | 'online-shop' | 'software';

type Premises = {
  readonly draw: (accent: Color) => Drawing;
  /** Scale to the size of a place: a footprint of about 44 by 66. */
  readonly scale: number;
  /** Half the width along x and the height of the roof, at that scale. */
  readonly front: number;
  readonly roof: number;
};

/** Buildings without a name. The board above the roof shows it. */
export const trades: Readonly<Record<Trade, Premises>> = {
  bakery: { draw: (accent) => bakery({ name: '', accent }), scale: 0.64, front: 22, roof: 46 },
  garage: { draw: (accent) => garage({ name: '', accent }), scale: 0.53, front: 22, roof: 38 },
  clinic: { draw: (accent) => clinic({ accent }), scale: 0.66, front: 20, roof: 66 },
  law: {
    draw: (accent) => lawOffice({ name: '', roof: accent, mark: accent }),
    scale: 0.6,
    front: 26,
    roof: 52,
  },
  'online-shop': {
    draw: (accent) => warehouse({ name: '', accent }),
    scale: 0.52,
    front: 22,
    roof: 34,
  },
  software: { draw: (accent) => studio({ accent }), scale: 0.64, front: 22, roof: 56 },
};

/** The board on the roof of the visitor's shop, pixels of the hill. */
const sign = { width: 104, height: 25, size: 17, thickness: 3 } as const;

/** Middle of the board's lower edge, seen from the middle of the footprint. */
const signPlace = ({ front, roof }: Premises): Place => [front - 2, -sign.width / 2, roof + 6];

/** The shop of the visitor: orange, with its name on the board, or an empty board. */
export function visitorsShop(trade: Trade, name = ''): Drawing {
  const premises = trades[trade];
  const [x, y, z = 0] = signPlace(premises);
  return [
    at(0, 0, premises.draw(orange[500]), premises.scale),
    [-24, 0, 24].map((along) => block([x, along - 1.5, z - 8], [2, 3, 8], blue[950])),
    block([x, y, z], [sign.thickness, sign.width, sign.height], blue[900]),
    onRightFace(
      [x + sign.thickness, y, z],
      [sign.width, sign.height],
      [
        rect(2, 2, sign.width - 4, sign.height - 4, { fill: orange[500], night: 'beacon' }, 3),
        name
          ? lettering(sign.width / 2, sign.height / 2 + sign.size * 0.35, name, {
              size: sign.size,
              face: 'gabarito-800',
              color: blue[950],
              anchor: 'middle',
              night: 'beacon',
            })
          : [],
      ],
    ),
  ];
}

/** A rival of the same trade: blue, without a name. */
export const rival = (trade: Trade): Drawing =>
  at(0, 0, trades[trade].draw(blue[400]), trades[trade].scale);

/** The trade at each place of the still picture. */
const residents: Readonly<Record<Rank, Drawing>> = {
  1: at(0, 0, bakery({ name: 'BAKERY', accent: orange[500] }), 0.72),
  2: at(0, 0, lawOffice({ mark: blue[300] }), 0.56),
  3: at(0, 0, shop({ name: 'FLORIST', accent: leaf[600] }), 0.62),
  4: at(0, 0, clinic(), 0.6),
  5: at(0, 0, garage({ name: 'REPAIR', accent: butter[400] }), 0.53),
  6: at(0, 0, studio({ accent: blue[500] }), 0.6),
  7: at(0, 0, shop({ name: 'GROCER', accent: blue[600] }), 0.62),
  8: at(0, 0, warehouse({ name: 'TOYS', accent: butter[400] }), 0.5),
  9: visitorsShop('bakery', 'YOUR SHOP'),
};

/** Height of the pin's tip above the ground of a place. */
const pinHeight: Readonly<Record<Rank, number>> = {
  1: 66,
  2: 72,
  3: 58,
  4: 74,
  5: 54,
  6: 66,
  7: 58,
  8: 54,
  9: 86,
};

/** The pins of all places. The visitor's place and the first one have large orange pins. */
const pins = (enlarged: number): Drawing =>
  byDepth.map((rank) => {
    const [x, y, z] = placeOf(rank);
    const isEnd = rank === 1 || rank === 9;
    const color = isEnd ? orange[500] : rank < 4 ? orange[300] : blue[200];
    const scale = (isEnd ? 1.25 : 0.7) * (isEnd ? Math.sqrt(enlarged) : enlarged);
    return place(pin(String(rank), color), [x, y, z + pinHeight[rank]], scale);
  });

/** The premises at all places of the still picture. On phones the pins are larger, so that their numbers can be read. */
export const town = ({ pinScale = 1 } = {}): Drawing => [
  byDepth.map((rank) => place(residents[rank], placeOf(rank))),
  pins(pinScale),
];

/** Puts a drawing of the hill on its canvas. */
export const hillPicture = (drawing: Drawing, title = ''): Picture => ({
  title,
  width: canvas.width,
  height: canvas.height,
  drawing: at(...canvas.origin, drawing),
});

/** Canvas of one building that is moved from place to place; `anchor` lies on the place's point. */
const piece = { width: 150, height: 170, anchor: [70, 128] } as const;

/** A shop as a picture of its own, its foot on the anchor. */
export const piecePicture = (drawing: Drawing): Picture => ({
  title: '',
  width: piece.width,
  height: piece.height,
  drawing: at(...piece.anchor, drawing),
});

/** A pin without its number, which changes. Its tip is the anchor. */
const pinPiece = { width: 46, height: 60, anchor: [23, 58] } as const;
/** A pin as a picture of its own, without a number. */
export const pinPicture = (color: Color): Picture => ({
  title: '',
  width: pinPiece.width,
  height: pinPiece.height,
  drawing: at(...pinPiece.anchor, pin('', color), 1.2),
});

const inPicture = (x: number, y: number, z = 0): readonly [number, number] => {
  const [px, py] = project(x, y, z);
  return [Math.round(canvas.origin[0] + px), Math.round(canvas.origin[1] + py)];
};

/**
 * Coordinates for a scene whose pieces move, in pixels of `hero-hill.svg`. They are sent to visitors, so they
 * contain nothing twice.
 */
const hillCoordinates = {
  /** Of the hill's picture. */
  width: canvas.width,
  /** By rank from 1 to 9: the point under the middle of a shop, and its depth (greater is nearer). */
  places: ranks.map((rank) => {
    const [x, y, z] = placeOf(rank);
    return [...inPicture(x, y, z), byDepth.indexOf(rank) + 1];
  }),
  piece: { box: [piece.width, piece.height], anchor: piece.anchor },
  pin: { box: [pinPiece.width, pinPiece.height], anchor: pinPiece.anchor },
  /** The empty face of a board. `tip`, seen from its upper left corner, is the position of a pin's tip above it. */
  sign: {
    axes: [0.87, -0.5, 0, 1],
    size: [sign.width, sign.height],
    tip: project(-sign.thickness, -sign.width / 2, 0).map(Math.round),
  },
  /** The upper left corner of that face in each piece. */
  boards: Object.fromEntries(
    keysOf(trades).map((trade) => {
      const [x, y, z = 0] = signPlace(trades[trade]);
      const [px, py] = project(x + sign.thickness, y + sign.width, z + sign.height);
      return [trade, [Math.round(piece.anchor[0] + px), Math.round(piece.anchor[1] + py)]];
    }),
  ),
};

/** The module `app/assets/hill-coordinates.ts`: unlike JSON, it types each pair as a pair. */
export const hillCoordinatesModule = `/** Generated by \`npm run illustrations\`: the coordinates of the hill, explained in illustrations/README.md. */
export const hillCoordinates = ${JSON.stringify(hillCoordinates, null, 2)} as const;
`;
