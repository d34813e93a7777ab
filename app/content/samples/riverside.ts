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
  facts: { trackedKeywords: 25 },
} as const satisfies SampleClient;
