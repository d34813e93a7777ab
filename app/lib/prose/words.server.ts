/** Speed of the reading times on the site. */
const wordsPerMinute = 220;

/** Fields that nobody reads as words: addresses, names of parts, drawing. */
const silent = new Set([
  'type',
  'to',
  'id',
  'slug',
  'picture',
  'meaning',
  'before',
  'after',
  'area',
  'see',
]);
/** In a comparison the two are the words themselves. */
const spoken = new Set(['before', 'after']);

/** The number of words in whatever a page shows, drawings and addresses left out. */
export function countWords(value: unknown): number {
  if (typeof value === 'string')
    return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countWords(item), 0);
  if (!value || typeof value !== 'object') return 0;
  const drawn = 'area' in value;
  return Object.entries(value).reduce(
    (sum, [key, item]) =>
      silent.has(key) && !(spoken.has(key) && !drawn) ? sum : sum + countWords(item),
    0,
  );
}

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
