/**
 * Encodes the checked points of a list for an address: a checksum of the list, then one bit for
 * each point in its order, six bits to a character.
 */

/** The characters of base64url (RFC 4648), for six bits each. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsPerCharacter = 6;

/** @param ids the points of the list, in its order */
export function encodeTicks(ids: readonly string[], ticked: ReadonlySet<string>): string {
  let code = '';
  for (let from = 0; from < ids.length; from += bitsPerCharacter) {
    const bits = ids.slice(from, from + bitsPerCharacter);
    code += alphabet.charAt(
      bits.reduce((sum, id, bit) => sum + (ticked.has(id) ? 2 ** bit : 0), 0),
    );
  }
  return `${listMark(ids)}${code}`;
}

/** The checked points, or null if the text is not a code of this list. */
export function decodeTicks(ids: readonly string[], code: string): ReadonlySet<string> | null {
  const mark = listMark(ids);
  const values = Array.from(code.slice(mark.length), (character) => alphabet.indexOf(character));
  const whole = values.length === Math.ceil(ids.length / bitsPerCharacter);
  if (!code.startsWith(mark) || !whole || values.includes(-1)) return null;
  return new Set(
    ids.filter(
      (_, index) =>
        ((values[Math.floor(index / bitsPerCharacter)] ?? 0) >> (index % bitsPerCharacter)) & 1,
    ),
  );
}

/**
 * A checksum of two characters. It changes when a point is added, removed or moved, which
 * invalidates old codes.
 */
function listMark(ids: readonly string[]): string {
  let hash = 0;
  // The largest prime that fits two characters.
  for (const character of ids.join(' ')) hash = (hash * 31 + character.charCodeAt(0)) % 4093;
  return alphabet.charAt(hash >> bitsPerCharacter) + alphabet.charAt(hash % alphabet.length);
}
