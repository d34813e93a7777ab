/** Figures by month of two sample clients. Separate from the clients, because only the SEO pricing page shows them. */
import type { SampleSeries } from './sample-client.ts';

/** New-patient bookings of Riverside Family Dental. */
export const riversideSeries = {
  unit: 'bookings a month',
  firstMonth: '2025-10',
  startMonth: '2026-01',
  before: 20,
  values: [21, 19, 20, 20, 24, 23, 31, 40, 38, 51, 62],
} as const satisfies SampleSeries;

/** Calls from the map of Delgado Auto Care. */
export const delgadoSeries = {
  unit: 'calls a month',
  firstMonth: '2025-01',
  startMonth: '2025-03',
  before: 25,
  values: [26, 24, 25, 28, 36, 30, 42, 50, 57, 65, 70, 78],
} as const satisfies SampleSeries;
