import type { SampleClient } from './sample-client.ts';

export const harborStreet = {
  sample: true,
  name: 'Harbor Street Plumbing',
  shortName: 'Harbor Street',
  trade: 'Plumbing',
  town: 'Portland, Maine',
  service: 'AI automation',
  timeline: '6 weeks',
  person: { name: 'Marcus Webb', position: 'Owner' },
  quote: 'I used to wake up to voicemails. Now I wake up to jobs with an address and a time.',
  results: {
    nightBookings: {
      measure: 'of night messages booked',
      before: 0,
      after: 62,
      as: 'level',
      unit: '%',
    },
    firstReply: { measure: 'first reply', before: 720, after: 1, as: 'level', unit: ' min' },
  },
  facts: { firstReplyHoursBefore: 12, layer: 10 },
} as const satisfies SampleClient;
