import type { ListedKind } from '#app/guides/page.ts';
import type { TopicId } from '#app/guides/place.ts';
import type { ReadingLength } from '#app/lib/reading-length.ts';

/** A list of all options of a type. A list that lacks one doesn't compile. */
function all<Option>() {
  return <const List extends readonly Option[]>(
    list: Exclude<Option, List[number]> extends never ? List : never,
  ) => list;
}

/** The query parameters of a hub. */
export const hubFields = {
  q: 'text',
  topic: all<TopicId>()(['seo', 'local-seo', 'website-design', 'ppc']),
  kind: all<ListedKind>()(['glossary', 'checklist', 'long-read', 'steps']),
  time: all<ReadingLength>()(['short', 'medium', 'long']),
} as const;
