/**
 * The rooms of a search engine in the SEO glossary: one building, whose rooms join edge to edge and are each
 * closed on all sides. Phones show each about 140 pixels wide, so letters are at least 36 pixels high. The field
 * `stations` of the glossary names them from left to right.
 */
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { text } from '../../kit/interface.ts';
import { pictureAtNight } from '../../kit/night.ts';
import { bystander, floor } from '../../kit/stations.ts';

const width = 360;
const bold = { face: 'gabarito-800', anchor: 'middle' } as const;
/** Half of a wall between two rooms, and an outer wall. */
const [half, outer] = [9, 18];
const slab = 20;
/** Of the slab below a room. */
const bottom = floor + 22;

/** Colors of the walls: those of every second room are the same. */
type Walls = readonly [odd: Color, even: Color];
const day: Walls = [paper[50], blue[200]];
const night: Walls = [blue[800], blue[700]];

type Room = {
  /** Its place in the building, from 1 to 4. */
  readonly place: number;
  /** Where its lamp is. */
  readonly lamp: number;
  /** On its roof, whose upper edge is at 0. */
  readonly roof?: Drawing;
  /** How far the things on its roof rise. */
  readonly above?: number;
  readonly things: Drawing;
};

/**
 * A room of the building, cut open. Each is closed on all sides, and has a higher roof than the one before
 * it. At night the lamp lights it.
 */
function room({ place, lamp, roof = [], above = 0, things }: Room, walls: Walls): Picture {
  const ceiling = 116 - place * 20;
  const [left, right] = [place === 1 ? outer : half, place === 4 ? outer : half];
  const top = ceiling - slab - above;
  return {
    title: '',
    width,
    height: bottom - top,
    drawing: at(0, -top, [
      at(0, ceiling - slab, roof),
      rect(0, ceiling - slab, width, bottom - ceiling + slab, blue[900]),
      rect(0, ceiling - slab, width, 5, blue[600]),
      rect(left, ceiling, width - left - right, floor + 8 - ceiling, walls[(place - 1) % 2]!),
      walls === night
        ? path(`M${lamp - 30} ${ceiling + 20}h60L${lamp + 92} ${floor - 6}H${lamp - 92}Z`, {
            fill: blue[300],
            opacity: 0.2,
            night: 'beacon',
          })
        : [],
      rect(left, floor - 6, width - left - right, 14, paper[300]),
      path(`M${lamp - 22} ${ceiling}h44l12 15H${lamp - 34}Z`, blue[600]),
      rect(lamp - 30, ceiling + 15, 60, 6, { fill: butter[400], night: 'beacon' }, 3),
      things,
    ]),
  };
}

/** A robot on wheels that carries a page. */
const robot = (x: number, color: Color): Drawing =>
  at(x, floor + 6, [
    circle(-20, -8, 11, blue[950]),
    circle(20, -8, 11, blue[950]),
    rect(-32, -70, 64, 56, color, 12),
    rect(-32, -70, 20, 56, shade(color, 0.2), 10),
    rect(-24, -112, 48, 36, color, 10),
    rect(-17, -103, 34, 17, { fill: blue[950] }, 8),
    circle(-8, -94.5, 4.5, { fill: butter[200], night: 'beacon' }),
    circle(8, -94.5, 4.5, { fill: butter[200], night: 'beacon' }),
    rect(-2, -126, 4, 14, blue[950]),
    circle(0, -128, 6, orange[500]),
    rect(18, -74, 34, 44, { fill: white, stroke: blue[300], strokeWidth: 2 }, 4),
    rect(24, -66, 22, 5, blue[300], 2),
    rect(24, -56, 16, 5, blue[200], 2),
  ]);

/** Robots come in below a sign that tells them what to leave alone. */
const door: Drawing = [
  [224, 312].map((x) => rect(x, 96, 6, 26, blue[900])),
  rect(
    194,
    118,
    148,
    76,
    { fill: butter[200], stroke: blue[900], strokeWidth: 4, night: 'beacon' },
    6,
  ),
  text(268, 152, 'robots', 37, { ...bold, night: 'beacon' }),
  text(268, 183, '.txt', 37, { ...bold, night: 'beacon' }),
  robot(62, blue[500]),
  robot(174, leaf[500]),
  robot(284, blue[400]),
];

/** A search field as the sign of the building. */
const searchSign: Drawing = [
  [78, 262].map((x) => rect(x, -22, 10, 22, blue[900])),
  rect(30, -88, 290, 70, { fill: white, stroke: blue[900], strokeWidth: 6 }, 35),
  circle(72, -56, 13, { fill: 'none', stroke: blue[500], strokeWidth: 7 }),
  stroke('M82-46L92-36', blue[500], 8),
  text(112, -39, 'search', 46, { face: 'gabarito-800', color: blue[900] }),
  rect(256, -70, 4, 36, orange[500]),
];

/** A robot looks out for new pages through a telescope on the roof. */
const lookout: Drawing = [
  stroke('M214-84L190-4M214-84L240-4', blue[900], 7),
  path('M168-80L246-132L260-108L180-60Z', blue[600]),
  path('M240-140L264-154L288-112L264-98Z', orange[500]),
  circle(214, -86, 9, blue[900]),
  at(128, -floor - 6, robot(0, blue[400])),
];

