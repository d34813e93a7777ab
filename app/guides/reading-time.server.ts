/** Reading time at 220 words per minute, from the text that a page shows. */
const wordsPerMinute = 220;

/** Fields that are not text: addresses, names, drawings, forms. */
const silent = new Set([
  'type',
  'to',
  'id',
  'picture',
  'meaning',
  'see',
  'counted',
  'shown',
  'form',
]);
/** Number of words in all strings of a value, except drawings and addresses. */
export function countWords(value: unknown): number {
  if (typeof value === 'string') {
    return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countWords(item), 0);
  // The labels of a drawn chart repeat its figures.
  if (!value || typeof value !== 'object' || 'area' in value) return 0;
  return Object.entries(value).reduce(
    (sum, [key, item]) => (silent.has(key) ? sum : sum + countWords(item)),
    0,
  );
}

/** Reading time in minutes, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/**
 * Divides the reading time of a guide among its chapters, by their words. Each has at least one minute,
 * and together they have the minutes of the guide.
 */
export function chapterMinutes(words: readonly number[], total: number): readonly number[] {
  const all = words.reduce((sum, count) => sum + count, 0) || 1;
  const exact = words.map((count) => (count / all) * total);
  const minutes = exact.map((share) => Math.max(1, Math.floor(share)));
  const missing = () => total - minutes.reduce((sum, count) => sum + count, 0);
  while (missing() > 0) minutes[indexOfMost(exact.map((share, at) => share - minutes[at]!))]! += 1;
  while (missing() < 0 && minutes.some((count) => count > 1)) {
    minutes[
      indexOfMost(exact.map((share, at) => (minutes[at]! > 1 ? minutes[at]! - share : -Infinity)))
    ]! -= 1;
  }
  return minutes;
}

const indexOfMost = (values: readonly number[]) => values.indexOf(Math.max(...values));
