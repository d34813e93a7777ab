import type { ListedKind } from '#app/guides/page.ts';
import type { TopicId } from '#app/guides/place.ts';
import { keysOf } from '#app/lib/record.ts';
import type { ReadingLength } from '#app/lib/reading-length.ts';

/** The query parameters of a list of guides. A topic, kind or length without an entry doesn't compile. */
export const topicFields = {
  q: 'text',
  topic: keysOf<Record<TopicId, true>>({
    seo: true,
    'local-seo': true,
    'website-design': true,
    ppc: true,
  }),
  kind: keysOf<Record<ListedKind, true>>({
    glossary: true,
    checklist: true,
    'long-read': true,
    steps: true,
  }),
  time: keysOf<Record<ReadingLength, true>>({ short: true, medium: true, long: true }),
} as const;
