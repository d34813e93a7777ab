import type { SampleClient } from './sample-client.ts';

/** Calls from the map by month, January to December 2025. Work starts in March. */
const calls = [26, 24, 25, 28, 36, 30, 42, 50, 57, 65, 70, 78] as const;

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
  series: {
    unit: 'calls a month',
    firstMonth: '2025-01',
    startMonth: '2025-03',
    before: 25,
    values: calls,
  },
  facts: { bays: 4 },
} as const satisfies SampleClient;
