/**
 * A website taken apart into the eight groups of the technical checklist, one board each, from the page
 * that robots visit to the machines below it. `site-layers-small` is narrower, for phones. Each `layer-*` is one
 * board with more on it, for the heading of its group.
 */
import { type Color, mix } from '../../drawing/color.ts';
import {
  type Drawing,
  type Point,
  at,
  circle,
  path,
  polygon,
  polyline,
  rect,
  stroke,
  times,
} from '../../drawing/drawing.ts';
import { type Outline, extrude } from '../../drawing/extrusion.ts';
import {
  block,
  groundPatch,
  onLeftFace,
  onRightFace,
  onTopFace,
  place,
  project,
} from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { browser, phone, screen, writing } from '../../kit/devices.ts';
import { pencil, stars } from '../../kit/markers.ts';
import { bush, footShadow, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';
import { car } from '../../kit/vehicles.ts';
import { clipboard, paintPot, robot, toolbox } from '../../kit/works.ts';

const corner = 22;

/** Colors like those of the groups on the page. */
const tops = [
  blue[100],
  mix(orange[100], orange[200], 0.5),
  mix(butter[200], paper[0], 0.3),
] as const;

/** The outline of a board, half as wide as `half`, with round corners. */
const outline = (half: number): Outline =>
  [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: 9 }, (_, step): Point => {
      const angle = ((quarter + step / 8) * Math.PI) / 2;
      const middle = ((quarter + 0.5) * Math.PI) / 2;
      const reach = half - corner;
      return [
        Math.sign(Math.cos(middle)) * reach + corner * Math.cos(angle),
        Math.sign(Math.sin(middle)) * reach + corner * Math.sin(angle),
      ];
    }),
  );

const word = (x: number, y: number, text: string, size: number, color: Color = blue[950]) =>
  lettering(x, y, text, { size, face: 'gabarito-800', color, anchor: 'middle' });

/** A sign on two posts, its foot along y. */
const sign = (text: string, width: number): Drawing => [
  block([0, 4], [3, 3, 34], skin[4]),
  block([0, width - 7], [3, 3, 34], skin[4]),
  block([0, 0, 16], [4, width, 22], butter[400]),
  onRightFace(
    [4, 0, 16],
    [width, 22],
    [
      rect(2, 2, width - 4, 18, { fill: butter[200], night: 'beacon' }, 3),
      lettering(width / 2, 15.5, text, {
        size: 13,
        face: 'gabarito-800',
        color: blue[950],
        anchor: 'middle',
        night: 'beacon',
      }),
    ],
  ),
];

const homePage = browser(150, 106, [
  rect(10, 22, 62, 9, blue[800], 3),
  rect(10, 36, 50, 9, blue[800], 3),
  writing(10, 53, [58, 48], { gap: 9, thickness: 4.5 }),
  rect(10, 74, 40, 15, orange[500], 5),
  rect(82, 20, 58, 48, blue[100], 5),
  path('M82 68V56l16-15l14 13l10-8l18 16v6Z', blue[400]),
  circle(124, 33, 6, butter[400]),
  times(3, (index) => rect(82 + index * 20.5, 75, 17, 19, paper[200], 3)),
]);

/** Robots come to the page, past the file that tells them where not to go. */
const crawling = (signScale: number): Drawing => [
  place(tree(), [-74, -104], 1.2),
  place(screen(150, 106, homePage, { thickness: 10, edge: blue[800] }), [-56, -104]),
  place(bush(), [-40, 78], 1.2),
  polyline([project(-20, -32), project(48, -32), project(48, 124)], blue[400], 3, { dash: '1 8' }),
  place(robot(leaf[500]), [12, -32], 1.2),
  place(sign('robots.txt', 72), [94, -36 - 31 * signScale], signScale),
  place(robot(blue[500]), [48, 28], 1.2),
  place(robot(brick[500]), [48, 92], 1.2),
];

