/** Step 6 of the Google Ads setup. It fills the width of the step and extends past the container; phones show `network-choice-small`. */
import { type Drawing, at, circle, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { sheet } from '../../kit/closeup.ts';
import { adChip, pointer, text, ui } from '../../kit/interface.ts';

type Network = { readonly name: string; readonly checked: boolean; readonly shows: Drawing };

/** A light part of a screen. */
const pale = { fill: white, night: 'beacon' } as const;

/** Where the ads of a network show, 150 by 150. */
const results: Drawing = [
  rect(0, 0, 150, 150, { fill: blue[100], night: 'beacon' }, 12),
  rect(14, 14, 122, 26, pale, 13),
  circle(29, 27, 6, { fill: 'none', stroke: ui.muted, strokeWidth: 3 }),
  rect(14, 52, 122, 40, pale, 6),
  adChip(22, 58, 0.6),
  rect(58, 62, 68, 9, orange[500], 4),
  rect(22, 78, 96, 7, { fill: blue[300], night: 'beacon' }, 3),
  times(2, (row) =>
    rect(14, 102 + row * 18, [110, 84][row]!, 9, { fill: blue[300], night: 'beacon' }, 4),
  ),
];
const partner: Drawing = [
  rect(0, 0, 150, 150, { fill: blue[100], night: 'beacon' }, 12),
  rect(0, 0, 150, 24, { fill: leaf[600] }, 12),
  times(4, (tile) =>
    rect(
      14 + (tile % 2) * 64,
      36 + Math.floor(tile / 2) * 54,
      58,
      46,
      tile === 3 ? orange[500] : pale,
      6,
    ),
  ),
];
const banner: Drawing = [
  rect(26, 0, 98, 150, blue[900], 14),
  rect(34, 10, 82, 130, { fill: butter[200], night: 'beacon' }, 6),
  times(6, (gem) =>
    circle(
      50 + (gem % 3) * 25,
      34 + Math.floor(gem / 3) * 26,
      10,
      [brick[500], leaf[500], blue[400]][(gem + Math.floor(gem / 3)) % 3]!,
    ),
  ),
  rect(34, 96, 82, 34, orange[500]),
  rect(42, 108, 50, 9, paper[50], 4),
];

const networks: readonly Network[] = [
  { name: 'Search', checked: true, shows: results },
  { name: 'Search partners', checked: false, shows: partner },
  { name: 'Display', checked: false, shows: banner },
];

/** A check box of 60. */
const box = (checked: boolean): Drawing =>
  checked
    ? [rect(0, 0, 60, 60, leaf[600], 13), stroke('M15 31l13 13l20-26', white, 8)]
    : rect(2, 2, 56, 56, { fill: white, stroke: ui.muted, strokeWidth: 5 }, 13);

const name = ({ name: words, checked }: Network, size: number): Drawing =>
  words.split(' ').map((word, line) =>
    text(0, line * size * 1.06, word, size, {
      face: 'gabarito-800',
      color: checked ? ui.ink : ui.inkSoft,
    }),
  );

/** The check box of a network and where its ads show. The pointer is on the last. 420 by 196. */
const wideCard = (network: Network, index: number): Drawing => [
  sheet(420, 196, 20),
  at(246, 23, network.shows),
  at(28, 30, box(network.checked)),
  at(28, 134, name(network, 36)),
  index === 2 ? at(66, 60, pointer(), 0.62) : [],
];

/** The same, 212 by 330. */
const tallCard = (network: Network, index: number): Drawing => [
  sheet(212, 330, 18),
  at(31, 20, network.shows),
  at(20, 186, box(network.checked)),
  at(20, 282, name(network, 31)),
  index === 2 ? at(60, 216, pointer(), 0.5) : [],
];

const title =
  'The networks of a campaign: Search is checked, and its ads show beside results; search partners and Display are not checked, and the pointer is on Display';

export const pictures: Readonly<Record<string, Picture>> = {
  'network-choice': {
    title,
    width: 1440,
    height: 300,
    drawing: [
      rect(0, 0, 1440, 300, blue[700]),
      networks.map((network, index) => at(66 + index * 444, 52, wideCard(network, index))),
    ],
  },
  'network-choice-small': {
    title,
    width: 720,
    height: 400,
    drawing: [
      rect(0, 0, 720, 400, blue[700]),
      networks.map((network, index) => at(22 + index * 232, 34, tallCard(network, index))),
    ],
  },
};

export const night = 'screen';
