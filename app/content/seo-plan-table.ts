/** The plans on the SEO page, side by side. Prices are in `prices.ts`, what a plan includes in `seo-plans.ts`. */
import type { Abbreviation } from '#app/guides/markdown/text.ts';
import { formatPlan } from '#app/lib/format-price.ts';
import { promises } from './claims.ts';
import { comparisonWords, type ComparisonWords } from './comparison-words.ts';
import type {
  CallToAction,
  ComparisonRow,
  Exactly,
  Heading,
  Link,
  Plan,
  PlanPrice,
  PriceListOverview,
  Recommendation,
} from './entities.ts';
import { priceListOverview } from './offers.ts';
import { prices } from './prices.ts';
import { planContents } from './seo-plans.ts';

type ComparedPlan = PlanPrice & Recommendation & Pick<Plan, 'name' | 'action'>;

export type SeoPlanTable = Heading & {
  /** The purpose of this price list, with links to the other two. */
  readonly lists: PriceListOverview;
  readonly words: ComparisonWords;
  readonly caption: string;
  readonly plans: Exactly<3, ComparedPlan>;
  readonly rows: Exactly<4, ComparisonRow>;
  /** The other features of the plans, in groups by topic. */
  readonly furtherRows: readonly (readonly ComparisonRow[])[];
  readonly more: Link;
};

const planOf = (name: string, price: PlanPrice): CallToAction['brief'] => ({
  asking: 'plan',
  plan: formatPlan(name, price),
});

const { launch, growth, scale } = planContents;
const inQuote = 'Set in your quote';

/** A feature without marked abbreviations. */
const plain = (feature: readonly (string | Abbreviation)[]) =>
  feature.map((part) => (typeof part === 'string' ? part : part.abbr)).join('');

export const seoPlanTable = {
  title: 'Managed SEO plans, side by side',
  lead: `${promises.setupFees}. Month-to-month. ${promises.guarantee}.`,
  lists: priceListOverview,
  caption: 'What each SEO plan includes',
  words: comparisonWords,
  plans: [
    {
      name: 'Launch',
      ...prices.launch,
      action: { label: 'Get Started', brief: planOf('Launch', prices.launch) },
    },
    {
      name: 'Growth',
      ...prices.growth,
      popular: true,
      badge: 'POPULAR',
      action: { label: 'Grow Faster', brief: planOf('Growth', prices.growth) },
    },
    {
      name: 'Scale',
      ...prices.scale,
      action: {
        label: 'Get Quote',
        brief: {
          asking: 'quote',
          plan: formatPlan('Scale', prices.scale),
        },
      },
    },
  ],
  rows: [
    { label: 'Target keywords', values: ['10', '25', 'Unlimited'] },
    { label: 'Page optimizations', values: ['5 per month', '10 per month', 'Unlimited'] },
    { label: 'Content creation', values: ['None', '2 posts per month', 'Custom'] },
    { label: 'Reporting', values: ['Monthly', 'Bi-weekly', 'Weekly'] },
  ],
  furtherRows: [
    [
      { label: 'Technical work', values: [launch.technical, growth.technical, inQuote] },
      {
        label: 'Google listing',
        values: [plain(launch.listing), growth.listing, scale.listing],
      },
      { label: 'Content plan', values: ['None', `${growth.strategy}, 1500 words a post`, inQuote] },
      { label: 'Links', values: ['None', growth.links, inQuote] },
    ],
    [
      {
        label: 'Calls and data',
        values: ['None', growth.calls, `${scale.calls} and ${scale.data.toLowerCase()}`],
      },
      { label: 'Support', values: ['By email', growth.support, scale.support] },
    ],
  ],
  more: { label: 'View full comparison', to: '/services/seo/pricing' },
} as const satisfies SeoPlanTable;
