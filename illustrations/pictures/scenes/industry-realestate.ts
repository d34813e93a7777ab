import { place } from '../../drawing/isometric.ts';
import { blue, orange, skin } from '../../drawing/ramps.ts';
import { rowHouses } from '../../kit/buildings/row-houses.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { signpost } from '../../kit/street.ts';

export const picture = tileScene(
  'Three houses in a row with a sold sign and two new owners',
  { mood: 'day', seed: 23, center: [246, 202], scale: 1.11 },
  [
    place(tree(), [-70, -66]),
    place(pine(), [-74, -30]),
    place(rowHouses(), [-20, -10]),
    place(tree(), [40, -66], 0.75),
    place(signpost('SOLD'), [56, -4]),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [54, 40]),
    place(person({ top: blue[600], skin: skin[1], hair: skin[4] }), [46, 54]),
    place(bush(), [-50, 74]),
    place(bush(), [16, 66], 0.8),
  ],
);
