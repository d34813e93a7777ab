/** What a check says about one document or one site, and how the parts of a point come together. */
import type { HtmlDocument } from './document.ts';
import type { PageFacts } from './facts.ts';
import type { Evidence, PointId, SiteInput, Verdict } from './types.ts';

export type Outcome = { readonly verdict: Verdict; readonly evidence: readonly Evidence[] };

/** A question about one document. It runs on every document that was answered with 200. */
export type DocumentCheck = {
  readonly id: PointId;
  /** What was looked at where nothing is wrong, as it follows a number of pages: "have one canonical". */
  readonly seen: string;
  readonly check: (document: HtmlDocument, site: SiteInput) => Outcome;
};

/** A question that needs all pages together, or the site's other files. */
export type SiteCheck = {
  readonly id: PointId;
  readonly checkSite: (pages: readonly PageFacts[], site: SiteInput) => Outcome;
};

export const pass = (evidence: readonly Evidence[] = []): Outcome => ({
  verdict: 'pass',
  evidence,
});
export const fail = (evidence: readonly Evidence[]): Outcome => ({ verdict: 'fail', evidence });
export const passOrFail = (faults: readonly Evidence[], seen: readonly Evidence[] = []): Outcome =>
  faults.length > 0 ? fail(faults) : pass(seen);

/** The page or site has nothing that the point applies to. */
export const notApplicable = (page: string, found: string): Outcome => ({
  verdict: 'not-applicable',
  evidence: [{ page, found }],
});

/** The program cannot know: says what a person has to look at. */
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
