/** Pricing: /pricing */
import picture from '#app/assets/pictures/skyline.svg?picture';
import { claims } from './claims.ts';
import type { InnerPage } from './inner-page.ts';

export const pricing = {
  meta: {
    title: 'Digital Marketing Pricing: Three Plans | Upslope',
    description:
      'Search, ads and your website on one bill, from $997 a month. No setup fees, no long-term contracts, cancel with 30 days notice.',
    updated: '2026-11-21',
    label: 'Pricing',
  },
  hero: {
    title: 'One bill for search, ads and your website',
    lead: 'From $997 a month. No setup fees, no long-term contracts, cancel with 30 days notice.',
    stats: [claims.marketingClients, claims.marketingGrowth, claims.marketingResults],
    illustration: { picture, alt: 'A street of small shops' },
  },
} as const satisfies InnerPage;
