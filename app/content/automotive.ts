/** Automotive guide: /industries/automotive */
import picture from '#app/assets/pictures/garage-row.svg?picture';
import missingPin from '#app/assets/pictures/cta-garage.svg?picture';
import { promises } from './claims.ts';
import type { GuideAsk, Opening, ReadOn, Source } from './guides/guide.ts';
import type { PageMeta } from './page-meta.ts';

type IndustryGuide = {
  readonly meta: PageMeta;
  readonly hero: Opening;
  /** One line in lists of guides. */
  readonly summary: string;
  readonly published: PageMeta['updated'];
  readonly readOn: readonly ReadOn[];
  readonly ask: GuideAsk;
  readonly sources: readonly Source[];
};

export const automotive = {
  meta: {
    title: 'SEO for Auto Repair Shops: The Guide | Upslope',
    description:
      'How an independent garage gets found: the map, service pages, keyword lists and the first 30 days, written for owners.',
    updated: '2026-11-19',
    label: 'Automotive guide',
  },
  hero: {
    title: 'Fill the bays from the map',
    lead: 'How an auto repair shop gets found by the driver whose brakes started to grind this morning.',
    illustration: { picture, alt: 'A row of garages on a terrace' },
  },
  summary: 'Fill the bays from the map: SEO for auto repair shops.',
  published: '2026-06-09',
  readOn: [
    { need: 'My listing is not claimed yet', to: '/guides/local-seo/google-business' },
    { need: 'I want calls this week', to: '/guides/ppc/google-ads-setup' },
    { need: 'A word in here is new to me', to: '/guides/local-seo/glossary' },
  ],
  ask: {
    title: 'See what your garage is missing',
    text: `Send us your address. You get a free audit in plain English. ${promises.proposal}.`,
    call: { label: 'Get Free Audit', brief: { asking: 'audit', source: 'Automotive guide' } },
    picture: missingPin,
  },
  sources: [
    {
      label: 'Google Business Profile Help: improve your local ranking',
      url: 'https://support.google.com/business/answer/7091',
    },
    {
      label: 'Google Business Profile Help: guidelines',
      url: 'https://support.google.com/business/answer/3038177',
    },
    {
      label: 'Google Maps policy on reviews',
      url: 'https://support.google.com/contributionpolicy/answer/7400114',
    },
    {
      label: 'Google Search Central: AI features and your website',
      url: 'https://developers.google.com/search/docs/appearance/ai-features',
    },
    {
      label: 'Google Search Central: local business structured data',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    },
    { label: 'web.dev: Web Vitals', url: 'https://web.dev/articles/vitals' },
  ],
} as const satisfies IndustryGuide;
