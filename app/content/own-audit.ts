/** What this site says about its own verdicts on the 87 points: words and types. */
import type { Verdict } from '#audit/types.ts';
import type { SitePath } from './paths.ts';

/** Points that the site's specification forces to fail, each with the reason in one sentence. */
export const forcedFailures: Readonly<Record<number, string>> = {
  11: 'Articles, services and footer entries without a page of their own are placeholders that lead to “#” until that page exists.',
  31: 'Three case studies are summaries: their addresses answer, and say that the full study isn’t there.',
  64: 'The home page’s title begins with the name of the agency.',
  72: 'Nine of ten services are described on one page until each has a page of its own.',
};

export const verdictNames: Readonly<Record<Verdict, string>> = {
  pass: 'Passes',
  fail: 'Fails',
  'not-applicable': 'Doesn’t apply',
  'needs-a-person': 'Needs a person',
};

/** The files with every verdict. */
export const verdictFiles = {
  json: '/guides/seo/technical-checklist/verdicts.json',
  csv: '/guides/seo/technical-checklist/verdicts.csv',
} as const;

/** The verdict on one point, as pages show it. */
export type OwnVerdict = {
  readonly verdict: Verdict;
  readonly label: string;
  /** The label with its subject: "This site: passes". */
  readonly heading: string;
  /** Why a fault stays, where the specification asks for it. */
  readonly reason?: string;
  /** What was seen and where, one sentence each. */
  readonly evidence: readonly string[];
};

/** How this site fares by its own list, as words. */
export type OwnAuditSummary = {
  readonly title: string;
  /** "This site: 45 of 56 points … checked on November 22, 2026." */
  readonly result: string;
  /** How many fail, and how many of those are meant to. */
  readonly failures: string;
  readonly lead: string;
  readonly files: readonly { readonly label: string; readonly href: string }[];
  readonly link: { readonly label: string; readonly to: SitePath };
};

export type OwnAudit = {
  readonly summary: OwnAuditSummary;
  /** In the order of the checklist. */
  readonly points: readonly OwnVerdict[];
};

type Counts = {
  readonly passed: number;
  /** Points that a program can judge: those that pass and those that fail. */
  readonly judged: number;
  readonly failed: number;
  /** Of those that fail, how many the specification forces. */
  readonly forced: number;
  readonly pages: number;
  /** YYYY-MM-DD. */
  readonly date: string;
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function ownSummary({
  passed,
  judged,
  failed,
  forced,
  pages,
  date,
}: Counts): OwnAuditSummary {
  const fail = failed === 0 ? 'None fails' : `${failed} ${failed === 1 ? 'fails' : 'fail'}`;
  const known = forced === 0 ? '' : `, ${forced} of them known, with the reason at the point`;
  return {
    title: 'This site, by its own list',
    result: `This site: ${passed} of the ${judged} points that a program can judge pass on ${pages} pages, checked on ${day.format(new Date(date))}.`,
    failures: `${fail}${known}.`,
    lead: 'A program checks this site against these points at every build. The mark at each point is our own verdict, failures included.',
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
