/** Automotive guide: /industries/automotive */
import picture from '#app/assets/pictures/garage-row.svg?picture';
import type { InnerPage } from './inner-page.ts';

export const automotive = {
  meta: {
    title: 'SEO for Auto Repair Shops: The Guide | Upslope',
    description:
      'How an independent garage gets found: the map, service pages, keyword lists and the first 30 days, written for owners.',
    updated: '2026-11-21',
    label: 'Automotive guide',
  },
  hero: {
    title: 'Fill the bays from the map',
    lead: 'A guide for owners of independent garages: what to fix first, which searches to win and what to do in the first 30 days.',
    illustration: { picture, alt: 'A row of garages on a terrace' },
  },
} as const satisfies InnerPage;
