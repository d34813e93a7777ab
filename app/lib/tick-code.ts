/**
 * Encodes the checked points of a list for an address: a checksum of the list, then one bit for
 * each point in its order, five bits to a digit of base 32.
 */

const radix = 32;
const bitsPerDigit = 5;

/** @param ids the points of the list, in its order */
export function encodeTicks(ids: readonly string[], ticked: ReadonlySet<string>): string {
  let code = listMark(ids);
  for (let from = 0; from < ids.length; from += bitsPerDigit) {
    const bits = ids.slice(from, from + bitsPerDigit);
    code += bits.reduce((sum, id, bit) => sum + (ticked.has(id) ? 2 ** bit : 0), 0).toString(radix);
  }
  return code;
}

/** The checked points, or null if the text is not a code of this list. */
export function decodeTicks(ids: readonly string[], code: string): ReadonlySet<string> | null {
  const mark = listMark(ids);
  const values = Array.from(code.slice(mark.length), (digit) => Number.parseInt(digit, radix));
  const whole = values.length === Math.ceil(ids.length / bitsPerDigit);
  if (!code.startsWith(mark) || !whole || values.includes(Number.NaN)) return null;
  return new Set(
    ids.filter(
      (_, index) => ((values[Math.floor(index / bitsPerDigit)] ?? 0) >> (index % bitsPerDigit)) & 1,
    ),
  );
}

/**
 * A checksum of three digits. It changes when a point is added, removed or moved, which invalidates
 * old codes.
 */
function listMark(ids: readonly string[]): string {
  let hash = 0;
  // The largest prime that fits three digits.
  for (const character of ids.join(' ')) hash = (hash * 31 + character.charCodeAt(0)) % 32_749;
  return hash.toString(radix).padStart(3, '0');
}
