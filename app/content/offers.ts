/**
 * The definitions of the free offers and of the price lists. Pages and the brief use these.
 */
import type { Text } from '#app/guides/markdown/text.ts';
import type { PriceListOverview } from './entities.ts';
import * as promises from './promises.ts';

/** The four free offers: what each is, how long it takes, when it arrives. */
export const freeOffers = {
  audit: `A first look at your site: the problems we’d fix first, in plain English, by email ${promises.reply}.`,
  proposal: `What we’d do, in what order, and what it costs, by email ${promises.reply}.`,
  quote: `The price of one job that you name, by email ${promises.reply}.`,
  consultation: `A ${promises.callMinutes}-minute call about your business. You leave with three things to fix.`,
} as const;

/** A free offer as a sentence of its own: "You get the price of one job that you name, …". */
export function youGet(offer: keyof typeof freeOffers): string {
  const words = freeOffers[offer];
  return `You get ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** What a price list is for, and where the other two are. */
export const priceLists = {
  managedSeo: [
    'Launch, Growth and Scale are managed SEO: your listing too and, from Growth up, calls. Don’t need those? See ',
    { to: '/services/seo/pricing', text: ['SEO production plans'] },
    '. Need ads too? See ',
    { to: '/pricing', text: ['digital marketing plans'] },
    '.',
  ],
  seoProduction: [
    'SEO Starter, Professional and Enterprise: fixes, pages and, in larger plans, posts and links. Want calls and your listing too? See ',
    { to: '/services/seo#pricing', text: ['managed SEO plans'] },
    '. Need ads too? See ',
    { to: '/pricing', text: ['digital marketing plans'] },
    '.',
  ],
} as const satisfies Record<string, Text>;

/** The three price lists, in one sentence each. Each page that shows one shows all three. */
export const priceListOverview: PriceListOverview = {
  label: 'Which of our three price lists fits you?',
  lists: [
    {
      label: 'Managed SEO',
      to: '/services/seo#pricing',
      text: 'Launch, Growth and Scale: your listing too and, from Growth up, calls.',
    },
    {
      label: 'SEO production',
      to: '/services/seo/pricing#pricing',
      text: 'SEO Starter, Professional and Enterprise: fixes, pages and, in larger plans, posts and links.',
    },
    {
      label: 'Digital marketing',
      to: '/pricing#pricing',
      text: 'Digital Starter to Market Dominator: SEO and, in larger plans, ads and a website.',
    },
  ],
};
