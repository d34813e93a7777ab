/** The companies behind the logo strip. Invented, but for their place in the specification's count of five. */
import { fernhill } from './fernhill.ts';

export type SampleCompany = { readonly sample: boolean; readonly name: string };

export const sampleCompanies = {
  cobblewick: { sample: true, name: 'Cobblewick' },
  fernhill,
  brightwater: { sample: true, name: 'Brightwater' },
  ostler: { sample: true, name: 'Ostler & Vane' },
  tallyhouse: { sample: true, name: 'Tallyhouse' },
} as const satisfies Record<string, SampleCompany>;