const drawers: Drawing = [
  block([-30, -62], [18, 124, 42], skin[3], { left: skin[4], top: skin[2] }),
  onRightFace(
    [-12, -62],
    [124, 42],
    times(2, (row) =>
      times(5, (column) => [
        rect(4 + column * 23.6, 3 + row * 19, 21.6, 16.5, skin[2], 1.5),
        rect(9 + column * 23.6, 6 + row * 19, 11.6, 4.5, paper[0], 1),
        circle(14.8 + column * 23.6, 14.5 + row * 19, 1.4, blue[950]),
      ]),
    ),
  ),
  block([-12, 12, 3], [13, 20, 15], blue[500]),
  groundPatch([-11, 14, 18.1], [10, 16], paper[0]),
  onRightFace([1, 12, 3], [20, 15], [rect(4, 3, 12, 5, white, 1), circle(10, 11.5, 1.4, white)]),
];

/** Pages that stand in a row, 23 by 31. */
const pages: Drawing = times(4, (index) =>
  place(
    screen(
      23,
      31,
      [
        rect(1.5, 1.5, 20, 28, paper[0], 2),
        rect(4.5, 5, [12, 9, 14, 10][index]!, 4, [blue[700], leaf[600]][index % 2]!, 1.5),
        writing(4.5, 12, [14, 12, 14], { gap: 5.5, thickness: 2.6 }),
      ],
      { thickness: 3, edge: blue[400] },
    ),
    [-58 + index * 28, -25],
  ),
);

const barrier: Drawing = [
  block([-26, -4], [5, 5, 18], blue[900]),
  block([-26, 50], [5, 5, 18], blue[900]),
  block([-26, -10, 16], [5, 70, 20], paper[0]),
  onRightFace(
    [-21, -10, 16],
    [70, 20],
    times(4, (stripe) => path(`M${stripe * 17.5} 20L${stripe * 17.5 + 7} 0h9l-7 20Z`, brick[500])),
  ),
];
const notFound: Drawing = screen(
  48,
  40,
  browser(48, 40, [word(24, 30, '404', 18, blue[900])], brick[500]),
  { thickness: 5 },
);

/** An arrow on the ground, and a sign that says where the page is now. */
const moved: Drawing = [
  groundPatch([-62, -34], [62, 12], leaf[500]),
  polygon([project(0, -43), project(0, -13), project(26, -28)], leaf[500]),
  block([-50, -9], [3, 3, 14], skin[4]),
  block([-8, -9], [3, 3, 14], skin[4]),
  block([-56, -10, 13], [57, 4, 18], blue[600]),
  onLeftFace([-56, -6, 13], 18, [
    rect(2, 2, 53, 14, { fill: white, night: 'beacon' }, 2),
    lettering(28.5, 14.4, 'MOVED', {
      size: 15,
      face: 'gabarito-800',
      color: blue[900],
      anchor: 'middle',
      night: 'beacon',
    }),
  ]),
];

/** A dial on a board, its first half good. */
const dial = (needle: string, color: Color): Drawing =>
  screen(
    36,
    38,
    [
      rect(2, 2, 32, 34, paper[0], 4),
      stroke('M7 26a11 11 0 0 1 22 0', paper[300], 5),
      stroke('M7 26a11 11 0 0 1 11-11', color, 5),
      stroke(`M18 26l${needle}`, blue[900], 2.6),
      circle(18, 26, 2.8, blue[900]),
    ],
    { thickness: 5, edge: blue[700] },
  );
const dials: Drawing = ['-7-4', '-3-8', '-8-1'].map((needle, index) =>
  place(dial(needle, leaf[500]), [-26, -62 + index * 43]),
);
const track: Drawing = [
  groundPatch([-64, -42], [124, 36], blue[300]),
  times(4, (dash) => groundPatch([-56 + dash * 32, -25.5], [14, 3], paper[0])),
  place(car(orange[500]), [-40, -38]),
];

