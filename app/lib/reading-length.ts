import type { HubWords } from '#app/content/guides/words.ts';

/** Reading times that are told apart. */
export type ReadingLength = keyof HubWords['times'];

export function readingLength(minutes: number): ReadingLength {
  if (minutes < 10) return 'short';
  return minutes <= 15 ? 'medium' : 'long';
}
