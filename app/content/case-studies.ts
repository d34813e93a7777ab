/** Case studies: /case-studies */
import callScene from '#app/assets/pictures/cta-next-flag.svg?picture';
import picture from '#app/assets/pictures/case-range.svg?picture';
import small from '#app/assets/pictures/case-range-small.svg?picture';
import ppcService from '#app/assets/pictures/service-ppc.svg?picture';
import seoService from '#app/assets/pictures/service-seo.svg?picture';
import websiteService from '#app/assets/pictures/service-website-design.svg?picture';
import type { Moment } from '#app/lib/moments.ts';
import {
  caseStudyList,
  caseStudyNote,
  categoryNames,
  type ListedStudy,
} from './case-study-list.ts';
import { claims } from './claims.ts';
import { caseStudyCategories, type CaseStudyCategory } from './classifications.ts';
import type { ClosingCall, OnwardLinks } from './entities.ts';
import { filterWords, type FilterWords } from './filters.ts';
import type { InnerPage } from './inner-page.ts';
import { youGet } from './offers.ts';

export type CaseStudyWords = {
  readonly categories: Readonly<Record<CaseStudyCategory, string>>;
  readonly facts: { readonly client: string; readonly industry: string; readonly timeline: string };
  /** When a value of a figure was measured. */
  readonly moments: Readonly<Record<Moment, string>>;
  readonly readSummary: string;
  readonly readFull: string;
};

export type CaseStudiesPage = InnerPage & {
  readonly filter: {
    readonly label: string;
    readonly all: string;
    readonly options: readonly { readonly value: CaseStudyCategory; readonly name: string }[];
  };
  readonly listTitle: string;
  /** The visible label of samples. Null if every client is real. */
  readonly note: string | null;
  /** The scale of the hills in the hero. */
  readonly caption: string;
  /** The specified studies. Content files add more at build time. */
  readonly studies: readonly ListedStudy[];
  readonly card: CaseStudyWords;
  readonly onward: OnwardLinks;
  readonly call: ClosingCall;
  readonly filters: FilterWords;
};

/** The query parameters of this page: `?category=…`. All shows every study, like none. */
export const caseStudyFilters = { category: ['all', ...caseStudyCategories] } as const;

export const caseStudyWords = {
  categories: categoryNames,
  facts: { client: 'Client', industry: 'Industry', timeline: 'Timeline' },
  moments: { before: 'before', after: 'after' },
  readSummary: 'Read the summary',
  readFull: 'Read the full study',
} as const satisfies CaseStudyWords;

export const caseStudies = {
  meta: {
    title: 'Digital Marketing Case Studies: SEO, PPC, Web',
    description:
      'Digital marketing case studies for SEO, PPC, website design and AI automation: what was broken, what we did and what changed. Sample clients.',
    query: 'digital marketing case studies',
  },
  hero: {
    title: 'Digital marketing case studies',
    lead: 'What was broken, what we did and what changed. The clients are samples that show how we report.',
    stats: [claims.projects, claims.satisfaction, claims.averageRoi],
    counting:
      'How we count: a client can have several projects. The sample studies below aren’t part of these figures.',
    illustration: {
      picture,
      small,
      alt: 'Four hills of two, three, five and eight layers, each with a business at the top and a flag that says how long the work took',
    },
  },
  caption: 'One layer is a month of work, or part of one.',
  filter: {
    label: 'Filter case studies',
    all: 'All Cases',
    options: caseStudyCategories.map((value) => ({ value, name: categoryNames[value] })),
  },
  listTitle: 'All case studies',
  note: caseStudyNote,
  studies: Object.values(caseStudyList),
  card: caseStudyWords,
  onward: {
    title: 'SEO, PPC and website design services',
    more: [
      { label: 'All digital marketing services', to: '/services' },
      { label: 'SEO pricing', to: '/services/seo/pricing' },
    ],
    links: [
      {
        label: 'SEO services',
        to: '/services/seo',
        text: 'What we do each month, and in what order.',
        picture: seoService,
        panel: 'sky',
      },
      {
        label: 'PPC services',
        to: '/services#ppc',
        text: 'Search ads, alone or as part of a plan.',
        picture: ppcService,
        panel: 'peach',
      },
      {
        label: 'Website design services',
        to: '/services#website-design',
        text: 'A fast site that says what you do.',
        picture: websiteService,
        panel: 'leaf',
      },
    ],
  },
  call: {
    title: 'Find out what’s holding your site back',
    lead: `Send us your website address. ${youGet('audit')}`,
    action: {
      label: 'Get Free Audit',
      brief: { asking: 'audit' },
    },
    link: { label: 'Digital marketing pricing', to: '/pricing' },
    picture: callScene,
  },
  filters: filterWords,
} as const satisfies CaseStudiesPage;