const app = (head: Color, rows: number): Drawing => [
  rect(3, 3, 22, 9, head, 3),
  rect(6, 15, 16, 10, blue[100], 2),
  times(rows, (row) => rect(6, 28 + row * 4.5, 16 - (row % 2) * 4, 2.4, paper[300], 1)),
];
const phones: Drawing = [blue[600], leaf[500], orange[500]].map((color, index) =>
  place(phone([app(color, 3)], 28, 44), [-30, -60 + index * 44]),
);
/** A tablet that lies on the board, 64 by 40. */
const tablet: Drawing = [
  block([-58, -42], [72, 40, 4], blue[950]),
  onTopFace(
    [-58, -42, 4],
    [
      rect(4, 3, 64, 34, paper[0], 3),
      rect(8, 7, 24, 26, blue[200], 2),
      writing(37, 8, [26, 20, 24], { gap: 7, thickness: 4 }),
      rect(37, 29, 18, 5, orange[500], 2),
    ],
  ),
  place(pencil(blue[500], -62), [42, -16, 4], 0.32),
];

/** A label that says what a thing is. */
const label = (text: string, color: Color, ink: Color): Drawing =>
  screen(56, 19, [rect(0, 0, 56, 19, color), word(28, 14.3, text, 15, ink)], {
    thickness: 5,
    edge: color,
  });
const labels: Drawing = [
  place(label('hours', blue[600], white), [-26, -62]),
  place(label('price', leaf[600], white), [-26, -62, 21]),
  place(label('phone', blue[800], white), [-26, 0]),
  place(
    screen(56, 19, [rect(0, 0, 56, 19, paper[0]), stars(4, 10.5)].flat() as Drawing, {
      thickness: 5,
      edge: paper[300],
    }),
    [-26, 0, 21],
  ),
];
/** A parcel whose label says what is in it. */
const parcel = (line: number): Drawing => [
  block([0, 0], [26, 26, 24], skin[2]),
  onRightFace(
    [26, 0],
    [26, 24],
    [
      rect(4, 5, 18, 12, paper[0], 1.5),
      rect(7, 8, line, 2.5, blue[700], 1),
      rect(7, 12.5, 8, 2, paper[300], 1),
    ],
  ),
  onLeftFace([0, 26], 24, rect(10, 0, 6, 24, orange[400])),
];
const parcels: Drawing = [place(parcel(10), [-56, -34]), place(parcel(12), [-12, -34])];

/** A sheet with a pencil on it. */
const draft: Drawing = [
  groundPatch([-58, -44], [88, 40], white),
  onTopFace(
    [-58, -44],
    [
      rect(7, 6, 44, 6, blue[700], 2),
      writing(7, 18, [60, 50, 56], { gap: 7, thickness: 3.5, color: blue[200] }),
    ],
  ),
  place(pencil(orange[500], -62), [30, -20, 3], 0.42),
];

const basics: Drawing = [
  block([-26, -62], [6, 124, 42], blue[700]),
  onRightFace(
    [-20, -62],
    [124, 42],
    [
      rect(3, 3, 118, 36, paper[0], 4),
      word(19, 21, 'H1', 16, blue[700]),
      rect(34, 9, 46, 6, blue[900], 2),
      writing(34, 20, [40, 46, 34], { gap: 6, thickness: 3 }),
      rect(88, 8, 28, 26, blue[100], 3),
      path('M88 34v-8l9-9l8 8l5-4l6 6v7Z', leaf[500]),
      circle(108, 14, 3, orange[500]),
      rect(10, 27, 18, 7, blue[200], 2),
    ],
  ),
];

/** A rack of servers, 28 by 36 and 44 high. */
const rack = (lamp: Color): Drawing => [
  block([0, 0], [26, 36, 44], blue[800], { left: blue[900], top: blue[500] }),
  onRightFace(
    [26, 0],
    [36, 44],
    times(4, (shelf) => [
      rect(3, 4 + shelf * 10, 30, 7.5, blue[950], 1.5),
      circle(8, 7.8 + shelf * 10, 1.6, { fill: shelf === 1 ? lamp : leaf[300], night: 'beacon' }),
      rect(13, 6.6 + shelf * 10, 16, 2.4, blue[500], 1),
    ]),
  ),
];
const racks: Drawing = [leaf[300], orange[400], leaf[300]].map((lamp, index) =>
  place(rack(lamp), [-36, -62 + index * 43]),
);

