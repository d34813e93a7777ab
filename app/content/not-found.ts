/** The text of the not-found pages. */
import bridge from '#app/assets/pictures/not-found.svg?picture';
import bareSummit from '#app/assets/pictures/case-no-summit.svg?picture';
import { entryOf, type ListedPath, type PagePlace } from '#app/site-map.ts';
import { addressSynonyms } from './address-synonyms.ts';
import type { Illustration, Link } from './entities.ts';
import { noSuchPage, returnHome } from './error-screen.ts';

export type NotFoundWords = {
  readonly metaTitle: string;
  /** The large number above the heading. */
  readonly code?: string;
  /** The breadcrumb of an unknown page of a family: its parent, and a label. */
  readonly trail?: PagePlace;
  readonly title: string;
  readonly text: string;
  readonly back: Link;
  readonly illustration: Illustration;
  /** Suggests pages with a similar address. Shows `pages` until `all` has loaded. */
  readonly nearest?: {
    readonly title: string;
    readonly text: string;
    readonly pages: readonly Link[];
    /** Loaded on not-found pages only, because it grows with the site. */
    readonly all: () => Promise<readonly Link[]>;
    readonly synonyms: Readonly<Record<string, readonly string[]>>;
  };
};

export type KnownStudyWords = {
  readonly title: string;
  readonly text: string;
  readonly before: string;
  readonly after: string;
};
export type OneFullStudyWords = {
  readonly mark: string;
  readonly text: string;
  readonly read: string;
};

const linkTo = (path: ListedPath): Link => ({ label: entryOf(path).label, to: path });

export const notFound = {
  page: {
    metaTitle: '404: Page not found',
    code: '404',
    ...noSuchPage,
    back: returnHome,
    illustration: {
      picture: bridge,
      alt: 'A bridge with its middle planks missing',
    },
    nearest: {
      title: 'Pages you may be looking for',
      text: 'Their addresses are closest to the one you tried.',
      pages: [linkTo('/services'), linkTo('/case-studies'), linkTo('/guides/all')],
      all: async () => (await import('#app/site-map-families.ts')).directory,
      synonyms: addressSynonyms,
    },
  },
  caseStudy: {
    metaTitle: 'Case Study Not Found',
    trail: { parent: '/case-studies', label: 'Not found' },
    title: 'Case Study Not Found',
    text: 'The requested case study could not be found.',
    back: { label: 'Back to case studies', to: '/case-studies' },
    illustration: {
      picture: bareSummit,
      alt: 'Two hikers at a flagpole without a flag',
    },
  },
} as const satisfies Record<string, NotFoundWords>;

/** For a known id without a full study. `{client}` is its client. */
export const knownStudyWords = {
  title: 'Case study summary',
  text: "We haven't published the full {client} study yet. Here's the summary.",
  before: 'Before',
  after: 'After',
} as const satisfies KnownStudyWords;

export const oneFullStudyWords = {
  mark: 'A full case study',
  text: '{client}, {timeline}: the challenge, the work in three phases and the results, month by month.',
  read: 'Read the full case study',
} as const satisfies OneFullStudyWords;
