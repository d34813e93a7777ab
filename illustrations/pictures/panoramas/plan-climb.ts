/** The camps of a mountain whose terraces are the SEO plans, without a ground: each stands on the edge of its plan. */
import type { Drawing } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import type { Picture } from '../../drawing/svg.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { hut, station } from '../../kit/buildings/camps.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { crates, flag, signpost } from '../../kit/street.ts';
import { tent } from '../../kit/works.ts';

const camp = (title: string, things: Drawing): Picture =>
  scene(title, { width: 340, height: 260, center: [170, 196], scale: 1.15 }, things);

export const pictures: Readonly<Record<string, Picture>> = {
  'plan-climb-foot': camp('A tent at the foot of a mountain', [
    place(pine(), [-84, 34], 1.5),
    place(tree(), [26, -80], 1.2),
    place(tent(), [-14, -8], 1.7),
    place(signpost('CAMP 1', butter[400]), [-44, 74], 1.5),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], pack: blue[800] }),
      [22, 40],
      1.6,
    ),
    place(crates(), [62, -10], 1.1),
    place(bush(), [76, -66], 1),
  ]),
  'plan-climb-flank': camp('A hut halfway up the mountain', [
    place(pine(), [20, -96], 1.4),
    place(hut, [-18, -6], 1.05),
    place(signpost('CAMP 2', butter[400]), [66, -44], 1.4),
    place(
      person({ top: paper[0], skin: skin[1], hair: skin[4], pack: brick[500] }),
      [-30, 74],
      1.5,
    ),
    place(
      person({ top: butter[400], skin: skin[3], hair: blue[950], pack: blue[800] }),
      [42, 20],
      1.5,
    ),
    place(bush(), [-56, 86], 1),
  ]),
  'plan-climb-summit': camp('A station and a flag on the summit of the mountain', [
    place(flag({ height: 100, scale: 1.7 }), [-47, 75]),
    place(station, [2, -18], 1.1),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }),
      [62, -26],
      1.5,
    ),
    place(person({ top: paper[0], skin: skin[2], pack: orange[600] }), [0, 62], 1.5),
    place(bush(), [74, -80], 1),
  ]),
};
