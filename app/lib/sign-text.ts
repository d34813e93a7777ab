/** Lettering for the sign of a shop, from any text that a visitor types. */

/** Limit of characters on a sign. */
const longestSign = 14;
/** Limit of characters of the input that are read: a name is at the beginning of a text. */
const longestInput = 300;
/** A web address: optional scheme, user and `www.`, then the host's first label and a dot. */
const address = /^(?:\w+:\/\/)?(?:\S*@)?(?:www\.)?([^\s./:@]+)\.\S/iu;
/** Control characters, lone surrogates, and marks that change the direction of the text. */
const unreadable = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;

/**
 * The first label of the host if the text is an address, else the text, in capitals and at most 14
 * characters. Empty if no character is readable.
 */
export function signText(typed: string): string {
  const text = typed.slice(0, longestInput).trim();
  const label = address.exec(text)?.[1]?.replaceAll('-', ' ');
  const plain = (label ?? text).replaceAll(/\s+/g, ' ').replaceAll(unreadable, '');
  const characters = Array.from(plain.normalize('NFC').toUpperCase());
  return characters.slice(0, longestSign).join('').trim();
}

/** Widths of the sign's typeface in capitals, in ems. Characters of other scripts count as square. */
function widthOf(character: string): number {
  if (/[IJ1.,:;'’!| ]/.test(character)) return 0.32;
  if (/[MW@%&]/.test(character)) return 0.86;
  return character < '\u0250' ? 0.62 : 1.1;
}

/** The largest type size, in the unit of `width`, at which the text is no wider than `width`. */
export function signSize(text: string, width: number, largest: number): number {
  const ems = Array.from(text, widthOf).reduce((sum, one) => sum + one, 0);
  return Math.min(largest, Math.floor(width / ems));
}
