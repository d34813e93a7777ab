/** SEO: /services/seo */
import picture from '#app/assets/pictures/shot-ranks.svg?picture';
import type { InnerPage } from './inner-page.ts';

export const seo = {
  meta: {
    title: 'SEO Services with Prices on the Page | Upslope',
    description:
      'Technical fixes, content and links, reported in plain English. An 87-point audit first, first ranking movement in 4-6 weeks, month-to-month.',
    updated: '2026-11-21',
    label: 'SEO',
  },
  hero: {
    title: 'SEO that moves you up, month after month',
    lead: 'We fix the site, win the right searches and show you each step. First ranking movement in 4-6 weeks, significant results in 3-6 months.',
    call: {
      label: 'Get Started',
      brief: { asking: 'service', source: 'SEO page', service: 'SEO' },
    },
    illustration: {
      picture,
      alt: 'Rank tracker: 25 keywords by position, most of them rising, one falling',
    },
  },
} as const satisfies InnerPage;
