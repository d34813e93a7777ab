/** Compares words roughly as search engines do: without case, endings and stop words. */

const small = new Set(
  'a an and are as at be by can do for from has have how in into is it its me my no not of off on one or our out so than that the their them then there these this to up us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Runs of letters of scripts that write words without spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/**
 * Topic words of a text, cut to their first five letters so that "check" meets "checklist". Without spaces, each pair of
 * letters counts as a word.
 */
export function topicWords(text: string): ReadonlySet<string> {
  const lower = text
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase();
  const words = lower.replaceAll(unspaced, ' ').match(/\p{L}[\p{L}\p{N}]+/gu) ?? [];
  const pairs = (lower.match(unspaced) ?? []).flatMap((run) =>
    Array.from({ length: Math.max(1, run.length - 1) }, (_, index) => run.slice(index, index + 2)),
  );
  return new Set([
    ...words
      .filter((word) => !small.has(word))
      .map((word) => word.replace(/(?<=...)s$/, '').slice(0, 5)),
    ...pairs,
  ]);
}

/** Whether two texts have a topic word in common. */
export function shareAWord(a: string, b: string): boolean {
  const words = topicWords(b);
  return [...topicWords(a)].some((word) => words.has(word));
}

/** A text in lower case, without punctuation, its words separated by single spaces. */
export const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Two letters of a script without spaces count as a word. */
export function countWords(text: string): number {
  let unspacedWords = 0;
  const spaced = text.replaceAll(unspaced, (run) => {
    unspacedWords += Math.ceil(run.length / 2);
    return ' ';
  });
  return unspacedWords + (spaced.match(/\p{L}[\p{L}\p{N}'’-]*|\p{N}+/gu)?.length ?? 0);
}

/**
 * A MinHash sketch of a text: the minimum of each of 32 hashes over all runs of four words. The share of
 * equal values of two sketches estimates the share of common runs of the two texts.
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

/** The similarity of two sketches, 0 to 1. */
export function likeness(a: Uint32Array, b: Uint32Array): number {
  return a.reduce((same, value, index) => same + Number(value === b[index]), 0) / a.length;
}

/** A 32-bit FNV-1a hash, the same in every engine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Letters as wide as two others. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu;

/** The length of a text on a line: white space as browsers show it, and wide letters twice. */
export function shownLength(text: string): number {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length + (line.match(wide)?.length ?? 0);
}

/** A language tag in its canonical form, or undefined if it is none. */
export function languageTag(tag = ''): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.trim())[0];
  } catch {
    return undefined;
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a language has a name. The names of many small languages, with three letters, are not known here. */
export const isLanguage = (primary: string): boolean =>
  primary.length === 3 || languageNames.of(primary) !== undefined;

/** Scripts by the code that `Intl.Locale` gives a language. */
const scripts: readonly (readonly [pattern: RegExp, ...codes: string[]])[] = [
  [/\p{Script=Arabic}/gu, 'Arab', 'Aran'],
  [/\p{Script=Hebrew}/gu, 'Hebr'],
  [/\p{Script=Cyrillic}/gu, 'Cyrl'],
  [/\p{Script=Greek}/gu, 'Grek'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'Jpan', 'Hans', 'Hant', 'Kore'],
  [/\p{Script=Hangul}/gu, 'Kore'],
  [/\p{Script=Thai}/gu, 'Thai'],
  [/\p{Script=Devanagari}/gu, 'Deva'],
];
/** Languages that are written in several scripts. */
const severalScripts = /^(?:az|bs|crh|ha|ks|ku|mn|ms|pa|sd|sr|tg|tk|tt|ug|uz)$/;

/** Whether most letters of a text belong to a script that its language is not written in. */
export function isInAnotherScript(text: string, tag: string): boolean {
  const start = text.slice(0, 20_000);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const { language, script = '' } = new Intl.Locale(tag).maximize();
  if (letters < 100 || severalScripts.test(language)) return false;
  return scripts.some(
    ([pattern, ...codes]) =>
      (start.match(pattern)?.length ?? 0) > letters * 0.6 && !codes.includes(script),
  );
}
