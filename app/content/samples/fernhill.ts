import { monthOf, type FernhillRow } from './fernhill-month.ts';
import type { SampleClient } from './sample-client.ts';

/** The two months that the results compare; the rest of the table is in fernhill-months.ts. */
export const septembers = [
  ['2025-09', 16_900, 321, 162, 26_000, 104_000],
  ['2026-09', 32_400, 745, 155, 17_300, 74_800],
] as const satisfies readonly FernhillRow[];

export const before = monthOf(septembers[0]);
export const after = monthOf(septembers[1]);

export const fernhill = {
  sample: true,
  name: 'Fernhill Outdoor Supply',
  shortName: 'Fernhill',
  trade: 'E-commerce',
  town: 'Boulder, Colorado',
  service: 'SEO',
  timeline: '8 months',
  person: { name: 'Owen Hartley', position: 'Owner' },
  quote:
    'We cut ad spend by a third and still grew. The category pages they rebuilt now bring in more than our ads do.',
  results: {
    revenue: {
      measure: 'revenue from search',
      before: before.revenue,
      after: after.revenue,
      as: 'change',
      dollars: true,
    },
    visits: {
      measure: 'visits from search',
      before: before.visits,
      after: after.visits,
      as: 'change',
    },
    adSpend: {
      measure: 'ad spend',
      before: before.adSpend,
      after: after.adSpend,
      as: 'change',
      dollars: true,
    },
  },
  facts: { layer: 10_000 },
} as const satisfies SampleClient;
