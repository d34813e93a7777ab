import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

const chances = { rows: [-34, 18], inRow: 5 };

/** A chance to be shown: an ad that was, or an empty board. */
const board = (isShown: boolean) =>
  screen(
    22,
    44,
    isShown
      ? [
          rect(2, 2, 18, 40, paper[0], 2),
          rect(4, 5, 14, 12, orange[500], 2),
          rect(4, 21, 14, 4, blue[800]),
          rect(4, 28, 14, 3, paper[300]),
          rect(4, 34, 9, 3, paper[300]),
        ]
      : [rect(2, 2, 18, 40, paper[200], 2)],
    { thickness: 4, edge: isShown ? blue[700] : paper[400] },
  );

/** Six of ten chances were taken: four in the far row are empty. */
export const picture = icon({ mood: 'day', seed: 211 }, [
  chances.rows.map((x, row) =>
    Array.from({ length: chances.inRow }, (_, place_) => place_).map((column) =>
      place(board(row === 1 || column === chances.inRow - 1), [x, column * 27 - 67]),
    ),
  ),
]);
