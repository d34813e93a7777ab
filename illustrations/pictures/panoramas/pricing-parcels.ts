import { type Drawing, path, rect } from '../../drawing/drawing.ts';
import { blob, extrude } from '../../drawing/extrusion.ts';
import { lettering } from '../../drawing/lettering.ts';
import { block, onRightFace, place, tint } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { castShadow } from '../../kit/facade.ts';
import { bush } from '../../kit/nature.ts';
import { parcelHeight, parcels } from '../../kit/parcels.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';

/** The floor of the shop, on two blue boards. */
const floor: Drawing = (
  [
    [8, -44, -30, blue[700], blue[800], blue[900]],
    [4, -30, -14, blue[400], blue[500], blue[600]],
    [0, -14, 0, paper[100], paper[300], paper[400]],
  ] as const
).map(([wider, from, to, top, lit, shaded]) =>
  extrude(
    blob({
      center: [8, 0],
      radii: [118 + wider, 186 + wider],
      seed: 41,
      wobble: 0.008,
      exponent: 6,
    }),
    from,
    to,
    { top, lit, shaded, rim: tint(top, 0.35) },
  ),
);

/** The services from the bottom of a stack. A larger plan has one more. */
const stack = [parcels.seo, parcels.ads, parcels.site];

/** A bill with a torn lower edge, 40 wide: one line for each service, and one total. */
const bill = (lines: number): Drawing => [
  path('M0 0H40V48l-5-4l-5 4l-5-4l-5 4l-5-4l-5 4l-5-4l-5 4Z', paper[0]),
  lettering(20, 12, 'BILL', {
    size: 11,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
  Array.from({ length: lines }, (_, line) => rect(6, 16.5 + line * 6, 28, 2.4, blue[300], 1.2)),
  rect(6, 34, 28, 6, orange[500], 2),
];

/** A stack of parcels on a counter, with its bill on the front of the counter. */
function plan(count: number, y: number): Drawing {
  const counter = 38 + count * 18;
  return [
    castShadow([-70, y - 42], [92, 84]),
    block([-70, y - 42], [92, 84, counter], blue[300]),
    block([-74, y - 46, counter], [100, 92, 8], skin[2]),
    onRightFace([23, y - 20, counter - 54], [40, 50], bill(count)),
    stack
      .slice(0, count)
      .map((one, level) => place(one, [-24, y, counter + 8 + level * parcelHeight])),
  ];
}

export const picture = scene(
  'Three counters, each higher than the last, with one, two and three parcels: SEO, ads and a site. Each has one bill',
  { width: 562, height: 570, center: [276, 356], scale: 1.1 },
  [
    floor,
    plan(3, -108),
    place(person({ top: blue[600], skin: skin[3], hair: blue[950], reach: 'left' }), [74, -92], 2),
    plan(2, 0),
    plan(1, 108),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }), [84, -6], 2),
    place(person({ top: butter[400], skin: skin[1], hair: skin[4], reach: 'left' }), [82, 92], 2),
    place(bush(), [104, -140], 1.4),
    place(bush(), [100, 156], 1.4),
  ],
);
