import { type Drawing, at, rect, stroke } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { gear } from '../../kit/markers.ts';
import { bush, pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { clipboard, ladder, toolbox } from '../../kit/works.ts';

/** A page with its cover off: the machine behind it, one cog of which is worn. */
const page = browser(140, 116, [
  rect(10, 22, 40, 9, blue[700], 4),
  writing(10, 40, [36, 40, 30, 38], { gap: 10, thickness: 5 }),
  rect(10, 88, 28, 13, orange[500], 5),
  rect(58, 20, 76, 90, { fill: blue[800], stroke: blue[300], strokeWidth: 3 }, 5),
  stroke('M64 94h20q8 0 8-8V70M126 28v14q0 8-8 8', blue[500], 6),
  at(84, 48, gear(21, 10, blue[200])),
  at(111, 72, gear(16, 8, orange[500])),
  at(78, 86, gear(13, 7, leaf[300])),
]);

/** The cover, leaning on the page. */
const cover: Drawing = [
  block([0, 0], [5, 50, 66], blue[200]),
  onRightFace([5, 0], [50, 66], [rect(7, 8, 36, 24, blue[100], 4), writing(7, 40, [36, 28, 32])]),
];

export const picture = tileScene(
  'A web page with its cover off, mechanics at the cogs behind it and a clipboard of checks',
  { mood: 'sea', seed: 223, center: [244, 212], scale: 1.05 },
  [
    place(pine(), [-84, -40], 0.95),
    place(screen(140, 116, page, { thickness: 12 }), [-56, -80]),
    place(ladder(70), [-40, -76]),
    place(
      person({ top: butter[400], skin: skin[4], hat: orange[500], reach: 'left' }),
      [-34, -66, 30],
      1.15,
    ),
    place(cover, [-36, 32], 0.9),
    place(toolbox(), [4, -60]),
    place(clipboard(), [42, -38], 1.05),
    place(
      person({ top: paper[0], skin: skin[1], hair: skin[4], hat: blue[700], reach: 'right' }),
      [38, 26],
      1.25,
    ),
    place(bush(), [14, 84], 0.9),
  ],
);
