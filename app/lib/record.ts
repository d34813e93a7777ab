/**
 * Typed access to records. TypeScript types their keys as `string`, because an object may have more
 * keys than its type. Use these functions for objects that are written out in this project.
 *
 * Code that several pages load in the browser writes `Object.hasOwn` instead: an import from guides,
 * case studies and dialogs regroups the shared chunks, which costs their pages a file and up to 1.2 kB.
 */

type Entry<Source> = { [Key in keyof Source & string]: [Key, Source[Key]] }[keyof Source & string];

/** The keys, in their order. */
export function keysOf<Source extends object>(record: Source): (keyof Source & string)[] {
  return Object.keys(record) as (keyof Source & string)[];
}

/** The keys with their values, in their order. */
export function entriesOf<Source extends object>(record: Source): Entry<Source>[] {
  return Object.entries(record) as Entry<Source>[];
}

/** Whether a record has the key. */
export function isKeyOf<Source extends object>(
  record: Source,
  key: string,
): key is keyof Source & string {
  return Object.hasOwn(record, key);
}
