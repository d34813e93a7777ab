/** Case studies: /case-studies */
import picture from '#app/assets/pictures/case-range.svg?picture';
import { claims } from './claims.ts';
import type { InnerPage } from './inner-page.ts';

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
} as const satisfies InnerPage;
