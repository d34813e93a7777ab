import type { Text } from '#app/guides/markdown/text.ts';

/** A text without bold, links and abbreviations. */
export function plainText(text: Text): string {
  if (typeof text === 'string') return text;
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('bold' in part) return plainText(part.bold);
      return 'abbr' in part ? part.abbr : plainText(part.text);
    })
    .join('');
}
