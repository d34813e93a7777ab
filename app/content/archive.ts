/** Knowledge base: /archive */
import picture from '#app/assets/pictures/article-links.svg?picture';
import type { InnerPage } from './inner-page.ts';

export const archive = {
  meta: {
    title: 'SEO Knowledge Base: Short, Practical Notes | Upslope',
    description:
      'Short, practical notes on rankings, local search, content, links and reporting, from the people doing the work. No email wall.',
    updated: '2026-11-21',
    label: 'Knowledge base',
  },
  hero: {
    title: 'SEO Knowledge Base',
    lead: 'Short, practical notes from the people doing the work. No email wall.',
    illustration: { picture, alt: '' },
  },
} as const satisfies InnerPage;
