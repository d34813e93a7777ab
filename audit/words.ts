/** Words as search engines compare them, roughly: without case, endings and the small words of English. */

const small = new Set(
  'a an and are as at be by can do for from has have how in into is it its me my no not of off on one or our out so than that the their them then there these this to up us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Topic words of a text, cut to their first five letters so that "check" meets "checklist". */
export function topicWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !small.has(word)).map((word) => word.slice(0, 5)));
}

export function shareAWord(a: string, b: string): boolean {
  const words = topicWords(b);
  return [...topicWords(a)].some((word) => words.has(word));
}

export function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}\p{N}'’-]*|\p{N}+/gu)?.length ?? 0;
}

/**
 * A sketch of a text: of all runs of four words, the smallest of each of 32 hashes. Two texts that share a
 * share of their runs share about the same share of their sketch.
 */
export function sketch(text: string): Uint32Array {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const smallest = new Uint32Array(32).fill(0xffffffff);
  for (let index = 0; index + 4 <= words.length; index += 1) {
    const run = hash(words.slice(index, index + 4).join(' '));
    for (let seed = 0; seed < 32; seed += 1) {
      const mixed =
        (Math.imul(run ^ (seed * 0x9e3779b1), 0x85ebca6b) ^ (run >>> (seed % 16))) >>> 0;
      if (mixed < smallest[seed]!) smallest[seed] = mixed;
    }
  }
  return smallest;
}

/** How alike two sketches are, 0 to 1. */
export function likeness(a: Uint32Array, b: Uint32Array): number {
  return a.reduce((same, value, index) => same + Number(value === b[index]), 0) / a.length;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
