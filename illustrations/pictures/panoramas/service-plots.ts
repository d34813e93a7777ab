import {
  type Drawing,
  at,
  circle,
  path,
  polygon,
  polyline,
  rect,
  times,
} from '../../drawing/drawing.ts';
import {
  block,
  groundPatch,
  onLeftFace,
  onRightFace,
  place,
  project,
  shade,
} from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { clinic } from '../../kit/buildings/clinic.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { adLabel, browser, chartWindow, screen, writing } from '../../kit/devices.ts';
import { awning, castShadow, signBoard } from '../../kit/facade.ts';
import { bars, coins, pin } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { van } from '../../kit/vehicles.ts';
import { ladder, paintPot, toolbox } from '../../kit/works.ts';

/** Width and height of a plot. The page shows one at a time. */
const [width, height] = [318, 212];

/** A van that crawls pages is stopped at a gate, which a mechanic opens. */
const technical: Drawing = [
  groundPatch([-32, -92], [52, 168], paper[200]),
  place(pine(), [-62, -40], 1.3),
  place(pine(), [-74, 14], 1.05),
  place(van({ name: 'CRAWL', stripe: blue[600] }), [-24, -76], 1.25),
  block([-42, 32], [9, 9, 40], blue[900]),
  times(6, (index) =>
    block([-33 + index * 11, 34, 25], [11, 5, 9], index % 2 ? paper[0] : brick[500]),
  ),
  onLeftFace([-16, 39, 40], 26, [
    rect(0, 0, 42, 26, brick[600], 4),
    lettering(21, 18.5, '404', { size: 17, face: 'gabarito-800', color: white, anchor: 'middle' }),
  ]),
  block([33, 32], [9, 9, 40], blue[900]),
  place(
    person({ top: orange[500], skin: skin[4], hat: butter[400], reach: 'left' }),
    [66, 26],
    1.25,
  ),
  place(toolbox(), [78, -14], 1.2),
];

/** A painter on a ladder writes the sign of a shop. */
const onPage: Drawing = [
  place(tree(), [-70, 46], 1.1),
  place(shop({ name: 'ROSES', accent: leaf[600], nameSize: 14 }), [-18, -4], 1.12),
  place(ladder(66), [48, -8], 1.05),
  place(
    person({ top: butter[400], skin: skin[4], hat: paper[0], reach: 'up' }),
    [56, -2, 30],
    1.15,
  ),
  place(paintPot(orange[500]), [64, 26], 1.1),
  place(person({ top: orange[500], skin: skin[1], hair: brick[600] }), [24, 78], 1.2),
];

/** Where the footbridge is: its share of the length, the side, and the height above the deck. */
const onBridge = (share: number, side: number, up = 0) => {
  const along = -46 + 92 * share;
  return project(side + along, side - along, 6 + 20 * Math.sin(Math.PI * share) + up);
};

/** A footbridge from a café to its neighbor, across a stream. */
const links: Drawing = at(-14, 0, [
  path('M-20-40H24L32 42H-28Z', blue[400]),
  path('M-6-40H6L4 42H-10Z', blue[300]),
  place(cafe({ name: 'CAFE', cloth: blue[600] }), [-44, 52], 0.7),
  place(bakery({ accent: butter[400], name: 'DELI' }), [28, -78], 0.7),
  polyline(
    [0, 0.25, 0.5, 0.75, 1].map((share) => onBridge(share, -9, 18)),
    paper[400],
    2.6,
  ),
  times(10, (index) => {
    const [from, to] = [index / 10, (index + 0.92) / 10];
    const color = index % 2 ? orange[400] : orange[500];
    return [
      polygon([onBridge(from, -9), onBridge(to, -9), onBridge(to, 9), onBridge(from, 9)], color),
      polygon(
        [onBridge(from, 9), onBridge(to, 9), onBridge(to, 9, -6), onBridge(from, 9, -6)],
        shade(color, 0.3),
      ),
    ];
  }),
  at(...onBridge(0.48, 0), person({ top: leaf[600], skin: skin[3], hair: blue[950] }), 1.2),
  polyline(
    [0, 0.25, 0.5, 0.75, 1].map((share) => onBridge(share, 9, 18)),
    paper[300],
    2.6,
  ),
  [0, 0.25, 0.5, 0.75, 1].map((share) =>
    polyline([onBridge(share, 9), onBridge(share, 9, 18)], paper[300], 2.6),
  ),
  place(bush(), [72, -4], 1.1),
]);

/** A clinic with the first pin of a map, and two others. */
const local: Drawing = [
  groundPatch([-72, -84], [122, 140], leaf[300]),
  groundPatch([-72, 20], [122, 13], white),
  groundPatch([18, -84], [13, 140], white),
  place(clinic(), [-34, -34], 0.84),
  block([34, -76], [13, 30, 20], blue[300]),
  block([-62, 36], [30, 13, 20], blue[300]),
  place(pin('2', blue[200]), [40, -61, 20], 1.05),
  place(pin('3', blue[200]), [-47, 42, 20], 1.05),
  place(pin('1'), [-30, -28, 74], 1.5),
  place(person({ top: orange[500], skin: skin[2] }), [40, 26], 1.2),
];

/** A page of a magazine, as large as `size`. */
const sheet = (x: number, y: number, color: typeof white): Drawing => [
  rect(x, y, 17, 22, paper[0], 1.5),
  rect(x + 2.5, y + 3, 12, 8, color, 1),
  rect(x + 2.5, y + 13.5, 12, 2, paper[300]),
  rect(x + 2.5, y + 17, 8, 2, paper[300]),
];

