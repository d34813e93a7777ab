/** /guides/seo/beginners-guide */
import scene from '#app/assets/pictures/guide-beginners-guide.svg?picture';
import findFileRank from '#app/assets/pictures/find-file-rank.svg?picture';
import onePage from '#app/assets/pictures/figure-one-page.svg?picture';
import linkBridge from '#app/assets/pictures/figure-link-bridge.svg?picture';
import type { LongRead } from './guide.ts';
import prose from './beginners-guide.mdx?raw';

export const beginnersGuide = {
  kind: 'long-read',
  topic: 'seo',
  meta: {
    title: "Beginner's Guide to SEO for Owners | Upslope",
    description:
      'How search works, what people type, what it is worth and what to do first: a guide to SEO for owners who have never done it.',
    updated: '2026-11-21',
    label: "Beginner's guide to SEO",
  },
  hero: {
    title: 'SEO from the ground up',
    lead: 'For owners who have never done this. 8 chapters, 1 sum, no jargon without a translation.',
    illustration: {
      picture: scene,
      alt: 'A hiker at the foot of a hill whose waymarked steps lead to a flag',
    },
  },
  summary: 'How search works, in 8 short chapters with a sum.',
  published: '2026-03-09',
  readOn: [
    { need: 'I have a shop with a door', to: '/guides/local-seo/google-business' },
    { need: 'I have nothing to write about', to: '/guides/content-strategy' },
    { need: 'I run a garage', to: '/industries/automotive' },
  ],
  file: 'beginners-guide.mdx',
  prose,
  pictures: {
    'figure-one-page': onePage,
    'figure-link-bridge': linkBridge,
    'find-file-rank': findFileRank,
  },
  sources: [
    {
      label: 'Google Search Central: SEO Starter Guide',
      url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    },
    {
      label: 'Google Search Central: How Google Search works',
      url: 'https://developers.google.com/search/docs/fundamentals/how-search-works',
    },
    {
      label: 'Google Search Central: Title links',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
    },
    {
      label: 'Google Search Central: Creating helpful, reliable, people-first content',
      url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    },
    {
      label: 'Google Search Central: Spam policies',
      url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      label: 'Google Search Central: AI features and your website',
      url: 'https://developers.google.com/search/docs/appearance/ai-features',
    },
    {
      label: 'Google Search Central: what changed, by date',
      url: 'https://developers.google.com/search/updates',
    },
    {
      label: 'Google Business Profile Help: Improve your local ranking',
      url: 'https://support.google.com/business/answer/7091',
    },
    { label: 'web.dev: Web Vitals', url: 'https://web.dev/articles/vitals' },
  ],
} as const satisfies LongRead;
