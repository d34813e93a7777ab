/** SEO pricing: /services/seo/pricing */
import picture from '#app/assets/pictures/pricing-terraces.svg?picture';
import { claims } from './claims.ts';
import type { InnerPage } from './inner-page.ts';

export const seoPricing = {
  meta: {
    title: 'SEO Pricing and Plans from $797 a Month | Upslope',
    description:
      'Three SEO plans with everything named: what you get, what you do not, and who it is for. No setup fees, 30-day money-back guarantee.',
    updated: '2026-11-21',
    label: 'SEO pricing',
  },
  hero: {
    title: 'SEO plans from $797 a month',
    lead: 'Three terraces. Stand on the one that fits, move up when the phone rings more than you like.',
    stats: [claims.seoClients, claims.trafficGrowth, claims.firstPageSuccess],
    illustration: {
      picture,
      alt: 'Three terraces rising to the right, with a house, a shop and an office tower',
    },
  },
} as const satisfies InnerPage;
