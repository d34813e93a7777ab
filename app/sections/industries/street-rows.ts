import type { Industry } from '#app/content/industries.ts';

const hasGuide = (industry: Industry | undefined) => typeof industry?.url === 'string';

/**
 * Industries in the rows of a wide screen: one with a guide in front has a row of its own, the others are in rows of
 * three, the last one of two to four (or one, if it is the only one).
 */
export function streetRows(industries: readonly Industry[]): readonly (readonly Industry[])[] {
  if (industries.length > 1 && hasGuide(industries[0])) {
    return [industries.slice(0, 1), ...streetRows(industries.slice(1))];
  }
  if (industries.length === 0) return [];
  const size = industries.length > 4 ? 3 : industries.length;
  return [industries.slice(0, size), ...streetRows(industries.slice(size))];
}
