import type { SampleClient } from './sample-client.ts';

export const halvorsen = {
  sample: true,
  name: 'Halvorsen Tire and Brake',
  shortName: 'Halvorsen',
  trade: 'Auto repair',
  town: 'Duluth, Minnesota',
  service: 'SEO',
  timeline: '3 months',
  person: { name: 'June Halvorsen', position: 'Owner' },
  quote:
    'The page was up in August and I felt silly. Then it snowed on a Tuesday, and we were booked by lunch.',
  results: {
    bookings: { measure: 'snow-tire bookings in a fall', before: 12, after: 41, as: 'level' },
  },
  facts: { moreBookings: 29, bays: 2 },
} as const satisfies SampleClient;
