/**
 * The only access to localStorage and sessionStorage, except that `boot.ts` reads the theme. Both
 * may be blocked, full or absent, and may hold any value: from another version of the site, or from
 * the visitor.
 */
type Area = 'local' | 'session';

const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

/** The stored text, or undefined if there is none or storage is blocked. */
export function readText(area: Area, key: string): string | undefined {
  try {
    return areaOf(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The stored JSON value, or undefined where there is none or it is no JSON. */
export function readJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readText(area, key) ?? '');
  } catch {
    return undefined;
  }
}

/** The items of a stored JSON array that have the right shape, in their order; other items are dropped. */
export function readItems<Item>(
  area: Area,
  key: string,
  isItem: (value: unknown) => value is Item,
): readonly Item[] {
  const value = readJson(area, key);
  return Array.isArray(value) ? value.filter(isItem) : [];
}

/** Stores a text. Returns whether that succeeded. */
export function writeText(area: Area, key: string, text: string): boolean {
  try {
    areaOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
