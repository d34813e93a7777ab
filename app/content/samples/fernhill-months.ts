/**
 * Fernhill's months: the one table behind its study, its charts and its dashboard. Orders and order
 * values are set; revenue and the conversion rate follow from them, so that visits × conversion ×
 * average order is always the revenue shown.
 */
import { monthOf, type FernhillMonth, type FernhillRow } from './fernhill-month.ts';
import { after, before, fernhill, septembers } from './fernhill.ts';
import type { Month, SampleResult, SampleSeries } from './sample-client.ts';

/** Work starts in February 2026. Money in dollars. */
const rows: readonly FernhillRow[] = [
  ['2025-02', 11_900, 226, 150, 17_800, 71_000],
  ['2025-03', 13_200, 251, 152, 19_600, 78_400],
  ['2025-04', 15_100, 287, 156, 22_600, 90_200],
  ['2025-05', 17_400, 331, 158, 25_900, 103_600],
  ['2025-06', 18_900, 359, 158, 28_100, 112_400],
  ['2025-07', 19_300, 367, 159, 29_000, 115_800],
  ['2025-08', 18_200, 346, 160, 27_700, 110_700],
  septembers[0],
  ['2025-10', 14_300, 272, 160, 22_100, 88_500],
  ['2025-11', 13_100, 262, 165, 24_100, 96_200],
  ['2025-12', 15_600, 328, 172, 31_200, 124_800],
  ['2026-01', 11_400, 217, 158, 17_900, 69_900],
  ['2026-02', 11_700, 222, 157, 17_900, 70_900],
  ['2026-03', 10_900, 218, 158, 19_400, 76_800],
  ['2026-04', 13_800, 290, 157, 21_600, 86_400],
  ['2026-05', 17_600, 370, 156, 23_000, 92_700],
  ['2026-06', 22_100, 486, 155, 22_400, 93_300],
  ['2026-07', 27_300, 601, 156, 20_900, 88_900],
  ['2026-08', 30_600, 704, 155, 18_900, 81_600],
  septembers[1],
];

export const fernhillMonths: readonly FernhillMonth[] = rows.map(monthOf);

/** Revenue from search by month. */
export const fernhillSeries = {
  unit: 'dollars a month',
  firstMonth: '2025-02',
  startMonth: '2026-02',
  before: fernhill.results.revenue.before,
  values: fernhillMonths.map(({ revenue }) => revenue),
} as const satisfies SampleSeries;

/** Every result of the study: those that other pages show, and its own. */
export const fernhillResults = {
  ...fernhill.results,
  conversion: {
    measure: 'conversion rate',
    before: before.conversion,
    after: after.conversion,
    as: 'change',
  },
  bounce: { measure: 'bounce rate', before: 62, after: 41, as: 'change' },
  keywords: { measure: 'non-brand keywords on page 1', before: 9, after: 164, as: 'level' },
  loadTime: { measure: 'mobile load time', before: 6, after: 1.8, as: 'level', unit: ' s' },
} as const satisfies Record<string, SampleResult>;

/** Other figures of the study. */
export const fernhillFacts = {
  products: 2300,
  shops: 3,
  categoryPages: 140,
  categoryPagesLiveInMay: 70,
  filterPages: 31_000,
  buyingGuides: 24,
  earnedLinks: 38,
  pressFeatures: 2,
  mobileShoppersPercent: 70,
  winterGuides: 8,
  videos: 10,
} as const;

/** The months of work, which the account compares with the same months a year before. */
const worked = fernhillMonths.filter(({ month }) => month >= fernhillSeries.startMonth);
const yearBefore = fernhillMonths.slice(0, worked.length);

const sum = (months: readonly FernhillMonth[], of: 'revenue' | 'adRevenue' | 'adSpend') =>
  months.reduce((total, month) => total + month[of], 0);

const totals = (months: readonly FernhillMonth[]) => ({
  search: sum(months, 'revenue'),
  ads: sum(months, 'adRevenue'),
  both: sum(months, 'revenue') + sum(months, 'adRevenue'),
  adSpend: sum(months, 'adSpend'),
});

/** Dollars a month for the Scale plan, whose price is agreed on with each client. */
const fee = 3900;

/** What Fernhill paid in the months of work and what came back, beside the same months a year before. */
export const fernhillAccount = {
  months: worked.length,
  fee,
  paid: fee * worked.length,
  /** Ads and the fee. */
  spent: fee * worked.length + totals(worked).adSpend,
  before: totals(yearBefore),
  after: totals(worked),
  revenueGain: totals(worked).both - totals(yearBefore).both,
  adSaving: totals(yearBefore).adSpend - totals(worked).adSpend,
} as const;

/** @throws if the table has no such month */
export function fernhillMonth(month: Month): FernhillMonth {
  const found = fernhillMonths.find((one) => one.month === month);
  if (!found) throw new Error(`fernhill-months.ts has no ${month}: name a month of its table`);
  return found;
}
