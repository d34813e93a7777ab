/** What the visitor typed, as lettering for the sign of a shop. */

/** Characters on a sign. */
const longest = 14;
/** Characters of the typed text that are read: a name is at its beginning. */
const read = 300;
/** A web address: optional scheme, user and `www.`, then the host's first label and a dot. */
const address = /^(?:\w+:\/\/)?(?:\S*@)?(?:www\.)?([^\s./:@]+)\.\S/iu;
/** Control characters, halves of characters, and what turns the direction of the text. */
const unreadable = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;

/**
 * The host's first label where an address was typed, else the words, in capitals and at most 14
 * characters. Empty where nothing readable was typed.
 */
export function signText(typed: string): string {
  const text = typed.slice(0, read).trim();
  const label = address.exec(text)?.[1]?.replaceAll('-', ' ');
  const plain = (label ?? text).replaceAll(/\s+/g, ' ').replaceAll(unreadable, '');
  const characters = Array.from(plain.normalize('NFC').toUpperCase());
  return characters.slice(0, longest).join('').trim();
}

/** Widths of the sign's typeface in capitals, in ems. Characters of other scripts are taken as square. */
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
