/** Prepares the published verdicts on this site for its pages. Runs at build time. */
import { z } from 'zod';
import { evidenceLine } from '#audit/evidence.ts';
import { summaryOf } from '#audit/report/summary.ts';
import type { AuditReport, Evidence, Point } from '#audit/types.ts';
import { guides } from '#app/guides/guides.server.ts';
import { numberInProse } from '#app/lib/number-in-prose.ts';
import { entriesOf } from '#app/lib/record.ts';
import { caseStudyList } from './case-study-list.ts';
import { checklistPath, pointsOf } from './checklist-points.ts';
import {
  ownSummary,
  verdictNames,
  verdictVerbs,
  type OwnAudit,
  type PointVerdict,
} from './own-audit.ts';
import verdicts from './own-verdicts.json';
import { services } from './services.ts';

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

const summaries = Object.values(caseStudyList).filter(({ full }) => !full).length;
const allServices = [
  ...services.featured.services,
  ...services.street.services,
  ...services.also.services,
];
const ownPages = allServices.filter((service) => 'link' in service && 'to' in service.link).length;

/** A count at the start of a sentence: "Nine". */
const atStart = (count: number) =>
  numberInProse(count).replace(/^./, (letter) => letter.toUpperCase());

/** Points that the specification forces to fail, each with the reason in one sentence. */
export const forcedFailures: Readonly<Record<number, string>> = {
  11: 'Articles, services and footer entries without a page of their own are placeholders that lead to “#” until that page exists.',
  31:
    summaries === 1
      ? 'One case study is a summary: its address works, but says that the full study isn’t there.'
      : `${atStart(summaries)} case studies are summaries: their addresses work, but say that the full study isn’t there.`,
  64: 'The home page’s title begins with the name of the agency.',
  65: 'The home page’s title is the agency’s promise; its heading names the topic instead.',
  72: `${atStart(allServices.length - ownPages)} of ${numberInProse(allServices.length)} services are described on one page until each has a page of its own.`,
};

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
