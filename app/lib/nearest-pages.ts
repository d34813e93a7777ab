/** Limit of characters compared, so that a very long address cannot block the page. */
const longest = 200;

/** What is compared of a page: its name and its path. */
type ComparedPage = { readonly label: string; readonly to: string };

/**
 * The pages whose address or label is most similar to an unknown address, the most similar first.
 * The first pages of the list follow if fewer are similar. Empty if none is. Never throws.
 * @param address the location's path, with its escapes
 * @param count the number of pages to return
 * @param synonyms words in an address, mapped to words of the pages; not applied to words of the
 *   pages' own paths: a word of the first part, or another part as a whole
 */
export function nearestPages<Page extends ComparedPage>(
  address: string,
  pages: readonly Page[],
  count: number,
  synonyms: Readonly<Record<string, readonly string[]>> = {},
): readonly Page[] {
  const own = new Set(
    pages.flatMap(({ to }) => {
      const [, first = '', ...others] = to.split('/');
      return [...words(first), ...others];
    }),
  );
  const asked = words(decoded(address)).flatMap(
    (word) => (Object.hasOwn(synonyms, word) && !own.has(word) && synonyms[word]) || word,
  );
  const ranked = pages
    .map((page, index) => ({ page, index, likeness: likeness(asked, page) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.index - b.index);
  if (!ranked[0]?.likeness) return [];
  return ranked.slice(0, count).map(({ page }) => page);
}

/**
 * Similarity from 0 to 2: the share of the searched words that match, plus the share of the page's
 * words that do.
 */
function likeness(asked: readonly string[], page: ComparedPage): number {
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

/** The share of common letter pairs of two words. Below one half it counts as 0. */
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

/** The decoded address, or the address itself if it has an invalid escape. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
