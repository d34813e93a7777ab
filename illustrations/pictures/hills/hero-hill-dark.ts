import { ellipse } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { butter, orange } from '../../drawing/ramps.ts';
import { atNight } from '../../kit/night.ts';
import { doorsteps, hill, heroPicture, town } from './hero-hill.ts';

/** Light on the ground in front of the shops, in two flat steps: cut board has no glow. */
const pools = doorsteps.map(([x, y, level, reach]) =>
  place(
    [
      ellipse(0, 0, reach * 1.5, reach * 0.75, { fill: orange[400], opacity: 0.22 }),
      ellipse(0, 0, reach, reach / 2, { fill: butter[400], opacity: 0.45 }),
    ],
    [x, y, level * 27],
  ),
);

/** For the dark theme: the shops have their lights on. */
export const picture = heroPicture([atNight(hill), pools, atNight(town)]);