/** A newsstand with guides, and readers. */
const content: Drawing = [
  place(tree(), [-66, -30], 1.15),
  castShadow([-36, -50], [50, 100]),
  block([-36, -50], [50, 100, 86], blue[600]),
  onRightFace(
    [14, -50],
    [100, 86],
    [
      rect(6, 30, 88, 34, { fill: butter[200], night: 'glass' }),
      [orange[500], blue[500], leaf[500], brick[500]].map((color, index) =>
        sheet(9 + index * 22, 38, color),
      ),
    ],
  ),
  block([14, -50, 16], [10, 100, 5], paper[0]),
  block([-40, -54, 86], [58, 108, 6], paper[0]),
  awning([14, -50, 84], 50, blue[600], { reach: 13, drop: 7 }),
  signBoard([6, -40, 92], [80, 20], 'HOW TO', { board: orange[500], ink: blue[950], size: 15 }),
  place(person({ top: paper[0], skin: skin[3], hair: blue[950], reach: 'left' }), [56, -20], 1.2),
  place(
    [
      person({ top: leaf[600], skin: skin[1], hair: brick[600] }),
      rect(-11, -27, 11, 14, paper[0], 1),
      rect(0, -27, 11, 14, paper[200], 1),
    ],
    [54, 46],
    1.15,
  ),
  block([-24, 64], [20, 26, 4], paper[0]),
  block([-22, 66, 4], [20, 26, 4], paper[200]),
];

/** A scaffold in front of a building whose facade is a website. */
const design: Drawing = [
  castShadow([-50, -56], [60, 112]),
  block([-50, -56], [60, 112, 88], blue[500]),
  onRightFace(
    [10, -56],
    [112, 88],
    browser(112, 88, [
      rect(10, 20, 46, 8, blue[900], 3),
      writing(10, 34, [42, 34], { gap: 8 }),
      rect(10, 54, 34, 13, orange[500], 4),
      rect(66, 20, 36, 47, blue[200], 4),
      circle(84, 38, 8, skin[2]),
      rect(74, 48, 20, 19, blue[600], 5),
      rect(10, 74, 92, 6, paper[200], 2),
    ]),
  ),
  block([-53, -59, 88], [66, 118, 5], paper[0]),
  [30, 62].map((z) => [
    block([22, -58, z], [16, 58, 3], skin[2]),
    [-58, -30, -3].map((y) => block([36, y, z - 30], [3, 3, 32], skin[4])),
  ]),
  place(
    person({ top: orange[500], skin: skin[3], hat: butter[400], reach: 'left' }),
    [30, -20, 65],
    1.15,
  ),
  place(
    person({ top: leaf[600], skin: skin[1], hat: paper[0], reach: 'left' }),
    [30, -40, 33],
    1.1,
  ),
  place(person({ top: brick[500], skin: skin[4], hat: butter[400] }), [58, 36], 1.2),
  place(bush(), [0, 82], 1.1),
];

/** A billboard with an ad, and its price. */
const ads: Drawing = [
  place(bush(), [-64, 40], 1.2),
  block([-6, -50], [7, 7, 44], blue[900]),
  block([-6, 43], [7, 7, 44], blue[900]),
  place(
    screen(
      124,
      66,
      [
        rect(3, 3, 118, 60, paper[0], 4),
        at(10, 9, adLabel(0, 0), 1.5),
        rect(48, 13, 58, 7, blue[600], 3),
        writing(10, 32, [96, 78], { gap: 10, thickness: 5 }),
        rect(10, 51, 40, 6, leaf[500], 3),
      ],
      { thickness: 8 },
    ),
    [-8, -62, 40],
  ),
  onRightFace(
    [8, 22, 22],
    [50, 34],
    [
      path('M12 0H50V34H12L0 17Z', orange[500]),
      circle(10, 17, 3.4, paper[0]),
      lettering(31, 24, '$2', {
        size: 21,
        face: 'gabarito-800',
        color: blue[950],
        anchor: 'middle',
      }),
    ],
  ),
  place(coins(5), [46, -44], 1.15),
  place(coins(2), [70, -36], 1.15),
  place(person({ top: leaf[600], skin: skin[4], hair: blue[950], reach: 'up' }), [54, 14], 1.25),
];

/** A person explains a chart to two others. */
const analytics: Drawing = [
  block([-34, -34], [5, 5, 30], blue[900]),
  block([-34, 42], [5, 5, 30], blue[900]),
  place(screen(124, 92, chartWindow(124, 92)), [-36, -64, 24]),
  place(bars([14, 24, 36], [blue[300], blue[500], orange[500]], { width: 18, gap: 5 }), [40, -34]),
  place(person({ top: brick[500], skin: skin[1], hair: skin[5], reach: 'up' }), [6, 52], 1.3),
  place(person({ top: leaf[600], skin: skin[4], hair: blue[950] }), [58, 28], 1.2),
  place(tree(), [-70, 70], 1.05),
];

const plots = [technical, onPage, links, local, content, design, ads, analytics];

/** The services of the landing page, one below the other. Each acts out one. */
export const picture: Picture = {
  title: '',
  width,
  height: height * plots.length,
  drawing: plots.map((plot, index) => at(width / 2, index * height + 160, plot, 0.92)),
};
