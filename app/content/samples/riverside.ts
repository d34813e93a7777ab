import type { SampleClient } from './sample-client.ts';

export const riverside = {
  sample: true,
  name: 'Riverside Family Dental',
  shortName: 'Riverside Family',
  trade: 'Dental clinic',
  town: 'Riverside, California',
  service: 'SEO',
  timeline: '8 months',
  person: { name: 'Dr. Priya Nair', position: 'Owner' },
  quote: 'We filled the hygienist’s schedule without spending another dollar on ads.',
  results: {
    bookings: { measure: 'new-patient bookings', before: 20, after: 62, as: 'times' },
    pageOne: { measure: 'searches on page 1', before: 6, after: 17, as: 'level' },
  },
  series: {
    unit: 'bookings a month',
    firstMonth: '2025-10',
    startMonth: '2026-01',
    before: 20,
    values: [21, 19, 20, 20, 24, 23, 31, 40, 38, 51, 62],
  },
  facts: { trackedKeywords: 25 },
} as const satisfies SampleClient;
