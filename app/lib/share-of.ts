/**
 * The share of a part of a bar: its length up to 16, above that the nearest multiple of 5 up to 45.
 * `share.module.css` has a rule for each.
 */
export const shareOf = (length: number): number =>
  length > 16 ? Math.min(45, Math.round(length / 5) * 5) : length;
