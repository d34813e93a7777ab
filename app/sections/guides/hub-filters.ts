import type { GuideKind, GuideTopic } from '#app/content/guides/guide.ts';
import type { HubWords } from '#app/content/guides/words.ts';

/** Reading times that are told apart. */
export type Length = keyof HubWords['times'];

export function lengthOf(minutes: number): Length {
  if (minutes < 10) return 'short';
  return minutes <= 15 ? 'medium' : 'long';
}

/** What stands in the address of a list of guides. */
export const topicFields = {
  q: 'text',
  topic: ['seo', 'local-seo', 'website-design', 'ppc'] satisfies GuideTopic[],
  kind: ['glossary', 'checklist', 'long-read', 'steps'] satisfies GuideKind[],
  time: ['short', 'medium', 'long'] satisfies Length[],
} as const;
