import type { SampleClient } from './sample-client.ts';

export const rosterbee = {
  sample: true,
  name: 'Rosterbee',
  shortName: 'Rosterbee',
  trade: 'SaaS, staff scheduling',
  town: 'Madison, Wisconsin',
  service: 'SEO',
  timeline: '7 months',
  person: { name: 'Lena Vogt', position: 'Founder' },
  quote: 'Trials from search passed trials from ads in month five, and kept going.',
  results: {
    trials: { measure: 'trials from search', before: 70, after: 190, as: 'change' },
    pageOne: { measure: 'searches on page 1', before: 5, after: 21, as: 'level' },
  },
} as const satisfies SampleClient;
