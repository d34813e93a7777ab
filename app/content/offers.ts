/**
 * The definitions of the free offers and of the price lists. Pages and the brief use these. Imports
 * only types.
 */
import type { Text } from '#app/guides/markdown/text.ts';

/** The four free offers: what each is, how long it takes, when it arrives. */
export const freeOffers = {
  audit:
    "A first look at your site: the problems we'd fix first, in plain English, by email within 24 hours.",
  proposal: "What we'd do, in what order, and what it costs, by email within 24 hours.",
  quote: 'The price of one job that you name, by email within 24 hours.',
  consultation: 'A 45-minute call about your business. You leave with three things to fix.',
} as const;

/** A free offer as a sentence of its own: "You get the price of one job that you name, …". */
export function youGet(offer: keyof typeof freeOffers): string {
  const words = freeOffers[offer];
  return `You get ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The three price lists. Each page that shows one says which it is, and where the other two are. */
export const priceLists = {
  managedSeo: [
    'Launch, Growth and Scale are managed SEO: we also look after your Google listing, and from Growth up you get regular calls. Need only pages, posts and links? See ',
    { to: '/services/seo/pricing', text: ['SEO production plans'] },
    '. Need ads too? See ',
    { to: '/pricing', text: ['digital marketing plans'] },
    '.',
  ],
  seoProduction: [
    'SEO Starter, Professional and Enterprise are production plans: a set number of pages, posts and links, and a report, without calls or listing care. Want those? See ',
    { to: '/services/seo#pricing', text: ['managed SEO plans'] },
    '. Need ads too? See ',
    { to: '/pricing', text: ['digital marketing plans'] },
    '.',
  ],
  digitalMarketing: [
    'These plans put several channels on one bill: SEO in all three, ads from Growth Accelerator up, a website in Market Dominator. Need only search? See ',
    { to: '/services/seo#pricing', text: ['managed SEO plans'] },
    ' or ',
    { to: '/services/seo/pricing', text: ['SEO production plans'] },
    '.',
  ],
} as const satisfies Record<string, Text>;
