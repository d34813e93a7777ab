import { placeIn, type FilePath } from './place.ts';

/** The widths of the parts of a bar. `share.module.css` has a rule for each. */
const shares = new Set([...Array.from({ length: 16 }, (_, index) => index + 1), 20, 25, 30]);

/**
 * @param path the page of the file, and `part` the title of the part that has this width
 * @throws if the stylesheet has no rule for the width
 */
export function drawnShare(width: number, path: FilePath, part: string): number {
  if (shares.has(width)) return width;
  throw new Error(
    `${placeIn(path, part)}: share.module.css has no rule for a width of ${width}. Round the minutes of a step, or split a chapter.`,
  );
}
