/** The outcomes of checks, and how those of a point are combined. */
import type { HtmlDocument } from './document.ts';
import type { PageFacts } from './facts.ts';
import type { Evidence, PointId, SiteInput, Verdict } from './types.ts';

/** The verdict of one check, and why. */
export type Outcome = { readonly verdict: Verdict; readonly evidence: readonly Evidence[] };

/** A check of one document. It runs on every document with status 200. */
export type DocumentCheck = {
  readonly id: PointId;
  /** What passed, for the end of the sentence "12 pages …": "have one canonical". */
  readonly seen: string;
  readonly check: (document: HtmlDocument, site: SiteInput) => Outcome;
};

/** A check of all pages together, or of other files of the site. */
export type SiteCheck = {
  readonly id: PointId;
  readonly checkSite: (pages: readonly PageFacts[], site: SiteInput) => Outcome;
};

/** The point holds for the page or site. */
export const pass = (evidence: readonly Evidence[] = []): Outcome => ({
  verdict: 'pass',
  evidence,
});
/** The point doesn't hold. Each piece of evidence is one fault. */
export const fail = (evidence: readonly Evidence[]): Outcome => ({ verdict: 'fail', evidence });
/** Fails if there are faults, else passes with what was seen. */
export const passOrFail = (faults: readonly Evidence[], seen: readonly Evidence[] = []): Outcome =>
  faults.length > 0 ? fail(faults) : pass(seen);

/** The page or site has nothing that the point applies to. */
export const notApplicable = (page: string, found: string): Outcome => ({
  verdict: 'not-applicable',
  evidence: [{ page, found }],
});

/** The program cannot judge it. The evidence says what a person has to check. */
export const needsAPerson = (page: string, found: string, expected?: string): Outcome => ({
  verdict: 'needs-a-person',
  evidence: [{ page, found, ...(expected !== undefined && { expected }) }],
});

/** Worst first: one failing page fails the point, one unknown page leaves it open. */
const order: readonly Verdict[] = ['fail', 'needs-a-person', 'pass', 'not-applicable'];

/** The outcome of all parts: the worst verdict, with the evidence of the parts that have it. */
export function worstOf(outcomes: readonly Outcome[]): Outcome {
  const verdict =
    order.find((one) => outcomes.some((outcome) => outcome.verdict === one)) ?? 'needs-a-person';
  return {
    verdict,
    evidence: outcomes
      .filter((outcome) => outcome.verdict === verdict)
      .flatMap(({ evidence }) => evidence),
  };
}
