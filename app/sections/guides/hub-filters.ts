import type { ListedKind } from '#app/guides/page.ts';
import type { TopicId } from '#app/guides/place.ts';
import type { ReadingLength } from '#app/lib/reading-length.ts';

/** The query parameters of a list of guides. */
export const topicFields = {
  q: 'text',
  topic: ['seo', 'local-seo', 'website-design', 'ppc'] satisfies TopicId[],
  kind: ['glossary', 'checklist', 'long-read', 'steps'] satisfies ListedKind[],
  time: ['short', 'medium', 'long'] satisfies ReadingLength[],
} as const;
