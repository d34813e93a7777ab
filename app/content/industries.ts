/** Industries: /industries */
import picture from '#app/assets/pictures/streets.svg?picture';
import { claims } from './claims.ts';
import type { InnerPage } from './inner-page.ts';

export const industries = {
  meta: {
    title: 'SEO by Industry: Garages, Clinics, Shops | Upslope',
    description:
      'A garage and a law firm do not win the same searches. Find your trade and see what we would do there first.',
    updated: '2026-11-21',
    label: 'Industries',
  },
  hero: {
    title: 'Every trade has its own street',
    lead: 'A garage and a law firm do not win the same searches. Find your street and see what we would do there first.',
    stats: [claims.businessesServed, claims.industriesServed, claims.industryGrowth],
    illustration: {
      picture,
      alt: 'A hill with four streets of shops, workshops, practices and offices',
    },
  },
} as const satisfies InnerPage;
