/** Case studies: /case-studies */
import callScene from '#app/assets/pictures/cta-next-flag.svg?picture';
import picture from '#app/assets/pictures/case-range.svg?picture';
import {
  caseStudyCategories,
  caseStudyList,
  caseStudyNote,
  categoryNames,
  type CaseStudyCategory,
  type CaseStudySummary,
} from './case-study-list.ts';
import { claims } from './claims.ts';
import type { ClosingCall, Exactly } from './entities.ts';
import { filterWords, type FilterWords } from './filters.ts';
import type { InnerPage } from './inner-page.ts';

export type CaseStudyWords = {
  readonly categories: Readonly<Record<CaseStudyCategory, string>>;
  readonly facts: { readonly client: string; readonly industry: string; readonly timeline: string };
  readonly summaryOnly: string;
  readonly fullStudy: string;
  readonly readFull: string;
};

export type CaseStudiesPage = InnerPage & {
  readonly filter: {
    readonly label: string;
    readonly all: string;
    readonly options: readonly { readonly value: CaseStudyCategory; readonly name: string }[];
  };
  readonly listTitle: string;
  /** The visible label of samples; null where every client is real. */
  readonly note: string | null;
  readonly studies: Exactly<4, CaseStudySummary>;
  readonly card: CaseStudyWords;
  readonly call: ClosingCall;
  readonly filters: FilterWords;
};

/** What a query may set on this page: `?category=…`. */
export const caseStudyFilters = { category: caseStudyCategories } as const;

export const caseStudyWords = {
  categories: categoryNames,
  facts: { client: 'Client', industry: 'Industry', timeline: 'Timeline' },
  summaryOnly: 'Summary only',
  fullStudy: 'Full study',
  readFull: 'Read the full study',
} as const satisfies CaseStudyWords;

export const caseStudies = {
  meta: {
    title: 'Case Studies: SEO, PPC and Web Design | Upslope',
    description:
      'Four businesses that got where they wanted to go, and what was broken when they started: SEO, paid search, a website and automation.',
    updated: '2026-11-21',
    label: 'Case studies',
  },
  hero: {
    title: 'A wall of finished summits',
    lead: 'Every flag is a business that got where it wanted to go. Each story starts with what was broken.',
    stats: [claims.projects, claims.satisfaction, claims.averageRoi],
    illustration: {
      picture,
      alt: 'Four hills in a row, each higher than the last, each with a business and a flag at the top',
    },
  },
  filter: {
    label: 'Filter case studies',
    all: 'All Cases',
    options: caseStudyCategories.map((value) => ({ value, name: categoryNames[value] })),
  },
  listTitle: 'The studies',
  note: caseStudyNote,
  studies: [
    caseStudyList['ecommerce-seo-transformation'],
    caseStudyList['saas-paid-search'],
    caseStudyList['clinic-website'],
    caseStudyList['ai-automation'],
  ],
  card: caseStudyWords,
  call: {
    title: 'The next flag could be yours',
    lead: 'Send your URL. We will tell you what stands between you and the top, within 24 hours.',
    action: {
      label: 'Get Free SEO Audit',
      brief: { asking: 'audit', source: 'Case studies, end of page' },
    },
    link: { label: 'See prices', to: '/pricing' },
    picture: callScene,
  },
  filters: filterWords,
} as const satisfies CaseStudiesPage;
