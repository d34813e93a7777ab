/** Prepares the published verdicts on this site for its pages. Runs at build time. */
import { z } from 'zod';
import { evidenceLine } from '#audit/evidence.ts';
import { summaryOf } from '#audit/report/summary.ts';
import type { AuditReport, Evidence, Point } from '#audit/types.ts';
import { guides } from '#app/guides/guides.server.ts';
import { entriesOf } from '#app/lib/record.ts';
import { checklistPath, pointsOf } from './checklist-points.ts';
import {
  forcedFailures,
  ownSummary,
  verdictNames,
  verdictVerbs,
  type OwnAudit,
  type PointVerdict,
} from './own-audit.ts';
import verdicts from './own-verdicts.json';

const reportSchema = z.object({
  site: z.url(),
  checkedAt: z.iso.datetime(),
  pages: z.array(z.string()),
  points: z.array(
    z.object({
      id: z.int(),
      verdict: z.enum(['pass', 'fail', 'not-applicable', 'needs-a-person']),
      evidence: z.array(
        z.object({
          page: z.string(),
          line: z.int().exactOptional(),
          found: z.string(),
          expected: z.string().exactOptional(),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<AuditReport>;

/** `own-verdicts.json`, which `npm run audit:self` writes. */
export const ownReport: AuditReport = reportSchema.parse(verdicts);

/** Number of findings that a page shows: for a failed point, and for others. */
const shown = { fail: 2, other: 1 };

/** The published audit of this site: the summary, the count of each verdict, and the evidence of each point. */
export function ownAudit(): OwnAudit {
  const counts = summaryOf(ownReport);
  const failed = ownReport.points.filter(({ verdict }) => verdict === 'fail');
  return {
    summary: ownSummary({
      passed: counts.pass,
      points: ownReport.points.length,
      judged: counts.judged,
      failed: counts.fail,
      forced: failed.filter(({ id }) => forcedFailures[id]).length,
      pages: ownReport.pages.length,
      date: ownReport.checkedAt.slice(0, 10),
    }),
    key: entriesOf(verdictVerbs).map(([verdict, [one, several]]) => {
      const count = counts[verdict];
      return { verdict, count, verb: count === 1 ? one : several };
    }),
    points: ownReport.points.map(({ id, verdict, evidence }): PointVerdict => {
      const reason = verdict === 'fail' ? forcedFailures[id] : undefined;
      const most = verdict === 'fail' ? shown.fail : shown.other;
      return {
        verdict,
        label: verdictNames[verdict],
        heading: `This site: ${verdictNames[verdict].toLowerCase()}`,
        ...(reason && { reason }),
        evidence: evidence.slice(0, most).map(sentence),
      };
    }),
  };
}

/** A finding as a sentence with its page. Findings about the whole site have no page. */
const sentence = (evidence: Evidence): string =>
  evidenceLine({ ...evidence, page: evidence.page.slice(ownReport.site.length) });

/** The points with their texts, for reports. */
export function checklistPoints(): readonly Point[] {
  return pointsOf(guides.get(checklistPath));
}
