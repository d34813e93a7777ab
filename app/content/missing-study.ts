/** The words of a case study without a page. On their own, because other not-found pages do not need them. */
import type { Link } from './entities.ts';

export type KnownStudyWords = {
  readonly text: string;
  readonly before: string;
  readonly after: string;
};

export type OtherStudiesWords = {
  readonly title: string;
  readonly all: Link;
  /** About the full study, `{client}` and `{timeline}`. */
  readonly text: string;
  readonly read: string;
};

/** For a known id without a full study. `{client}` is its client. */
export const knownStudyWords = {
  text: 'We haven’t published the full {client} study yet. Here’s the summary.',
  before: 'Before',
  after: 'After',
} as const satisfies KnownStudyWords;

/** The full study and the summaries of others. */
export const otherStudiesWords = {
  title: 'Case studies you can read',
  all: { label: 'All case studies', to: '/case-studies' },
  text: '{client}, {timeline}: the challenge, the work in three phases and the results, month by month.',
  read: 'Read the full case study',
} as const satisfies OtherStudiesWords;
