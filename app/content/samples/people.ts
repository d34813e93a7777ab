import type { PictureName } from '#app/assets/picture-names.ts';

/** The team as the site shows it. Invented people: an owner replaces each and sets `sample` to false. */
export type SamplePerson = {
  readonly sample: boolean;
  readonly name: string;
  readonly role: string;
  readonly portrait: PictureName;
};

export const maya = {
  sample: true,
  name: 'Maya Okafor',
  role: 'Head of strategy',
  portrait: 'team-maya',
} as const satisfies SamplePerson;

export const daniel = {
  sample: true,
  name: 'Daniel Reyes',
  role: 'Technical SEO lead',
  portrait: 'team-daniel',
} as const satisfies SamplePerson;

export const hannah = {
  sample: true,
  name: 'Hannah Lindqvist',
  role: 'Local search lead',
  portrait: 'team-hannah',
} as const satisfies SamplePerson;