/** A padlock that faces left, 34 wide and 39 high. */
const padlock: Drawing = [
  onLeftFace([4, -4, 20], 20, stroke('M4 20V11a9 9 0 0 1 18 0v9', blue[700], 5)),
  block([0, -10], [34, 10, 22], butter[400]),
  onLeftFace([0, 0], 22, [
    circle(17, 8.5, 3.6, blue[950]),
    path('M15.500 9h3l1.500 8h-6Z', blue[950]),
  ]),
];

const somebody = (top: Color, tone: Color, more: Parameters<typeof person>[0] = {}): Drawing =>
  person({ top, skin: tone, hair: blue[950], ...more });

/** A page with an arrow to its new address. */
const oldPage: Drawing = [
  place(
    screen(
      108,
      76,
      browser(108, 76, [
        word(54, 46, '301', 30, blue[900]),
        stroke('M30 60h44', leaf[600], 5),
        path('M72 51l15 9l-15 9Z', leaf[600]),
      ]),
      { thickness: 8, edge: blue[800] },
    ),
    [-66, -70],
  ),
  place(tree(), [-84, 44], 1.1),
];

/** A card of the index, with a tick for each page on it. */
const indexCard: Drawing = [
  place(
    screen(
      108,
      78,
      [
        rect(3, 3, 102, 72, paper[0], 4),
        path('M3 24V7a4 4 0 0 1 4-4H101a4 4 0 0 1 4 4V24Z', blue[700]),
        word(54, 20, 'INDEX', 19, white),
        times(3, (row) => [
          rect(12, 31 + row * 14, 10, 10, row < 2 ? leaf[500] : paper[300], 2),
          rect(29, 33.5 + row * 14, [62, 48, 56][row]!, 5, row < 2 ? blue[300] : paper[300], 2),
        ]),
      ],
      { thickness: 8, edge: blue[800] },
    ),
    [-66, -72],
  ),
  place(bush(), [-82, 48], 1.3),
];

const stopwatch: Drawing = [
  place(
    screen(
      96,
      92,
      [
        rect(4, 4, 88, 84, blue[800], 12),
        circle(48, 46, 34, paper[0]),
        path('M48 46V14a32 32 0 0 1 30 21Z', leaf[300]),
        stroke('M48 18v5M48 69v5M20 46h5M71 46h5', blue[900], 4),
        stroke('M48 46L66 30', orange[500], 6),
        circle(48, 46, 6, blue[900]),
      ],
      { thickness: 9, edge: blue[700] },
    ),
    [-66, -62],
  ),
  place(bush(), [-80, 56], 1.3),
];

const bigPhone: Drawing = [
  place(
    phone(
      [
        rect(7, 10, 46, 18, blue[600], 4),
        writing(7, 34, [42, 34], { gap: 9, thickness: 5 }),
        rect(7, 54, 46, 28, blue[100], 4),
        path('M7 82V72l13-13l12 11l8-6l13 10v8Z', leaf[500]),
        rect(7, 88, 46, 14, orange[500], 5),
      ],
      60,
      114,
    ),
    [-66, -46],
  ),
  place(tree(), [-70, 52], 1.1),
];

const foundResult: Drawing = [
  place(
    screen(
      112,
      78,
      [
        rect(3, 3, 106, 72, paper[0], 4),
        rect(10, 11, 40, 7, blue[700], 2),
        rect(10, 24, 70, 5, paper[300], 2),
        at(10, 36, stars(5, 11)),
        rect(10, 56, 34, 12, leaf[100], 4),
        rect(49, 56, 34, 12, blue[100], 4),
        rect(84, 10, 18, 38, butter[400], 3),
      ],
      { thickness: 8, edge: blue[800] },
    ),
    [-66, -72],
  ),
  place(bush(), [-82, 50], 1.3),
];

const homeScreen: Drawing = [
  place(screen(150, 106, homePage, { thickness: 10, edge: blue[800] }), [-66, -74], 0.8),
  place(tree(), [-76, 54], 1.1),
];

