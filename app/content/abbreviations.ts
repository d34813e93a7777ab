/**
 * Abbreviations on pages other than guides, each with its definition and glossary entry. A test
 * compares them with the glossaries. Pages import these few instead of four glossaries.
 */
import type { Abbreviation } from '#app/guides/markdown/text.ts';

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
