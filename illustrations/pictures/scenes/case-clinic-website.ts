import { circle, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { riverside } from '../../kit/clients.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';
import { car } from '../../kit/vehicles.ts';

const website = [
  rect(10, 20, 50, 8, leaf[700], 3),
  writing(10, 33, [40, 44]),
  rect(10, 51, 28, 10, orange[500], 4),
  rect(68, 18, 44, 46, leaf[100], 4),
  circle(90, 36, 9, skin[2]),
  path('M74 64q2-18 16-18t16 18Z', leaf[600]),
  [10, 46, 82].map((x) => rect(x, 72, 30, 16, blue[100], 3)),
];

export const picture = wideScene(
  'A clinic with its new website standing behind it',
  { mood: 'leaf', seed: 71, center: [280, 230], scale: 0.96 },
  [
    place(pine(), [-116, -56], 1.1),
    place(screen(122, 98, browser(122, 98, website, leaf[700])), [-116, -100]),
    place(riverside, [2, 20], 0.92),
    place(car(blue[500], 'y'), [78, -110], 0.9),
    place(person(), [84, -20]),
    place(person({ top: paper[0], skin: skin[4], hair: blue[950], legs: leaf[700] }), [88, 10]),
    place(tree(), [-72, 94], 1.05),
    place(bush(), [0, 104], 0.9),
    place(bush(), [108, 72], 0.9),
    place(tree(), [96, 84], 0.8),
  ],
);