const carePlan: Drawing = [
  place(tree(), [-40, -86], 1.1),
  place(clipboard(leaf[600]), [-62, -40], 1.5),
];

type Layer = {
  /** On the edge to the right: x from -40 to 0, y from -62 to 62. */
  readonly right: Drawing;
  /** On the edge to the left: x from -62 to 62, y from -42 to 0. */
  readonly left: Drawing;
  readonly person: Drawing;
  /** At the near corner of a wide board, if the person is not there. */
  readonly prop?: Drawing;
  /** Behind the other things, on a board that no other covers. */
  readonly back?: Drawing;
  /** Where the person stands on a wide board: near, or at the far end of an edge. */
  readonly at: 'near' | 'left' | 'right';
};

/** The boards below the first, in the order of the groups. */
const layers: readonly Layer[] = [
  {
    back: indexCard,
    right: drawers,
    left: pages,
    person: somebody(blue[600], skin[3], { reach: 'right' }),
    at: 'near',
  },
  {
    back: oldPage,
    right: [place(notFound, [-28, -66]), barrier],
    left: moved,
    person: somebody(brick[500], skin[1], { hat: blue[700], reach: 'right' }),
    at: 'near',
  },
  {
    back: stopwatch,
    right: dials,
    left: track,
    person: somebody(leaf[600], skin[4], { reach: 'up' }),
    prop: [footShadow(9), flag({ height: 46, scale: 1.2 })],
    at: 'right',
  },
  {
    back: bigPhone,
    right: phones,
    left: tablet,
    person: somebody(blue[600], skin[2], { hair: skin[5], reach: 'right' }),
    at: 'near',
  },
  {
    back: foundResult,
    right: labels,
    left: parcels,
    person: somebody(brick[500], skin[4], { reach: 'right' }),
    prop: place(parcel(12), [-20, -18], 1.1),
    at: 'left',
  },
  {
    back: homeScreen,
    right: basics,
    left: draft,
    prop: [place(paintPot(leaf[500]), [-8, 4], 1.2), place(paintPot(brick[500]), [6, -18], 1.2)],
    person: somebody(leaf[600], skin[2], { hair: skin[4], reach: 'left' }),
    at: 'right',
  },
  {
    back: carePlan,
    right: racks,
    left: [place(padlock, [-52, -12]), place(toolbox(blue[600]), [10, -32])],
    person: somebody(butter[400], skin[3], { hat: orange[500], reach: 'right' }),
    at: 'near',
  },
];

type Boards = {
  /** Half of the width of a board, in model units. */
  readonly half: number;
  /** The scale of the things on the boards, and of those on the first. */
  readonly scale: number;
  readonly scaleOfFirst: number;
  /** How far the things of an edge are from its middle. */
  readonly aside: number;
  /** Whether people also stand at the far ends. */
  readonly isWide: boolean;
  /** From one board to the next. */
  readonly pitch: number;
  readonly signScale: number;
  /** The length of the line to a name. */
  readonly leader: number;
};

/** A board with its things, or one that no other covers: with things at its back, on a second board. */
const board = (
  index: number,
  boards: Omit<Boards, 'leader' | 'pitch'>,
  isAlone = false,
): Drawing => {
  const { half, scale, scaleOfFirst, aside, isWide, signScale } = boards;
  // On a tray of the page, a board has another color than the tray.
  const top = isAlone ? tops[index % 3 ? 0 : 1] : tops[index % 3]!;
  const layer = layers[index - 1];
  const places = {
    near: [half - 24, half - 20],
    left: [24 - half, half - 16],
    right: [half - 14, 22 - half],
  } as const;
  const edge = isAlone ? 15 : 11;
  return [
    isAlone
      ? extrude(outline(half), -34, -edge, { top: blue[600], lit: blue[600], shaded: blue[700] })
      : [],
    extrude(outline(half), -edge, 0, {
      top,
      lit: isAlone ? blue[300] : blue[400],
      shaded: isAlone ? blue[500] : blue[700],
      rim: white,
    }),
    layer
      ? [
          isAlone && layer.back ? layer.back : [],
          place(layer.left, [-aside, half], scale),
          place(layer.right, [half + 4, -aside], scale),
          isWide && layer.prop ? place(layer.prop, places.near) : [],
          place(layer.person, places[isWide ? layer.at : 'near'], 1.15),
        ]
      : place(crawling(signScale), [0, 0], scaleOfFirst),
    isAlone && !layer ? place(somebody(blue[600], skin[3], { reach: 'right' }), [4, 88], 1.15) : [],
  ];
};

