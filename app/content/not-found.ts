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
  /** Suggests pages with a similar address. Shows `pages` until `all` has loaded, or if none is similar. */
  readonly nearest?: {
    readonly title: string;
    /** Stands beside `pages`. */
    readonly text: string;
    /** Stands beside pages with a similar address. */
    readonly similar: string;
    readonly pages: readonly Link[];
    /** A line about each page, by address, or by the start of the address up to its last slash. */
    readonly about: Readonly<Record<string, string>>;
    /** Loaded on not-found pages only, because it grows with the site. */
    readonly all: () => Promise<readonly Link[]>;
    readonly synonyms: Readonly<Record<string, readonly string[]>>;
  };
};

export type KnownStudyWords = {
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
      alt: 'A hiker at a bridge with its middle planks missing; a worker has brought new ones',
    },
    nearest: {
      title: 'Pages you may be looking for',
      text: 'Most of the site is one click from these.',
      similar: 'Their addresses are closest to the one you tried.',
      pages: [linkTo('/services'), linkTo('/case-studies'), linkTo('/guides/all')],
      about: {
        '/services': 'What we do for you, service by service.',
        '/services/seo': 'What the work is and what it costs.',
        '/services/seo/pricing': 'Three SEO plans side by side.',
        '/pricing': 'Plans for SEO, ads and websites.',
        '/archive': 'Articles and guides on getting found.',
        '/archive/': 'Article',
        '/industries': 'What works in your line of business.',
        '/industries/': 'Industry guide',
        '/case-studies': 'Before and after, with the figures.',
        '/case-studies/': 'Case study',
        '/guides/all': 'Free to read, no email required.',
        '/guides/': 'Guide',
        '/guides/seo-guides': 'All guides on SEO.',
        '/guides/seo/': 'SEO guide',
        '/guides/local-seo-guides': 'All guides on local SEO.',
        '/guides/local-seo/': 'Local SEO guide',
        '/guides/website-design-guides': 'All guides on website design.',
        '/guides/website-design/': 'Website design guide',
        '/guides/ppc-guides': 'All guides on paid search.',
        '/guides/ppc/': 'PPC guide',
      },
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
  text: "We haven't published the full {client} study yet. Here's the summary.",
  before: 'Before',
  after: 'After',
} as const satisfies KnownStudyWords;

export const oneFullStudyWords = {
  mark: 'A full case study',
  text: '{client}, {timeline}: the challenge, the work in three phases and the results, month by month.',
  read: 'Read the full case study',
} as const satisfies OneFullStudyWords;
