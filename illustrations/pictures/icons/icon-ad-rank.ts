import { at, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { adLabel, screen, writing } from '../../kit/devices.ts';
import { tickBadge } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** What an advertiser bids, at the end of its ad. */
const bid = (y: number, price: string) =>
  lettering(99, y, price, { size: 17, face: 'gabarito-800', color: blue[900], anchor: 'end' });

/** Two ads: the clearer one is above a higher bid. */
const ads = [
  rect(2, 2, 106, 84, paper[0], 4),
  rect(6, 6, 98, 42, leaf[100], 6),
  adLabel(12, 12),
  at(42, 16.5, tickBadge(6)),
  rect(12, 26, 54, 6, blue[800], 3),
  writing(12, 37, [46], { color: blue[400] }),
  bid(34, '$4'),
  adLabel(12, 54),
  rect(12, 68, 38, 6, paper[400], 3),
  bid(76, '$6'),
];

export const picture = icon({ mood: 'sand', seed: 177 }, [
  place(screen(110, 88, ads, { edge: blue[700] }), [-36, -48], 0.88),
  place(person({ top: orange[500], skin: skin[3], hair: blue[950], reach: 'left' }), [44, 10], 1.1),
]);
