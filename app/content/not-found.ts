/** What a visitor reads where there is no page. */
import bridge from '#app/assets/pictures/not-found.svg?picture';
import bareSummit from '#app/assets/pictures/case-no-summit.svg?picture';
import { addressSynonyms } from './address-synonyms.ts';
import type { Illustration, Link } from './entities.ts';
import { noSuchPage, returnHome } from './error-screen.ts';
import type { SitePath } from './paths.ts';

export type NotFoundWords = {
  readonly metaTitle: string;
  /** The large figure above the heading. */
  readonly code?: string;
  /** Where it would have stood: an address with the same pages above it, and what stands in its place. */
  readonly trail?: { readonly path: SitePath; readonly label: string };
  readonly title: string;
  readonly text: string;
  readonly back: Link;
  readonly illustration: Illustration;
  /** Offers the pages nearest to the address; `pages` stand there until all are known. */
  readonly nearest?: {
    readonly title: string;
    readonly text: string;
    readonly pages: readonly Link[];
    /** Fetched only where a page was not found: it grows with the site. */
    readonly all: () => Promise<readonly Link[]>;
    readonly synonyms: Readonly<Record<string, readonly string[]>>;
  };
};

export type KnownStudyWords = { readonly title: string; readonly text: string };
export type OneFullStudyWords = {
  readonly mark: string;
  readonly text: string;
  readonly read: string;
};

export const notFound = {
  page: {
    metaTitle: '404: Page not found | Upslope',
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
      pages: [
        { label: 'Services', to: '/services' },
        { label: 'Case studies', to: '/case-studies' },
        { label: 'Guides', to: '/guides/all' },
      ],
      all: async () => (await import('./directory.ts')).directory,
      synonyms: addressSynonyms,
    },
  },
  caseStudy: {
    metaTitle: 'Case Study Not Found | Upslope',
    trail: { path: '/case-studies/ai-automation', label: 'Not found' },
    title: 'Case Study Not Found',
    text: 'The requested case study could not be found.',
    back: { label: 'Back to case studies', to: '/case-studies' },
    illustration: {
      picture: bareSummit,
      alt: 'Two hikers at a flagpole without a flag',
    },
  },
} as const satisfies Record<string, NotFoundWords>;

/** For an id that the list knows and that has no study; `{client}` is whose it is. */
export const knownStudyWords = {
  title: 'Case study summary',
  text: "We haven't published the full {client} study yet. Here's the summary.",
} as const satisfies KnownStudyWords;

export const oneFullStudyWords = {
  mark: 'A full case study',
  text: '{client}, {timeline}: the challenge, the work in three phases and the results, month by month.',
  read: 'Read the full case study',
} as const satisfies OneFullStudyWords;
