import type { SampleClient } from './sample-client.ts';

export const oyelaranFinch = {
  sample: true,
  name: 'Oyelaran & Finch',
  shortName: 'Oyelaran',
  trade: 'Law firm',
  town: 'Raleigh, North Carolina',
  service: 'SEO',
  timeline: '9 months',
  person: { name: 'Amara Oyelaran', position: 'Partner' },
  quote: 'They told us two of our keywords were a waste of money. No agency had ever done that.',
  results: {
    consultations: { measure: 'consultations', before: 17, after: 33, as: 'change' },
    pageOne: { measure: 'searches on page 1', before: 3, after: 14, as: 'level' },
  },
} as const satisfies SampleClient;
