import { type Drawing, polyline, rect, stroke } from '../../drawing/drawing.ts';
import { block, onRightFace, place, project } from '../../drawing/isometric.ts';
import { blue, butter, orange, skin } from '../../drawing/ramps.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { bush, footShadow, pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { crates } from '../../kit/street.ts';

/** A page under construction: the hole is where the button goes. */
const page = browser(120, 100, [
  rect(12, 20, 56, 9, blue[800], 4),
  writing(12, 36, [50, 44], { gap: 9 }),
  rect(12, 60, 42, 16, { fill: blue[50], stroke: blue[300], strokeWidth: 2, dash: '4 4' }, 6),
  rect(78, 20, 30, 56, blue[100], 4),
  rect(12, 84, 96, 5, blue[100], 2),
]);

/** Where the hook hangs: in front of the hole in the page. */
const hook = -58;

/** A crane whose arm reaches over to the page, the button on its hook. */
const crane: Drawing = [
  footShadow(16),
  polyline([project(hook, 0, 172), project(hook, 0, 70)], blue[900], 2.5),
  place(
    [
      block([0, -24], [7, 48, 20], orange[500]),
      onRightFace([7, -24], [48, 20], stroke('M13 10h22', blue[950], 4)),
    ],
    [hook, 0, 52],
  ),
  block([-11, -11], [22, 22, 8], blue[900]),
  block([-5, -5, 8], [10, 10, 166], butter[400]),
  [30, 57, 84, 111, 138].map((z) => block([-5, -5, z], [10, 10, 3], orange[600])),
  block([hook - 8, -5, 174], [110, 10, 9], butter[400]),
  block([30, -7, 162], [16, 14, 22], blue[900]),
];

export const picture = tileScene(
  'A crane lifts a button into a web page that is being built',
  { mood: 'day', seed: 139, center: [232, 213], scale: 1.04 },
  [
    place(pine(), [-80, -20]),
    place(screen(120, 100, page), [-52, -74]),
    place(crates(), [-42, 58]),
    place(crane, [38, 10]),
    place(person({ top: blue[600], skin: skin[4], hair: orange[500] }), [10, -46], 1.1),
    place(person({ top: orange[500], skin: skin[2], hair: butter[400] }), [34, 62], 1.1),
    place(bush(), [0, 82], 0.9),
  ],
);
