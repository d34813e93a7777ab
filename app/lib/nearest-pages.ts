import type { Link } from '#app/content/entities.ts';

/** Characters of an address that are looked at: an address of a megabyte must not hold up a page. */
const longest = 200;

/**
 * The pages whose addresses and names are most like an address that leads nowhere, the nearest first. An
 * address that is like nothing gives the first pages of the list. Never throws.
 * @param address the path as the location has it, with its escapes
 * @param synonyms words that may stand in an address for words of the pages
 */
export function nearestPages(
  address: string,
  pages: readonly Link[],
  count: number,
  synonyms: Readonly<Record<string, readonly string[]>> = {},
): readonly Link[] {
  const asked = words(decoded(address)).flatMap((word) =>
    Object.hasOwn(synonyms, word) ? synonyms[word]! : word,
  );
  return pages
    .map((page, index) => ({ page, index, likeness: likeness(asked, page) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.index - b.index)
    .slice(0, count)
    .map(({ page }) => page);
}

/** From 0 to 2: how much of what was asked the page answers, and how much of the page was asked for. */
function likeness(asked: readonly string[], page: Link): number {
  const known = words(page.to);
  if (asked.length === 0 || known.length === 0) return 0;
  const named = [...new Set([...known, ...words(page.label)])];
  const best = (word: string, among: readonly string[]) =>
    Math.max(...among.map((other) => similarity(word, other)));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const answered = mean(asked.map((word) => best(word, named)));
  return answered === 0 ? 0 : answered + mean(known.map((word) => best(word, asked)));
}

/** The share of letter pairs that two words have in common; what is less than half alike is not alike. */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [pairs(a), pairs(b)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  const share = (2 * common) / (left.size + right.size);
  return share >= 0.5 ? share : 0;
}

function pairs(word: string): ReadonlySet<string> {
  const marked = `^${word}$`;
  return new Set(Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2)));
}

function words(text: string): readonly string[] {
  return text
    .slice(0, longest)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** An address can hold anything a visitor types; one that is no valid escape is taken as it stands. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
