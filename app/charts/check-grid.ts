/** The geometry of a grid with one square per check. Lengths are in viewBox units. */

/** The stroke width in the style sheet. It rounds the corners of a square. */
const stroke = 8;
/** The side of a square, with its stroke. */
const side = 25;
const gap = 7;
const cell = side + gap;
/** A square inside its stroke, and a move to the next one. */
const square = `h${side - stroke}v${side - stroke}h${stroke - side}zm${cell} 0`;

/** The ratio of the width of the grid to its height. */
const ratio = 4 / 3;

/** The first marked check, and the distance to the next. */
const firstMark = 11;
const markDistance = 31;

/** The numbers of the marked checks, spread over the grid. */
export const markedChecks = (points: number, marked: number): readonly number[] =>
  Array.from({ length: marked }, (_, index) => (firstMark + index * markDistance) % points);

/** The view box, and two paths to be filled and stroked: all squares, and the marked ones. */
export function checkGrid(points: number, marked: number) {
  const columns = Math.ceil(Math.sqrt(points * ratio));
  const startOf = (check: number) =>
    `M${(check % columns) * cell + stroke / 2} ${Math.floor(check / columns) * cell + stroke / 2}`;
  const rows = Array.from({ length: Math.ceil(points / columns) }, (_, row) => {
    const squares = Math.min(columns, points - row * columns);
    return startOf(row * columns) + square.repeat(squares);
  });
  const marks = markedChecks(points, marked).map((check) => startOf(check) + square);
  return {
    viewBox: `0 0 ${columns * cell - gap} ${rows.length * cell - gap}`,
    rows: rows.join(''),
    marks: marks.join(''),
  };
}
