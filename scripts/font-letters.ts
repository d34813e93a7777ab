/**
 * The characters of each font subset. Missing ones fall back to a system font;
 * `tests/matrix/accessibility.spec.ts` finds them.
 */

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const marks = '\u00a0é×–—‘’“”…€−';

/** Body text: printable ASCII and typographic marks. */
export const bodyLetters = `${ascii}${marks}©®°·•™→`;

/**
 * Headings and figures: without the characters of code and small print, which would cost 3 kB
 * before the first paint.
 */
export const displayLetters = ascii.replace(/[<=>[\\\]^_`{}~]/g, '') + marks;
