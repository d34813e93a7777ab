/** Knowledge base: /archive */
import picture from '#app/assets/pictures/archive-readers.svg?picture';
import ctaFirstLook from '#app/assets/pictures/cta-first-look.svg?picture';
import beginnersGuide from '#app/assets/pictures/guide-beginners-guide.svg?picture';
import type { Article } from './archive-articles.ts';
import { articleCategories, articleTags } from './classifications.ts';
import { guideSearchFile } from './build-files.ts';
import { filterWords, type FilterWords } from './filters.ts';
import type { ClosingCall, Link, Panel, Picture } from './entities.ts';
import type { InnerPage } from './inner-page.ts';
import { youGet } from './offers.ts';
import type { SitePath } from './paths.ts';

/** A category or a tag with its number of articles. */
type Tally<Name extends string> = { readonly name: Name; readonly count: number };

/** The articles with their categories and tags. `archive.server.ts` creates it at build time. */
export type Archive = {
  readonly articles: readonly Article[];
  /** Each with the ground of its first article. */
  readonly categories: readonly (Tally<Article['category']> & { readonly panel: Panel })[];
  readonly tags: readonly Tally<Article['tags'][number]>[];
};

/** A topic with its first guides in reading order. `archive.server.ts` reads them at build time. */
export type GuideDrawer = {
  readonly name: string;
  /** The hub, which lists all guides of the topic. */
  readonly to: SitePath;
  /** Number of all guides of the topic. */
  readonly total: number;
  readonly guides: readonly (Link & { readonly extent: string })[];
};

/** The text around the articles. */
export type ArchivePage = InnerPage & {
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly listTitle: string;
  /** Shown above articles of which some have no page, and their dates are samples. */
  readonly sampleNote: string;
  readonly categories: { readonly title: string };
  readonly tags: { readonly title: string };
  readonly views: { readonly label: string; readonly grid: string; readonly list: string };
  /** The static pagination. The first page is current. */
  readonly pages: { readonly label: string; readonly numbers: readonly number[] };
  /** The matches of a search in the guides, shown below the articles. */
  readonly inGuides: {
    readonly title: string;
    /** `{n}` is replaced by the number. */
    readonly announced: string;
    /** The address of the search index. */
    readonly index: string;
  };
  /** The guides of all topics, below the search. */
  readonly guides: {
    readonly title: string;
    readonly all: Link;
    /** `{n}` is replaced by the number. */
    readonly count: string;
    /** The guide that a visitor without experience reads first: the large card. */
    readonly first: { readonly to: SitePath; readonly text: string; readonly picture: Picture };
  };
  readonly call: ClosingCall;
  readonly filters: FilterWords;
};

/** The query parameters of this page: `?q=…&category=…&tag=…&view=list`. */
export const archiveFilters = {
  q: 'text',
  category: articleCategories,
  tag: articleTags,
  view: ['list'],
} as const;

export const archive = {
  meta: {
    title: 'SEO Knowledge Base: Free SEO Guides',
    description:
      'SEO knowledge base: free guides to read now, and short articles on rankings, local search, content, links and reporting as we publish them.',
    query: 'SEO knowledge base',
  },
  hero: {
    title: 'SEO Knowledge Base',
    lead: 'Free guides to read today, and short articles on getting found in search soon. No email required.',
    illustration: {
      picture,
      alt: 'A cabinet of index cards: on top, two readers pull a card out, one reads, another carries a card',
    },
  },
  search: { label: 'Search articles', placeholder: 'Search articles' },
  listTitle: 'Short SEO articles',
  sampleNote:
    'Articles marked “coming soon” are samples: their dates are examples, and their pages aren’t published yet.',
  categories: { title: 'Categories' },
  tags: { title: 'Tags' },
  views: { label: 'View', grid: 'Grid', list: 'List' },
  pages: { label: 'Pages', numbers: [1, 2, 3] },
  inGuides: {
    title: 'Also found in our guides',
    announced: '{n} matches in the guides, below the articles',
    index: guideSearchFile,
  },
  guides: {
    title: 'Free SEO guides to read now',
    all: { label: 'All guides', to: '/guides/all' },
    count: '{n} guides',
    first: {
      to: '/guides/seo/beginners-guide',
      text: 'Start here if SEO is new to you.',
      picture: beginnersGuide,
    },
  },
  call: {
    title: 'Want us to check your site?',
    lead: youGet('audit'),
    action: { label: 'Get Free SEO Audit', brief: { asking: 'audit' } },
    link: { label: 'See SEO services', to: '/services/seo' },
    picture: ctaFirstLook,
  },
  filters: filterWords,
} as const satisfies ArchivePage;
