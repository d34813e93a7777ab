/** A report as Markdown, for an issue or a mail. */
import { counted } from '../counted.ts';
import { evidenceLine } from '../evidence.ts';
import type { AuditReport, Point } from '../types.ts';
import { summaryOf, verdictLabels } from './summary.ts';

/** Limit of evidence written for a point. The rest is counted. */
const shown = 5;

/** Escapes text from a page, so that neither Markdown nor HTML reads it as markup. */
const plain = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>|#~&]/g, String.raw`\$&`);

/** The points by verdict, failures first, with at most five pieces of evidence each. */
export function markdownReport(report: AuditReport, points: readonly Point[]): string {
  const { pass, judged } = summaryOf(report);
  const byId = new Map(points.map((point) => [point.id, point]));
  const lines = [
    `# Technical SEO audit of ${plain(report.site)}`,
    '',
    `${report.checkedAt.slice(0, 10)}, ${counted(report.pages.length, 'page')}. ${pass} of ${judged} points that a program can judge pass.`,
  ];
  for (const verdict of ['fail', 'needs-a-person', 'pass', 'not-applicable'] as const) {
    const those = report.points.filter((point) => point.verdict === verdict);
    if (those.length === 0) continue;
    lines.push('', `## ${verdictLabels[verdict]} (${those.length})`, '');
    for (const { id, evidence } of those) {
      const point = byId.get(id);
      lines.push(`${id}. ${plain(point?.title ?? '')}`);
      if (verdict === 'pass' || verdict === 'not-applicable') continue;
      for (const one of evidence.slice(0, shown)) lines.push(`   - ${plain(evidenceLine(one))}`);
      if (evidence.length > shown) lines.push(`   - and ${evidence.length - shown} more`);
      if (verdict === 'fail' && point) lines.push(`   - How to fix it: ${plain(point.remedy)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
