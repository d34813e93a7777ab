import type { SampleClient } from './sample-client.ts';

export const delgado = {
  sample: true,
  name: 'Delgado Auto Care',
  shortName: 'Delgado',
  trade: 'Auto repair',
  town: 'Denver, Colorado',
  service: 'Local SEO',
  timeline: '10 months',
  person: { name: 'Ray Delgado', position: 'Owner' },
  quote:
    'We used to be invisible past our own street. Now the phone rings before the bays open, and I know which search it came from.',
  results: {
    calls: { measure: 'calls from the map', before: 25, after: 78, as: 'change' },
    firstPlaces: { measure: 'searches in first place', before: 0, after: 9, as: 'level' },
  },
  facts: { bays: 4 },
} as const satisfies SampleClient;
