import { type Drawing, at, circle, path, rect, transformed } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { hairlines, text } from '../../kit/interface.ts';

/** A map under the listing, across the whole picture. No street is where a frame may cut its sides. */
const map: Drawing = [
  rect(0, 0, 880, 440, blue[200]),
  path('M0 320Q180 270 320 440H0Z', blue[300]),
  path('M590 0H880V300Q620 260 590 0Z', leaf[300]),
  rect(0, 216, 880, 26, blue[50]),
  rect(606, 0, 26, 440, blue[50]),
];

/** A listing without an owner, 372 wide. */
const listing: Drawing = [
  rect(8, 12, 372, 372, { fill: blue[950], opacity: 0.14 }, 22),
  rect(0, 0, 372, 372, white, 22),
  path('M0 92V22Q0 0 22 0H350Q372 0 372 22V92Z', blue[600]),
  path('M186 128C154 90 148 74 148 60A38 38 0 0 1 224 60C224 74 218 90 186 128Z', orange[500]),
  circle(186, 60, 15, white),
  text(28, 172, 'Brindle and Burr', 36, { face: 'gabarito-800' }),
  text(28, 208, 'Dog groomer', 26),
  hairlines(28, 316, [232]),
  rect(28, 254, 316, 66, blue[600], 33),
  text(186, 297, 'Claim this business', 28, {
    face: 'figtree-700',
    color: white,
    anchor: 'middle',
  }),
];

export const picture = closeup(
  'A listing of a dog groomer on a map; a finger presses the button “Claim this business”',
  [
    map,
    at(234, 46, listing, 0.9),
    at(
      526,
      312,
      transformed('rotate(-4)', pointingHand({ tone: skin[2], sleeve: orange[500] })),
      0.58,
    ),
  ],
);

export const night = 'screen';
