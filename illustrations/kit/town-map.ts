import { mix } from '../drawing/color.ts';
import { type Drawing, path, rect, stroke } from '../drawing/drawing.ts';
import { blue, leaf, orange, paper, white } from '../drawing/ramps.ts';

const [width, height] = [2560, 720];

/** Streets from edge to edge, and those across them. */
const streets =
  'M-20 150C500 210 800 40 1300 80S2100 190 2580 90M-20 600C600 520 1000 660 1500 630S2200 560 2580 640M200-20L130 740M470-20L540 740M800-20L740 740M1010-20L1040 740M1530-20L1500 740M1790-20L1850 740M2110-20L2060 740M2400-20L2450 740M-20 330L520 410M2080 380L2580 290M560 470L760 500M1840 460L2080 430';
const mainStreet = 'M-20 420C400 500 700 300 1280 330S2200 480 2580 400';

/** Blocks of houses, where no words are. */
const houses = [
  [560, 60, 50, 34],
  [580, 560, 46, 32],
  [680, 250, 34, 44],
  [1900, 60, 60, 36],
  [1880, 520, 48, 34],
  [1990, 290, 44, 52],
  [330, 200, 54, 40],
  [2220, 480, 60, 40],
  [2180, 150, 44, 54],
  [350, 540, 40, 52],
] as const;

/** A map of a town without pins, 2,560 by 720. */
export const townMap = (): Drawing => [
  rect(0, 0, width, height, mix(paper[100], paper[200], 0.6)),
  path('M1600-20C1640 120 1720 180 1940 200S2200 100 2260-20Z', leaf[100]),
  path('M-20 480C200 430 440 560 620 740H-20Z', leaf[100]),
  stroke('M640-20C600 160 720 300 660 460S560 640 640 740', blue[200], 54),
  stroke('M2280-20C2240 160 2340 340 2280 740', blue[200], 54),
  stroke(streets + mainStreet, paper[300], 22),
  stroke(streets, white, 16),
  stroke(mainStreet, orange[200], 19),
  houses.map(([x, y, width, height]) =>
    rect(x, y, width, height, mix(paper[200], paper[300], 0.5), 4),
  ),
];
