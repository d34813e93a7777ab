import { type Drawing, at, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, paper } from '../../drawing/ramps.ts';
import { screen, words } from '../../kit/devices.ts';
import { stars } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** A profile: name, stars, and the address, which is marked. */
const profile = (name: string, isOld: boolean): Drawing =>
  screen(
    68,
    82,
    [
      rect(2, 2, 64, 78, paper[0], 4),
      words(8, 19, name, 16, isOld ? blue[400] : blue[900]),
      words(8, 34, 'Clinic', 16, isOld ? blue[400] : blue[900]),
      at(8, 41, stars(isOld ? 2 : 4, 11)),
      rect(6, 58, 56, 18, butter[200], 4),
      words(10, 71.5, '12 Elm', 14),
    ],
    { edge: isOld ? paper[400] : blue[700] },
  );

/** Two profiles with different names at one address. The old one is struck out. */
export const picture = icon({ mood: 'day', seed: 313, center: [110, 124], scale: 0.92 }, [
  place(profile('Birch', false), [-14, -74]),
  place(profile('Oak', true), [-14, 6]),
  place(stroke('M-12-12L12 12M12-12L-12 12', brick[500], 8), [-8, 40, 84]),
]);
