import type { Text } from '#app/guides/markdown/text.ts';
import { plainText } from './plain-text.ts';

type Group = { readonly points: readonly { readonly title: string; readonly fix: Text }[] };

/** The points of a checklist in its order, numbered from 1, for the reports of the audit. */
export function auditPoints({ groups }: { readonly groups: readonly Group[] }) {
  return groups
    .flatMap(({ points }) => points)
    .map(({ title, fix }, index) => ({ id: index + 1, title, remedy: plainText(fix) }));
}
