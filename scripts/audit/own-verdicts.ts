/** The published verdicts of the built site, and their comparison with a new run. */
import { join } from 'node:path';
import { evidenceLine } from '#audit/evidence.ts';
import type { AuditReport, PointId, Verdict } from '#audit/types.ts';

export const verdictsFile = join(import.meta.dirname, '../../app/content/own-verdicts.json');

/** Points that need a browser. A run without one cannot verify them. */
const renderedPoints: ReadonlySet<PointId> = new Set([40, 47, 48, 49, 51, 52]);

const rank: Readonly<Record<Verdict, number>> = {
  pass: 2,
  'not-applicable': 2,
  'needs-a-person': 1,
  fail: 0,
};

export type Comparison = {
  /** Points that are now worse than published, each as a sentence with the page. */
  readonly worse: readonly string[];
  /** Points that are now better than published. */
  readonly better: readonly string[];
};

/** Compares verdicts only: the location of a fault may change with every edit of a page. */
export function compareVerdicts(published: AuditReport, now: AuditReport): Comparison {
  const worse: string[] = [];
  const better: string[] = [];
  for (const point of now.points) {
    const before = published.points.find(({ id }) => id === point.id)?.verdict;
    if (before === point.verdict) continue;
    if (renderedPoints.has(point.id) && point.verdict !== 'fail') continue;
    const lines = point.evidence.slice(0, 3).map(evidenceLine).join('; ');
    const sentence = `Point ${point.id}: published as ${before ?? 'nothing'}, now ${point.verdict}. ${lines}`;
    if (before === undefined || rank[point.verdict] < rank[before]) worse.push(sentence);
    else if (rank[point.verdict] > rank[before]) better.push(sentence);
  }
  return { worse, better };
}
