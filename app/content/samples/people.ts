/** The team as the site shows it. Invented people: an owner replaces each and sets `sample` to false. */
export type SamplePerson = {
  readonly sample: boolean;
  readonly name: string;
  readonly role: string;
};

export const maya = {
  sample: true,
  name: 'Maya Okafor',
  role: 'Head of strategy',
} as const satisfies SamplePerson;

export const daniel = {
  sample: true,
  name: 'Daniel Reyes',
  role: 'Technical SEO lead',
} as const satisfies SamplePerson;

export const hannah = {
  sample: true,
  name: 'Hannah Lindqvist',
  role: 'Local search lead',
} as const satisfies SamplePerson;
