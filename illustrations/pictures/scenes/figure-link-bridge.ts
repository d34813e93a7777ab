import { type Drawing, polyline } from '../../drawing/drawing.ts';
import { block, place, project } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, skin } from '../../drawing/ramps.ts';
import { lawOffice } from '../../kit/buildings/law-office.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { terrace } from '../../kit/terrain.ts';

const deck = 46;
const [left, right] = [48, -58];

/** Two posts at one end of the bridge. */
const posts = (y: number): Drawing =>
  [4, 34].map((x) => [
    block([x, y - 4], [6, 8, 72], orange[600]),
    block([x - 1, y - 5, 72], [8, 10, 4], orange[500]),
  ]);

/** A chain from post to post with its hangers, `x` across the deck. */
function chain(x: number): Drawing {
  const points = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const sag = 4 * share * (1 - share);
    return { y: left + (right - left) * share, z: 69 - 14 * sag };
  });
  return [
    points
      .slice(1, -1)
      .map(({ y, z }) => polyline([project(x, y, z), project(x, y, deck)], blue[950], 1.4)),
    polyline(
      points.map(({ y, z }) => project(x, y, z)),
      blue[950],
      3.6,
    ),
    polyline(
      points.map(({ y, z }) => project(x, y, z)),
      butter[400],
      2,
      { dash: '4 5' },
    ),
  ];
}

/** The bank below one end of the bridge. */
const bank = (y: number, seed: number): Drawing =>
  terrace({ y, z: deck, radii: [54, 29], seed, depth: deck });

export const picture = tileScene(
  'A chain bridge between a town hall and a shop, people walking across it',
  { mood: 'sea', seed: 431, center: [240, 204], scale: 1.12 },
  [
    bank(-86, 433),
    place(lawOffice({ name: 'TOWN HALL' }), [-8, -90, deck], 0.56),
    place(tree(), [44, -98, deck], 0.7),
    posts(right),
    chain(7),
    block([6, right, deck - 5], [32, left - right, 5], orange[300]),
    place(person({ top: blue[700], skin: skin[1], hair: skin[4] }), [22, -32, deck]),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [22, 12, deck]),
    chain(37),
    bank(80, 439),
    posts(left + 6),
    place(shop({ name: 'YOU', accent: leaf[600] }), [-14, 84, deck], 0.46),
  ],
);
