import type { AuditReport } from '#audit/types.ts';
import type { ChecklistPage } from '#app/guides/page.ts';

const rank = { critical: 0, serious: 1, minor: 2 } as const;
const most = 5;

/** The five worst failed points, each with its first finding: by severity, then in the order of the list. */
export function worstFindings(
  report: AuditReport,
  { groups }: Pick<ChecklistPage, 'groups'>,
): string[] {
  const points = groups.flatMap((group) => group.points);
  const weight = (id: number) => rank[points[id - 1]?.severity ?? 'serious'];
  return report.points
    .filter(({ verdict }) => verdict === 'fail')
    .toSorted((a, b) => weight(a.id) - weight(b.id) || a.id - b.id)
    .slice(0, most)
    .map(({ id, evidence: [first] }) => {
      const line = first?.line === undefined ? '' : ` (line ${first.line})`;
      return `${id}. ${points[id - 1]?.title}: ${first?.found ?? ''}${line}`;
    });
}
