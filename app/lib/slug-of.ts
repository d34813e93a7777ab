/** Latin letters that Unicode doesn't divide into a basic letter and a mark. */
const undivided: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** A text as a part of an address, in small letters, digits and hyphens: "Café & bar" gives `cafe-bar`. May be empty. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/g, (letter) => undivided[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
