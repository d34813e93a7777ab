/**
 * Author, reviewer and review process of the guides, by topic, and the authors of case studies.
 * Guides show theirs at the end, case studies below the heading.
 */
import { sampleNote } from '#app/content/samples/note.ts';
import { daniel, hannah, maya, type SamplePerson } from '#app/content/samples/people.ts';
import type { CaseStudyCategory } from '#app/content/classifications.ts';
import type { TopicId } from './place.ts';

export type Byline = {
  readonly author: SamplePerson;
  readonly reviewer: SamplePerson;
  /** States that these people are samples. Null if they are real. */
  readonly sampleNote: string | null;
  readonly title: string;
  readonly checks: readonly string[];
};

const people: Readonly<Record<TopicId, Pick<Byline, 'author' | 'reviewer'>>> = {
  seo: { author: daniel, reviewer: maya },
  'local-seo': { author: hannah, reviewer: daniel },
  'website-design': { author: maya, reviewer: daniel },
  ppc: { author: maya, reviewer: hannah },
};

/** The byline of a guide of a topic. */
export function bylineOf(topic: TopicId): Byline {
  const { author, reviewer } = people[topic];
  return {
    author,
    reviewer,
    sampleNote: sampleNote([author, reviewer]),
    title: 'How we check our guides',
    checks: [
      'Facts about products link to the maker’s own page where there is one.',
      'Example businesses are made up. We quote no statistics we can’t trace.',
      'The date at the top changes only when the words do.',
    ],
  };
}

/** Who writes the case studies of a service. */
export const studyAuthors: Readonly<Record<CaseStudyCategory, SamplePerson>> = {
  seo: daniel,
  ppc: maya,
  'web-design': daniel,
  'ai-automation': maya,
};
