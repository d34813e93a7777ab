/**
 * Abbreviations on pages other than guides, each with its definition and glossary entry. A test
 * compares them with the glossaries. Pages import these few instead of four glossaries.
 */
import type { Abbreviation } from '#app/guides/markdown/text.ts';

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
