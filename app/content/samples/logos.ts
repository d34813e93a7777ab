/** The companies of the logo strip. The specification asks for five; these are invented. */
import { fernhill } from './fernhill.ts';

export type SampleCompany = { readonly sample: boolean; readonly name: string };

export const sampleCompanies = {
  cobblewick: { sample: true, name: 'Cobblewick' },
  fernhill,
  brightwater: { sample: true, name: 'Brightwater' },
  ostler: { sample: true, name: 'Ostler & Vane' },
  tallyhouse: { sample: true, name: 'Tallyhouse' },
} as const satisfies Record<string, SampleCompany>;
