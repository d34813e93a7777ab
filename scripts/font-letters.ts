/** What each font can write. A letter that is missing is drawn by the fallback; the journeys look for such. */

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const marks = '\u00a0é×–—‘’“”…€−';

/** Running text: printable ASCII and the typographic marks that the copy uses. */
export const bodyLetters = `${ascii}${marks}©®°·•™→`;

/** Headings and figures: without the signs of code and of the small print, which cost 3 kB before the first paint. */
export const displayLetters = ascii.replace(/[<=>[\\\]^_`{|}~]/g, '') + marks;
