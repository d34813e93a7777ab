/** Text and types of the page about this site's own verdicts. */
import type { Verdict } from '#audit/types.ts';
import { numberInProse } from '#app/lib/number-in-prose.ts';
import type { SitePath } from './paths.ts';

export const verdictNames: Readonly<Record<Verdict, string>> = {
  pass: 'Passes',
  fail: 'Fails',
  'not-applicable': 'Doesn’t apply',
  'needs-a-person': 'Needs a person',
};

/** What one point and several points do, in the order of the key. */
export const verdictVerbs = {
  pass: ['passes', 'pass'],
  fail: ['fails', 'fail'],
  'needs-a-person': ['needs a person', 'need a person'],
  'not-applicable': ['doesn’t apply', 'don’t apply'],
} as const satisfies Readonly<Record<Verdict, readonly [one: string, several: string]>>;

/** Addresses of the files with all verdicts. */
export const verdictFiles = {
  json: '/guides/seo/technical-checklist/verdicts.json',
  csv: '/guides/seo/technical-checklist/verdicts.csv',
} as const;

/** The verdict on one point as shown. */
export type PointVerdict = {
  readonly verdict: Verdict;
  readonly label: string;
  /** The label: "This site: passes". */
  readonly heading: string;
  /** Why the failure is intended, if the specification requires it. */
  readonly reason?: string;
  /** The findings with their page, one sentence each. */
  readonly evidence: readonly string[];
};

/** The summary of the verdicts in words. */
export type OwnAuditSummary = {
  readonly title: string;
  /** "A program can check 56 of the 87 points. This site passes 51." */
  readonly result: string;
  /** "51 of 56", and the words that follow it. */
  readonly score: { readonly value: string; readonly measure: string };
  /** How many points fail, and how many of those for a known reason. */
  readonly failures: string;
  /** How many pages were checked, and when. */
  readonly lead: string;
  readonly files: readonly { readonly label: string; readonly href: string }[];
  readonly link: { readonly label: string; readonly to: SitePath };
};

export type OwnAudit = {
  readonly summary: OwnAuditSummary;
  /** How many points got each verdict: 51, "pass". */
  readonly key: readonly {
    readonly verdict: Verdict;
    readonly count: number;
    readonly verb: string;
  }[];
  /** In checklist order. */
  readonly points: readonly PointVerdict[];
};

type Counts = {
  readonly passed: number;
  /** Number of points of the audit, and of those that a program can judge. */
  readonly points: number;
  readonly judged: number;
  readonly failed: number;
  /** Number of failed points that the specification requires. */
  readonly forced: number;
  readonly pages: number;
  /** YYYY-MM-DD. */
  readonly date: string;
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The sentences about the audit of this site. The date is an ISO date. */
export function ownSummary({
  passed,
  points,
  judged,
  failed,
  forced,
  pages,
  date,
}: Counts): OwnAuditSummary {
  const fail =
    failed === 0
      ? 'None fails'
      : `The other ${failed === 1 ? 'one fails' : `${numberInProse(failed)} fail`}`;
  const which = forced === failed ? '' : `, ${numberInProse(forced)} of them`;
  const known = forced === 0 ? '' : `${which} for a known reason, given at the point`;
  return {
    title: 'How this site does on its own checklist',
    result: `A program can check ${judged} of the ${points} points. This site passes ${passed}.`,
    score: {
      value: `${passed} of ${judged}`,
      measure: 'automatic checks pass on our own site',
    },
    failures: `${fail}${known}.`,
    lead: `The program checked ${pages} pages for these verdicts, on ${day.format(new Date(date))}.`,
    files: [
      { label: 'All verdicts as JSON', href: verdictFiles.json },
      { label: 'All verdicts as a spreadsheet (CSV)', href: verdictFiles.csv },
    ],
    link: {
      label: 'See our verdict on each point',
      to: '/guides/seo/technical-checklist',
    },
  };
}
