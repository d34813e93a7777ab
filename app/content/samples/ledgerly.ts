import type { SampleClient } from './sample-client.ts';

export const ledgerly = {
  sample: true,
  name: 'Ledgerly',
  shortName: 'Ledgerly',
  trade: 'SaaS, bookkeeping',
  town: 'Columbus, Ohio',
  service: 'PPC management',
  timeline: '5 months',
  person: { name: 'Sofia Brandt', position: 'Head of marketing' },
  quote:
    'Half our budget went to searches without a sign-up. They cut those and bought more of the rest.',
  studyQuote:
    'Our ad bill went up, and nobody minds. It pays for trials now, not for curious clicks.',
  results: {
    costPerTrial: {
      measure: 'cost per trial',
      before: 86,
      after: 51,
      as: 'change',
      dollars: true,
    },
    trials: { measure: 'trials a month from ads', before: 150, after: 360, as: 'times' },
  },
  facts: { layer: 10 },
} as const satisfies SampleClient;
