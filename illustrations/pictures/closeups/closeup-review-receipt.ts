import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, leaf, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup } from '../../kit/closeup.ts';
import { dog } from '../../kit/dog.ts';
import { holdingFingers, holdingThumb } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

const customer = { tone: skin[2], sleeve: leaf[600] };

/** Rows of a code that a phone reads; a 1 is a dark square. */
const rows = [
  '111111101011001111111',
  '100000100110101000001',
  '101110101001001011101',
  '101110100111101011101',
  '101110101100001011101',
  '100000100010101000001',
  '111111101010101111111',
  '000000001101000000000',
  '101101110010110101101',
  '011010010111001011010',
  '110101101001110100111',
  '001110010110010111001',
  '101001101011101001010',
  '000000001100101101101',
  '111111100101011010011',
  '100000101110100111001',
  '101110100011011100110',
  '101110101101001011011',
  '101110100110110100101',
  '100000101001011011001',
  '111111101101100101111',
];
const cell = 7;

/** A receipt, 300 wide, cut by the frame. */
const receipt: Drawing = [
  rect(9, 0, 300, 600, { fill: blue[950], opacity: 0.18 }),
  rect(0, -20, 300, 600, white),
  text(150, 58, 'Brindle and Burr', 30, { face: 'gabarito-800', anchor: 'middle' }),
  text(28, 104, 'Full groom, Biscuit', 27),
  text(28, 136, 'Paid, thank you', 27),
  stroke('M28 158H272', ui.inkSoft, 3, { dash: '8 8' }),
  text(150, 192, 'How did we do?', 28, { face: 'gabarito-700', anchor: 'middle' }),
  at(
    77,
    210,
    rows.map((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) =>
        rect(index * cell, y * cell, run.length * cell, cell, ui.ink),
      ),
    ),
  ),
  text(150, 388, 'An honest review', 27, { face: 'figtree-600', anchor: 'middle' }),
];

/** The receipt before a wall and a counter. */
export const reviewReceipt = (wall: Color, counter: Color): Picture =>
  closeup(
    'A hand holds the receipt of a dog groomer: below “How did we do?” is a code for an honest review; a dog looks on',
    [
      rect(0, 0, 880, 550, wall),
      rect(0, 450, 880, 100, counter),
      at(262, 382, dog(true), 2.6),
      at(676, 300, holdingFingers(customer), 1.15),
      at(352, 28, transformed('rotate(-2)', receipt), 1.12),
      at(676, 300, holdingThumb(customer), 1.15),
    ],
    550,
  );

export const picture = reviewReceipt(blue[200], paper[300]);
