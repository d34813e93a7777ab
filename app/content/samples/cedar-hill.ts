import type { SampleClient } from './sample-client.ts';

export const cedarHill = {
  sample: true,
  name: 'Cedar Hill Physical Therapy',
  shortName: 'Cedar Hill',
  trade: 'Physical therapy clinic',
  town: 'Eugene, Oregon',
  service: 'Website design',
  timeline: '10 weeks',
  phone: '(541) 555-0148',
  person: { name: 'Dr. Grace Lowell', position: 'Owner' },
  quote: 'The phone used to ring with questions. Now people read the answer and book the visit.',
  results: {
    bookings: { measure: 'online bookings a month', before: 16, after: 42, as: 'times' },
    loadTime: { measure: 'load time', before: 5.2, after: 1.4, as: 'level', unit: ' s' },
  },
  facts: { questionsAnswered: 3, secondsSaved: 3.8, layer: 2 },
} as const satisfies SampleClient;
