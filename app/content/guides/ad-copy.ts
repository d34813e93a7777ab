/** /guides/ppc/ad-copy */
import scene from '#app/assets/pictures/guide-ad-copy.svg?picture';
import costOrUse from '#app/assets/pictures/figure-cost-or-use.svg?picture';
import type { LongRead } from './guide.ts';
import prose from './ad-copy.mdx?raw';

export const adCopy = {
  kind: 'long-read',
  topic: 'ppc',
  meta: {
    title: 'PPC Ad Copy: Lines That Earn the Click | Upslope',
    description:
      'How to write search ads that the right people click: headlines, descriptions, assets and tests, with weak and better versions.',
    updated: '2026-11-19',
    label: 'PPC ad copy',
  },
  hero: {
    title: 'Lines that earn the click',
    lead: 'Headlines of 30 characters, descriptions of 90, and what to put in them.',
    illustration: {
      picture: scene,
      alt: 'Sign painters on a house wall strike out a weak line and paint a better one',
    },
  },
  summary: 'Lines that earn the click, with before and after.',
  published: '2026-06-22',
  readOn: [
    { need: 'My campaign is not set up yet', to: '/guides/ppc/google-ads-setup' },
    { need: 'A word in here is new to me', to: '/guides/ppc/glossary' },
    { need: 'The page behind the ad needs work', to: '/guides/website-design/ux-best-practices' },
  ],
  file: 'ad-copy.mdx',
  prose,
  pictures: { 'figure-cost-or-use': costOrUse },
  sources: [
    {
      label: 'Google Ads Help: About responsive search ads',
      url: 'https://support.google.com/google-ads/answer/7684791',
    },
    {
      label: 'Google Ads Help: About Quality Score',
      url: 'https://support.google.com/google-ads/answer/6167118',
    },
    {
      label: 'Google Ads Help: About sitelink assets',
      url: 'https://support.google.com/google-ads/answer/2375416',
    },
    {
      label: 'Google Ads Policies: Editorial',
      url: 'https://support.google.com/adspolicy/answer/6021546',
    },
    {
      label: 'Google Ads Policies: Misrepresentation',
      url: 'https://support.google.com/adspolicy/answer/6020955',
    },
    {
      label: 'Federal Trade Commission: Truth in advertising',
      url: 'https://www.ftc.gov/news-events/topics/truth-advertising',
    },
  ],
} as const satisfies LongRead;
