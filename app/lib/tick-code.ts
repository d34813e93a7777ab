/**
 * Which points of a list are ticked, as a short text for an address: one bit for each point in its order, six
 * bits to a character, behind a mark of the list itself. Pure; any text may be decoded.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsPerCharacter = 6;

/** @param ids the points of the list, in its order */
export function encodeTicks(ids: readonly string[], ticked: ReadonlySet<string>): string {
  let code = '';
  for (let from = 0; from < ids.length; from += bitsPerCharacter) {
    const bits = ids.slice(from, from + bitsPerCharacter);
    code += alphabet[bits.reduce((sum, id, bit) => sum + (ticked.has(id) ? 2 ** bit : 0), 0)]!;
  }
  return `${listMark(ids)}${code}`;
}

/** The ticked points, or null where the text is none of this list: the list has changed, or it was typed by hand. */
export function decodeTicks(ids: readonly string[], code: string): ReadonlySet<string> | null {
  const mark = listMark(ids);
  const values = Array.from(code.slice(mark.length), (character) => alphabet.indexOf(character));
  const whole = values.length === Math.ceil(ids.length / bitsPerCharacter);
  if (!code.startsWith(mark) || !whole || values.includes(-1)) return null;
  return new Set(
    ids.filter(
      (_, index) =>
        (values[Math.floor(index / bitsPerCharacter)]! >> (index % bitsPerCharacter)) & 1,
    ),
  );
}

/** Two characters that change when a point is added, removed or moved: old addresses then mean nothing. */
function listMark(ids: readonly string[]): string {
  let hash = 0;
  for (const character of ids.join(' ')) hash = (hash * 31 + character.charCodeAt(0)) % 4093;
  return `${alphabet[hash >> bitsPerCharacter]!}${alphabet[hash % 64]!}`;
}
