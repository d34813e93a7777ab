/** The geometry of a grid with one square per check. Lengths are in viewBox units. */

/** The side of a square: the stroke width of the lines, and the dash in the style sheet. */
const square = 25;
export const gap = 7;
export const cell = square + gap;

/** The ratio of the width of the grid to its height. */
const ratio = 4 / 3;

/** The first marked check, and the distance to the next. */
const firstMark = 11;
const markDistance = 31;

/** The numbers of the marked checks, spread over the grid. */
export const markedChecks = (points: number, marked: number): readonly number[] =>
  Array.from({ length: marked }, (_, index) => (firstMark + index * markDistance) % points);

/** The view box, and two paths to be stroked `square` wide: a line per row, to be dashed, and the marked squares. */
export function checkGrid(points: number, marked: number) {
  const columns = Math.ceil(Math.sqrt(points * ratio));
  const rows = Array.from({ length: Math.ceil(points / columns) }, (_, row) => {
    const squares = Math.min(columns, points - row * columns);
    return `M0 ${row * cell}h${squares * cell - gap}`;
  });
  const marks = markedChecks(points, marked).map(
    (check) => `M${(check % columns) * cell} ${Math.floor(check / columns) * cell}h${square}`,
  );
  return {
    // A stroke reaches half a square above its line; the box has whole units.
    viewBox: `0 ${-Math.ceil(square / 2)} ${columns * cell - gap} ${rows.length * cell - gap + 1}`,
    rows: rows.join(''),
    marks: marks.join(''),
  };
}
