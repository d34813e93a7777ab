import type { Color } from '../../drawing/color.ts';
import { type Drawing, path, rect } from '../../drawing/drawing.ts';
import { onRightFace, place, shade } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { bush, footShadow, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { bench } from '../../kit/street.ts';
import { tile } from '../../kit/terrain.ts';

const arm = (z: number, color: Color, text: string, ink: Color): Drawing =>
  onRightFace(
    [3, -44, z],
    [88, 26],
    [
      path('M0 0H76L90 13L76 26H0Z', color),
      path('M0 22H79L76 26H0Z', shade(color, 0.25)),
      lettering(40, 18, text, { size: 15, face: 'gabarito-800', color: ink, anchor: 'middle' }),
    ],
  );

export const picture = scene(
  'A trailhead signpost with four arms: SEO, Local, Website and PPC',
  { width: 600, height: 494, center: [292, 282], scale: 1.06 },
  [
    tile('leaf', 61, { radius: 150, rise: 12 }),
    place(tree(), [-96, -62], 1.15),
    place(pine(), [-104, -10], 1.25),
    place(pine(), [-70, -96]),
    footShadow(14),
    rect(-3.5, -176, 7, 178, skin[4], 2),
    arm(20, blue[300], 'PPC', blue[900]),
    arm(56, paper[0], 'WEBSITE', blue[800]),
    arm(92, blue[600], 'LOCAL', white),
    arm(128, orange[500], 'SEO', blue[950]),
    place(tree(), [30, -96], 0.9),
    place(bush(), [90, -50]),
    place(person(), [66, 30], 1.15),
    place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [70, 58], 1.15),
    place(bench(), [-40, 64]),
    place(bush(), [-30, 98]),
  ],
);
