import { evidenceLine } from '#audit/evidence.ts';
import type { AuditReport, Evidence } from '#audit/types.ts';
import type { PointVerdict } from '#app/content/own-audit.ts';
import type { PageCheckWords } from '#app/guides/words.ts';

/** Limit of the findings shown for a point. */
const most = 10;

/** The verdicts on the visitor's page as the points show them. */
export function shownVerdicts(
  { points }: AuditReport,
  { yours, verdicts }: Pick<PageCheckWords, 'yours' | 'verdicts'>,
): PointVerdict[] {
  return points.map(({ verdict, evidence }) => ({
    verdict,
    label: verdicts[verdict],
    heading: `${yours}: ${verdicts[verdict].toLowerCase()}`,
    evidence: evidence.slice(0, most).map(sentence),
  }));
}

/** A finding with its page and line. A pasted page has no address. */
const sentence = (evidence: Evidence): string =>
  evidenceLine(evidence.page.endsWith('.invalid/') ? { ...evidence, page: '' } : evidence);
