/** The widths of the parts of a bar. `share.module.css` has a rule for each. */
const shares = new Set([
  ...Array.from({ length: 16 }, (_, index) => index + 1),
  20,
  25,
  30,
  35,
  40,
  45,
]);

/**
 * @param user the part of a file with this width, for the error message
 * @throws if the stylesheet has no rule for the width
 */
export function drawnShare(width: number, user: string): number {
  if (shares.has(width)) return width;
  throw new Error(
    `${user}: share.module.css has no rule for a width of ${width}. Round the minutes of a step, split a chapter, or add a rule.`,
  );
}
