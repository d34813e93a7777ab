/** The counts at the start of every report. */
import type { AuditReport, Verdict } from '../types.ts';

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  pass: 'Passes',
  fail: 'Fails',
  'not-applicable': 'Not applicable',
  'needs-a-person': 'Needs a person',
};

/** The number of points with each verdict. */
export type Summary = Readonly<Record<Verdict, number>> & {
  /** Points that a program could judge: those that pass and those that fail. */
  readonly judged: number;
};

/** Counts the points of a report by verdict. */
export function summaryOf({ points }: Pick<AuditReport, 'points'>): Summary {
  const count = (verdict: Verdict) => points.filter((point) => point.verdict === verdict).length;
  const [pass, fail] = [count('pass'), count('fail')];
  return {
    pass,
    fail,
    'not-applicable': count('not-applicable'),
    'needs-a-person': count('needs-a-person'),
    judged: pass + fail,
  };
}

/** A report with at most four pieces of evidence per point. The rest is counted. */
export function compactReport(report: AuditReport): AuditReport {
  const most = 4;
  return {
    ...report,
    points: report.points.map((point) => {
      const more = point.evidence.length - most;
      if (more <= 0) return point;
      const counted = { page: report.site, found: `${more} more like these` };
      return { ...point, evidence: [...point.evidence.slice(0, most), counted] };
    }),
  };
}
