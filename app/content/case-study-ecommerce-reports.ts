/** Two monthly reports of the full study of Fernhill Outdoor Supply, and its account of eight months. */
import { dollars, figure } from '#app/lib/study-figures.ts';
import type { StudyReport, StudyReports, StudySum } from './case-study.ts';
import {
  fernhillAccount as account,
  fernhillFacts as facts,
  fernhillMonth,
  fernhillResults as results,
} from './samples/fernhill-months.ts';

type Month = ReturnType<typeof fernhillMonth>;

const [lastMarch, lastSeptember, march, september] = [
  fernhillMonth('2025-03'),
  fernhillMonth('2025-09'),
  fernhillMonth('2026-03'),
  fernhillMonth('2026-09'),
] as const;

export const ecommerceReports = {
  title: 'Two reports: the worst month and the best',
  lead: 'One page each, as the owner reads it. The figures come from the table above.',
  pages: [
    report(march, lastMarch, {
      kind: 'worst',
      mark: 'Worst month',
      title: 'March 2026',
      notes: [
        {
          title: 'What happened',
          text: `The ${figure(facts.filterPages, 'count')} filter pages left the index, and the visits that they caught by chance went with them.`,
        },
        { title: 'What we did', text: 'Fixed redirects and made images and scripts lighter.' },
        {
          title: 'Next month',
          text: 'More rewritten category pages. Expect no lift before summer.',
        },
      ],
    }),
    report(september, lastSeptember, {
      kind: 'best',
      mark: 'Best month',
      title: 'September 2026',
      notes: [
        {
          title: 'What happened',
          text: `Page 1 now has ${results.keywords.after} non-brand keywords, up from ${results.keywords.before}.`,
        },
        {
          title: 'What fell',
          text: `The average order, from ${dollars(lastSeptember.averageOrder)} to ${dollars(september.averageOrder)}: first orders are smaller.`,
        },
        { title: 'Next month', text: 'Eight winter guides, and less ad spend again.' },
      ],
    }),
  ],
  account: {
    title: 'What Fernhill paid, and what came back',
    lead: `February to September, beside the same months a year before. Fernhill is on Scale, at ${dollars(account.fee)} a month.`,
    years: [
      {
        name: 'Feb-Sep 2025',
        sums: [
          {
            name: 'Paid',
            total: account.before.adSpend,
            parts: [{ kind: 'ads', label: 'for ads', value: account.before.adSpend }],
          },
          cameBack(account.before),
        ],
      },
      {
        name: 'Feb-Sep 2026',
        sums: [
          {
            name: 'Paid',
            total: account.spent,
            parts: [
              { kind: 'ads', label: 'for ads', value: account.after.adSpend },
              { kind: 'fee', label: 'to us', value: account.paid },
            ],
          },
          cameBack(account.after),
        ],
      },
    ],
    result: `Revenue rose by ${dollars(account.revenueGain)} and ad spend fell by ${dollars(account.adSaving)}, for ${dollars(account.paid)} in fees.`,
    limit: 'Revenue isn’t profit: what stays depends on margins that only the owner knows.',
  },
  counting: {
    title: 'How the numbers are counted',
    points: [
      'A visit begins on a search result, not on an ad.',
      'An order belongs to the visit in which it was placed.',
      'Revenue is orders × average order, before returns.',
      'A month is compared with the same month a year before.',
    ],
  },
} as const satisfies StudyReports;

/** A page of the monthly report: a month compared with the same month a year before. */
function report(
  month: Month,
  before: Month,
  words: Pick<StudyReport, 'kind' | 'mark' | 'title' | 'notes'>,
): StudyReport {
  return {
    ...words,
    month: month.month,
    was: 'was',
    rows: [
      { label: 'Visits from search', value: month.visits, before: before.visits, unit: 'count' },
      { label: 'Orders from search', value: month.orders, before: before.orders, unit: 'count' },
      {
        label: 'Revenue from search',
        value: month.revenue,
        before: before.revenue,
        unit: 'dollars',
      },
      { label: 'Spent on ads', value: month.adSpend, before: before.adSpend, unit: 'dollars' },
    ],
  };
}

/** The revenue of eight months by its source. */
function cameBack({ search, ads, both }: typeof account.before): StudySum {
  return {
    name: 'Came back',
    total: both,
    parts: [
      { kind: 'search', label: 'from search', value: search },
      { kind: 'ads', label: 'from ads', value: ads },
    ],
  };
}
