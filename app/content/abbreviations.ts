/**
 * Abbreviations that stand in the site's copy, each with what it stands for, its definition and the glossary
 * entry that says more. The words are those of the glossaries, to the letter: a test holds the two together,
 * because a page that shows three of them should not carry four glossaries.
 */
import type { Abbreviation } from '#app/lib/prose/prose.ts';
import type { LinkTarget } from './paths.ts';

// Marked by hand in the words of a page: exports of their own, so that the page carries no other.

export const seo = {
  abbr: 'SEO',
  meaning:
    'Search engine optimization. The work that helps search engines find, understand and choose your pages without paying for the click.',
  to: '/guides/seo/glossary#seo',
} as const satisfies Abbreviation;

export const gmb = {
  abbr: 'GMB',
  meaning:
    'Google My Business. The former name of the Google Business Profile, your free listing on Google Search and Maps.',
  to: '/guides/local-seo/glossary#gmb',
} as const satisfies Abbreviation;

export const ppc = {
  abbr: 'PPC',
  meaning: 'Pay per click. Advertising that you pay for by the click.',
  to: '/guides/ppc/glossary#ppc',
} as const satisfies Abbreviation;

type Definition = { readonly meaning: string; readonly to: LinkTarget };

export const abbreviations = {
  SEO: seo,
  GMB: gmb,
  PPC: ppc,
  SERP: {
    meaning:
      'Search engine results page. The page of results: ads, map, answers, pictures and links together.',
    to: '/guides/seo/glossary#serp',
  },
  URL: {
    meaning: 'Uniform resource locator. The address of a page.',
    to: '/guides/seo/glossary#url',
  },
  NAP: {
    meaning:
      'Name, address and phone number. The 3 details that should agree wherever your business is listed.',
    to: '/guides/local-seo/glossary#nap',
  },
  CDN: {
    meaning:
      'Content delivery network. A set of servers in many places that hand out copies of your files from nearby.',
    to: '/guides/website-design/glossary#cdn',
  },
  CLS: {
    meaning:
      'Cumulative Layout Shift. A score for how much a page jumps while people use it, where 0.1 or less is good.',
    to: '/guides/website-design/glossary#cls',
  },
  CMS: {
    meaning:
      'Content management system. The program you log in to when you change the words and pictures on your site.',
    to: '/guides/website-design/glossary#cms',
  },
  CTA: {
    meaning: 'Call to action. The words and the button that tell a visitor what to do next.',
    to: '/guides/website-design/glossary#cta',
  },
  HTTPS: {
    meaning:
      'Hypertext Transfer Protocol Secure. The safe way to send a page, so that nobody on the way can read or change it.',
    to: '/guides/website-design/glossary#https',
  },
  INP: {
    meaning:
      'Interaction to Next Paint. How long a page takes to show that it noticed a tap, a click or a key, where 200 milliseconds or less is good.',
    to: '/guides/website-design/glossary#inp',
  },
  LCP: {
    meaning:
      'Largest Contentful Paint. The time until the largest picture or block of text shows, where 2.5 seconds or less is good.',
    to: '/guides/website-design/glossary#lcp',
  },
  UI: {
    meaning: 'User interface. The parts of a page that people see and press.',
    to: '/guides/website-design/glossary#ui',
  },
  UX: {
    meaning:
      'User experience. How it feels to get something done on your site, from the first look to the last tap.',
    to: '/guides/website-design/glossary#ux',
  },
  CPA: {
    meaning: 'Cost per action. What you pay in ads for one conversion.',
    to: '/guides/ppc/glossary#cpa',
  },
  CPC: {
    meaning: 'Cost per click. What one click on your ad costs you.',
    to: '/guides/ppc/glossary#cpc',
  },
  CTR: {
    meaning: 'Click-through rate. The share of the times your ad was shown that led to a click.',
    to: '/guides/ppc/glossary#ctr',
  },
  KPI: {
    meaning: 'Key performance indicator. The number you agreed to judge the work by.',
    to: '/guides/ppc/glossary#kpi',
  },
  ROAS: {
    meaning: 'Return on ad spend. Sales that came from ads, divided by what the ads cost.',
    to: '/guides/ppc/glossary#roas',
  },
  ROI: {
    meaning: 'Return on investment. What is left after all costs, as a share of those costs.',
    to: '/guides/ppc/glossary#roi',
  },
} as const satisfies Record<string, Definition>;