/** The distance of a board's left and right corner from its middle, in pixels. */
const reach = (half: number) => project(half - corner, corner - half)[0] + corner * 1.225;

/** Dotted lines join the left and right corners of the boards. */
const axes = ({ half, pitch }: Boards): Drawing =>
  [-1, 1].map((side) =>
    stroke(`M${(side * reach(half)).toFixed(1)} 0v${pitch * 7}`, blue[300], 1.8, {
      dash: '2 7',
      strokeOpacity: 0.7,
    }),
  );

/** From the right corner of each board to its name. */
const leaders = ({ half, pitch, leader }: Boards): Drawing =>
  times(8, (index) => [
    stroke(`M${(reach(half) + 4).toFixed(1)} ${index * pitch}h${leader}`, blue[300], 2),
    circle(reach(half), index * pitch, 4, { fill: orange[500], night: 'beacon' }),
  ]);

const stack = (boards: Boards): Drawing => [
  axes(boards),
  Array.from({ length: 8 }, (_, index) =>
    place(board(7 - index, boards), [0, 0, (index - 7) * boards.pitch]),
  ),
  leaders(boards),
];

const wide = {
  half: 140,
  scale: 1.2,
  scaleOfFirst: 1,
  signScale: 1.15,
  aside: 12,
  isWide: true,
} as const;

/** Boards that no other covers, for the headings of the groups. */
const alone = {
  ...wide,
  half: 104,
  scale: 1.1,
  scaleOfFirst: 0.86,
  signScale: 1.6,
  aside: 20,
  isWide: false,
} as const;

/** Their names and titles, in the order of the groups. */
const groups = [
  ['layer-crawling', 'Robots come to a page, past a sign that says robots.txt'],
  ['layer-indexing', 'Pages, drawers with their cards, and a large card of the index'],
  ['layer-redirects', 'A page that has moved, and a barrier before one that is missing'],
  ['layer-speed', 'A stopwatch, a car on a road, and three dials'],
  ['layer-mobile', 'A large phone, three small ones, and a tablet'],
  ['layer-data', 'A search result with stars, parcels, and labels that say what is in them'],
  ['layer-basics', 'A page and its draft, with a heading of the first level'],
  ['layer-care', 'Servers, a padlock, and a list of what was checked'],
] as const;

const title =
  'A website taken apart into eight boards: robots at the page, drawers, signs, dials, phones, labels, a page and servers';

/**
 * The size of the pictures, the middle of the first board, and the distance to the next. The page sets the names of
 * the boards in rows beside them: a test compares their heights in `group-layers.module.css`.
 */
export const stacks = {
  wide: { width: 500, height: 936, center: [240, 190], pitch: 84 },
  small: { width: 356, height: 936, center: [172, 144], pitch: 96 },
} as const;

export const pictures: Readonly<Record<string, Picture>> = {
  'site-layers': scene(
    title,
    { ...stacks.wide, scale: 1 },
    stack({ ...wide, pitch: stacks.wide.pitch, leader: 24 }),
  ),
  'site-layers-small': scene(
    title,
    { ...stacks.small, scale: 1 },
    stack({
      half: 102,
      pitch: stacks.small.pitch,
      scale: 1.12,
      scaleOfFirst: 0.76,
      signScale: 1.7,
      aside: 22,
      isWide: false,
      leader: 12,
    }),
  ),
  ...Object.fromEntries(
    groups.map(([name, title], index) => [
      name,
      scene(
        title,
        { width: 344, height: 312, center: [172, 176], scale: 1 },
        board(index, alone, true),
      ),
    ]),
  ),
};
