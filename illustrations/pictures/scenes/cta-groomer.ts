import { type Drawing, circle, ellipse, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, hair, leaf, paper, skin } from '../../drawing/ramps.ts';
import { brindleShop } from '../../kit/clients.ts';
import { smallDog } from '../../kit/dog.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A paw in the disk of a pin, its tip on the origin. */
const pawPin: Drawing = [
  pin('', leaf[600]),
  ellipse(0, -27.5, 4.4, 3.6, { fill: leaf[600], night: 'beacon' }),
  [
    [-5.2, -31.5],
    [0, -34],
    [5.2, -31.5],
  ].map(([x = 0, y = 0]) => circle(x, y, 1.9, { fill: leaf[600], night: 'beacon' })),
];

/** A leash from a hand to a collar, in pixels of the place of the dog. */
const leash = (x: number, y: number): Drawing =>
  stroke(`M8-17Q${x * 0.5}-14 ${x} ${y}`, blue[900], 1.8);

export const picture = tileScene(
  'A dog groomer at the door of her shop, under a map pin with a paw, and three customers who bring their dogs',
  { mood: 'day', seed: 353, center: [240, 208], scale: 1.04 },
  [
    place(tree(), [-88, -30], 1.05),
    place(brindleShop(butter[400]), [-30, -24], 0.94),
    place(pawPin, [-30, -24, 96], 1.25),
    place(person({ top: paper[0], skin: skin[2], hair: hair.brown, reach: 'up' }), [18, -38], 1.35),
    place(smallDog({ coat: skin[4], ear: blue[950], collar: butter[400] }), [55, -34], 1),
    place(leash(27, -24), [55, -34], 1),
    place(person({ top: blue[600], skin: skin[1], hair: skin[4] }), [63, -56], 1.35),
    place(person({ top: leaf[600], skin: skin[4], hair: blue[950] }), [30, 22], 1.35),
    place(leash(-22, -25), [56, 22], 1),
    place(smallDog({ coat: paper[0], ear: hair.brown, collar: blue[600] }), [56, 22], 1),
    place(person({ top: butter[400], skin: skin[1], hair: hair.black }), [10, 66], 1.35),
    place(leash(-22, -25), [36, 66], 1),
    place(smallDog({ collar: blue[700] }), [36, 66], 1),
    place(bush(), [-58, 70]),
  ],
);
