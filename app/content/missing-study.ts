/** The words of a case study without a page. On their own, because other not-found pages do not need them. */
import type { CaseStudySlug } from '#app/site-map-families.ts';
import type { Link } from './entities.ts';
import { cedarHill } from './samples/cedar-hill.ts';
import { harborStreet } from './samples/harbor-street.ts';
import { ledgerly } from './samples/ledgerly.ts';

export type KnownStudyWords = {
  readonly text: string;
  readonly before: string;
  /** The bar of the new value, `{timeline}`. */
  readonly after: string;
  /** The heading of the parts of the work. */
  readonly work: string;
};

/** A part of the work on a study without a page. */
export type StudyWork = { readonly title: string; readonly text: string };

export type OtherStudiesWords = {
  readonly title: string;
  readonly all: Link;
  /** About the full study, `{client}` and `{timeline}`. */
  readonly text: string;
  readonly read: string;
  readonly readSummary: string;
};

/** For a known id without a full study. `{client}` is its client. */
export const knownStudyWords = {
  text: 'We haven’t published the full {client} study yet. Here’s the summary.',
  before: 'Before',
  after: 'After {timeline}',
  work: 'What changed, and what it took',
} as const satisfies KnownStudyWords;

const spend = ({ costPerTrial, trials }: typeof ledgerly.results, moment: 'before' | 'after') =>
  `$${(costPerTrial[moment] * trials[moment]).toLocaleString('en-US')}`;
const { firstReply, nightBookings } = harborStreet.results;

/** Parts of the work, by study. Their figures come from the ledger of samples. */
export const studyWork: Partial<Record<CaseStudySlug, readonly StudyWork[]>> = {
  'saas-paid-search': [
    {
      title: 'What we cut',
      text: 'Searches such as “free invoice template”. They took half the budget, and none of them signed up.',
    },
    {
      title: 'What we bought',
      text: 'Searches such as “bookkeeping software for contractors”. Each trade got a landing page of its own.',
    },
    {
      title: 'What it costs',
      text: `Ads went from ${spend(ledgerly.results, 'before')} to ${spend(ledgerly.results, 'after')} a month: each trial costs less, and there are more of them.`,
    },
    {
      title: 'What took time',
      text: 'The search terms. We read them every week, and raised the budget only for those that signed up.',
    },
  ],
  'clinic-website': [
    {
      title: 'What we cut',
      text: `The slideshow and the stock photos. They were most of the ${cedarHill.results.loadTime.before} seconds that a page took to load.`,
    },
    {
      title: 'What we built',
      text: 'A first screen with the phone number and the free visits. It says what the clinic treats, what a visit costs and when it is open.',
    },
    {
      title: 'What stayed',
      text: 'The addresses of the old pages. Links and search results still lead to the right place.',
    },
    {
      title: 'What took time',
      text: 'The words. The therapists checked every page on their own treatments before it went online.',
    },
  ],
  'ai-automation': [
    {
      title: 'What we cut',
      text: `Voicemail after six. A message left at night waited ${firstReply.before / 60} hours for a first reply.`,
    },
    {
      title: 'What we built',
      text: 'An assistant that asks for the address and the problem, then offers a free visit.',
    },
    {
      title: 'What people do',
      text: `They confirm each booking in the morning, and call back the other ${100 - nightBookings.after}% of night messages.`,
    },
    {
      title: 'What took time',
      text: 'The rules for emergencies. The owner wrote down which problems can’t wait, and those ring his phone.',
    },
  ],
};

/** The full study and the summaries of others. */
export const otherStudiesWords = {
  title: 'More case studies',
  all: { label: 'All case studies', to: '/case-studies' },
  text: '{client}, {timeline}: the challenge, the work in three phases and the results, month by month.',
  read: 'Read the full case study',
  readSummary: 'Read the summary',
} as const satisfies OtherStudiesWords;