/** A mast with a dish on the highest roof, and a robot that brings a page in. */
const mast: Drawing = [
  stroke('M214-4L240-236L266-4M222-74H258M228-132H252', blue[900], 7),
  stroke('M222-74L252-132M258-74L228-132', blue[900], 4),
  circle(240, -244, 12, { fill: orange[500], night: 'beacon' }),
  path('M228-150C180-140 150-176 160-222Z', white),
  path('M228-150C180-140 150-176 160-222Q186-180 228-150Z', blue[300]),
  stroke('M194-186L168-176', blue[900], 5),
  stroke('M150-232A60 60 0 0 0 140-176M128-246A90 90 0 0 0 114-164', blue[500], 7),
  at(96, -floor - 6, robot(0, leaf[500])),
];

const spines = [blue[600], orange[400], leaf[500], blue[300], butter[400], blue[800], brick[300]];

/** Every page has its place on the shelves. */
const shelves: Drawing = [
  rect(36, 112, 288, floor - 112, skin[4], 6),
  times(3, (row) => [
    rect(46, 122 + row * 69, 268, 59, skin[5]),
    times(17, (book) => {
      const high = 37 + ((book * 7 + row * 5) % 4) * 5;
      const color = spines[(book * 3 + row * 2 + (book % 4)) % spines.length]!;
      return (book + row * 4) % 9 === 5
        ? []
        : rect(50 + book * 15.5, 181 + row * 69 - high, 13, high, color, 2);
    }),
  ]),
  stroke('M226 326L256 106M262 326L286 106', paper[50], 7),
  times(9, (rung) => stroke(`M${228 + rung * 3.2} ${312 - rung * 24}h35`, paper[50], 5)),
  // The feet are on a rung, and a hand holds the ladder.
  at(0, -96, bystander(255, { top: orange[500], reach: 'left', seated: true }, 2.2)),
  stroke('M264 193L277 180', shade(orange[500], 0.12), 9.7),
  circle(278.5, 178, 5.5, skin[2]),
  bystander(96, { top: blue[500], skin: skin[4], hair: blue[950], reach: 'up' }, 2.3),
];

/** The steps of the stair rise to the first place. */
const stair: Drawing = [
  times(4, (step) => [
    rect(
      30 + step * 76,
      floor - 46 - step * 34,
      76,
      46 + step * 34,
      step === 3 ? orange[500] : blue[500],
    ),
    rect(30 + step * 76, floor - 46 - step * 34, 76, 10, step === 3 ? orange[300] : blue[300]),
    text(68 + step * 76, floor - 8 - step * 34, `${4 - step}`, 38, {
      ...bold,
      color: step === 3 ? blue[950] : white,
    }),
    step === 3
      ? []
      : [
          rect(
            46 + step * 76,
            floor - 104 - step * 34,
            44,
            58,
            { fill: white, stroke: blue[300], strokeWidth: 2 },
            5,
          ),
          rect(54 + step * 76, floor - 94 - step * 34, 28, 6, blue[400], 3),
          rect(54 + step * 76, floor - 82 - step * 34, 20, 5, blue[200], 2),
          rect(54 + step * 76, floor - 72 - step * 34, 26, 5, blue[200], 2),
        ],
  ]),
  at(296, floor - 148, [
    rect(-26, -70, 52, 70, { fill: white, stroke: orange[500], strokeWidth: 4 }, 6),
    rect(-16, -58, 32, 8, orange[500], 4),
    rect(-16, -42, 24, 6, blue[200], 3),
    rect(-16, -30, 30, 6, blue[200], 3),
    rect(-16, -18, 20, 6, blue[200], 3),
  ]),
];

/** The clerk gives the answer to somebody at the desk. */
const desk: Drawing = [
  rect(24, 78, 118, 96, { fill: blue[800], stroke: blue[500], strokeWidth: 4 }, 8),
  times(4, (line) => [
    circle(42, 99 + line * 18, 6, line ? blue[300] : { fill: orange[500], night: 'beacon' }),
    rect(56, 95 + line * 18, [74, 58, 66, 48][line]!, 8, line ? blue[300] : paper[50], 4),
  ]),
  bystander(84, { top: leaf[500], skin: skin[1], hair: skin[4] }, 2.6),
  rect(24, floor - 48, 126, 56, skin[4], 4),
  rect(16, floor - 58, 142, 14, skin[3], 4),
  path(
    'M176 96h134a14 14 0 0 1 14 14v66a14 14 0 0 1-14 14H214l-26 24l4-24h-16a14 14 0 0 1-14-14v-66a14 14 0 0 1 14-14Z',
    { fill: white, stroke: blue[400], strokeWidth: 4 },
  ),
  rect(180, 116, 124, 10, blue[900], 5),
  rect(180, 138, 96, 10, blue[900], 5),
  rect(180, 160, 70, 14, { fill: orange[500], night: 'beacon' }, 6),
  bystander(240, { top: orange[500], skin: skin[3], reach: 'left', legs: blue[600] }, 2.6),
];

const rooms: Readonly<Record<string, Room>> = {
  'engine-1-door': { place: 1, lamp: 112, roof: searchSign, above: 94, things: door },
  'engine-2-index': { place: 2, lamp: 180, things: shelves },
  'engine-3-ranking': { place: 3, lamp: 136, roof: lookout, above: 160, things: stair },
  'engine-4-answers': { place: 4, lamp: 180, roof: mast, above: 260, things: desk },
};

export const pictures = Object.fromEntries(
  Object.entries(rooms).flatMap(([name, one]) => [
    [name, room(one, day)],
    [`${name}-dark`, pictureAtNight(room(one, night))],
  ]),
);
