/** Reading time: under 10 minutes, 10 to 15, over 15. */
export type ReadingLength = 'short' | 'medium' | 'long';

/** The length of a text of so many minutes. */
export function readingLength(minutes: number): ReadingLength {
  if (minutes < 10) return 'short';
  return minutes <= 15 ? 'medium' : 'long';
}
