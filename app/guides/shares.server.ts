import { placeIn, type ContentPath } from './place.ts';

/** `share.module.css` has a rule for each whole width from 1 to this one. */
export const widestShare = 16;
/** The widths of the parts of a bar that have a rule. */
const shares = new Set([
  ...Array.from({ length: widestShare }, (_, index) => index + 1),
  20,
  25,
  30,
]);

/**
 * @param path the page of the file, and `part` the title of the part that has this width
 * @throws if the stylesheet has no rule for the width
 */
export function drawnShare(width: number, path: ContentPath, part: string): number {
  if (shares.has(width)) return width;
  throw new Error(
    `${placeIn(path, part)}: share.module.css has no rule for a width of ${width}. Round the minutes of a step, or split a chapter.`,
  );
}
