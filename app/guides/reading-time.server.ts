/** Reading time at 220 words a minute, counted from what a page shows. */
const wordsPerMinute = 220;

/** Fields that are not read as words: addresses, names of parts, drawings. */
const silent = new Set([
  'type',
  'to',
  'id',
  'picture',
  'meaning',
  'before',
  'after',
  'area',
  'see',
]);
/** In a comparison these two are words; in a drawn chart they are paths. */
const spoken = new Set(['before', 'after']);

/** The number of words in all strings of a value, drawings and addresses left out. */
export function countWords(value: unknown): number {
  if (typeof value === 'string')
    return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countWords(item), 0);
  if (!value || typeof value !== 'object') return 0;
  const isDrawn = 'area' in value;
  return Object.entries(value).reduce(
    (sum, [key, item]) =>
      silent.has(key) && !(spoken.has(key) && !isDrawn) ? sum : sum + countWords(item),
    0,
  );
}

/** At least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
