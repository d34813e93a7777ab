/** /guides/content-strategy */
import scene from '#app/assets/pictures/guide-content-strategy.svg?picture';
import finished from '#app/assets/pictures/figure-finished.svg?picture';
import type { LongRead } from './guide.ts';
import prose from './content-strategy.mdx?raw';

export const contentStrategy = {
  kind: 'long-read',
  topic: 'seo',
  meta: {
    title: 'Content Strategy for a Small Business | Upslope',
    description:
      'How to choose, plan, write and keep the pages that bring customers: a content strategy that fits 42 hours a quarter.',
    updated: '2026-11-21',
    label: 'Content strategy',
  },
  hero: {
    title: 'A quarter of useful posts',
    lead: 'Plan 3 months of pages people look for, in one afternoon.',
    illustration: { picture: scene, alt: 'Three garden beds where pages grow week by week' },
  },
  summary: 'Plan a quarter of useful posts in one afternoon.',
  published: '2026-05-18',
  readOn: [
    { need: 'I am new to search', to: '/guides/seo/beginners-guide' },
    { need: 'I want pages people can use', to: '/guides/website-design/ux-best-practices' },
    { need: 'I need customers from nearby', to: '/guides/local-seo/google-business' },
  ],
  file: 'content-strategy.mdx',
  prose,
  pictures: { 'figure-finished': finished },
  sources: [
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
      label: 'Search Console Help: Performance report',
      url: 'https://support.google.com/webmasters/answer/7576553',
    },
    {
      label: 'Google Ads Help: Use Keyword Planner',
      url: 'https://support.google.com/google-ads/answer/7337243',
    },
  ],
} as const satisfies LongRead;
