import { ledgerly as client } from '#app/content/samples/ledgerly.ts';
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { ledgerly } from '../../kit/clients.ts';
import { bush, tree } from '../../kit/nature.ts';
import { type PersonOptions, person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { banner } from '../../kit/street.ts';
import { coinTower, towerHeight } from '../../kit/tally.ts';
import { wideTile } from '../../kit/terrain.ts';

const title =
  'A software office, a tower of 86 coins with few customers before it, and a tower of 51 coins with many';
const { costPerTrial, trials } = client.results;

const looks: readonly PersonOptions[] = [
  { top: blue[600], skin: skin[1], hair: skin[3] },
  { top: butter[400], skin: skin[4], hair: blue[950] },
  { top: leaf[600], skin: skin[2] },
  { top: paper[0], skin: skin[3], hair: blue[950], legs: blue[600] },
  { top: blue[400], skin: skin[5], hair: blue[950] },
];

/** Customers in rows of about nine before a tower. One is ten trials. */
function crowd(count: number): Drawing {
  const rows = Math.ceil(count / 9);
  const seats = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / seats);
    const front = 32 + row * 15;
    const side = ((index % seats) - (seats - 1) / 2) * 14 + (row % 2 ? 3.5 : -3.5);
    const look = looks[(index * 3 + row) % looks.length];
    return place(person(look), [front + side, front - side], 1.1);
  });
}

function priced(dollars: number, customers: number, color: Color, seed: number): Drawing {
  return [
    wideTile('sea', seed),
    place(tree(), [-112, 20], 1.1),
    place(bush(), [40, -104], 0.9),
    place(coinTower(dollars, color), [-40, -40]),
    place(
      at(0, -towerHeight(dollars), banner(`$${dollars}`, { color, height: 56, width: 80 }), 1.5),
      [-40, -40],
    ),
    crowd(customers / 10),
  ];
}

const before = priced(costPerTrial.before, trials.before, blue[300], 61);
const after = priced(costPerTrial.after, trials.after, orange[500], 69);
const office: Drawing = [
  wideTile('sea', 67),
  place(tree(), [-116, 10], 1.1),
  place(ledgerly, [-10, -10], 1.7),
  place(bush(), [20, 112], 1),
  place(bush(), [116, -60], 0.9),
  place(tree(), [-30, 108], 0.9),
];

export const pictures = {
  'case-coin-towers': scene(title, { width: 1320, height: 690, center: [0, 0], scale: 0.98 }, [
    at(266, 524, office),
    at(673, 510, before),
    at(1080, 496, after),
  ]),
  'case-coin-towers-small': scene(title, { width: 780, height: 740, center: [0, 0], scale: 1 }, [
    at(400, 290, office, 0.92),
    at(216, 570, before, 0.84),
    at(572, 560, after, 0.84),
  ]),
};
