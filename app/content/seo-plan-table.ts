/** The plans on the SEO page, side by side. Prices are in `prices.ts`, what a plan includes in `seo-plans.ts`. */
import type { Abbreviation } from '#app/guides/markdown/text.ts';
import { planValues } from '#app/lib/comparison-rows.ts';
import { formatPlan } from '#app/lib/format-price.ts';
import { comparisonWords, type ComparisonWords } from './comparison-words.ts';
import type {
  CallToAction,
  ComparisonRow,
  Exactly,
  FurtherFeatures,
  Heading,
  Link,
  Plan,
  PlanPrice,
  PriceListOverview,
  Recommendation,
} from './entities.ts';
import { priceListOverview } from './offers.ts';
import { prices } from './prices.ts';
import * as promises from './promises.ts';
import { planContents } from './seo-plans.ts';

type ComparedPlan = PlanPrice & Recommendation & Pick<Plan, 'name' | 'action'>;

export type SeoPlanTable = Heading & {
  /** The purpose of this price list, with links to the other two. */
  readonly lists: PriceListOverview;
  readonly words: ComparisonWords;
  readonly caption: string;
  readonly plans: Exactly<3, ComparedPlan>;
  readonly rows: Exactly<4, ComparisonRow>;
  /** The other features of the plans. */
  readonly further: FurtherFeatures;
  readonly more: Link;
};

const planOf = (name: string, price: PlanPrice): CallToAction['brief'] => ({
  asking: 'plan',
  plan: formatPlan(name, price),
});

const { launch, growth, scale } = planContents;

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
    { label: 'Content creation', values: [planValues.none, '2 posts per month', 'Custom'] },
    { label: 'Reporting', values: ['Monthly', 'Bi-weekly', 'Weekly'] },
  ],
  further: {
    label: 'Also included',
    lists: [
      [launch.technical, plain(launch.listing), 'Support by email'],
      [
        growth.technical,
        growth.strategy,
        '1500 words a post',
        growth.links,
        growth.listing,
        growth.calls,
        growth.support,
      ],
      [
        'Technical work, content and links set in your quote',
        scale.listing,
        scale.calls,
        scale.data,
        scale.support,
      ],
    ],
  },
  more: { label: 'View full comparison', to: '/services/seo/pricing' },
} as const satisfies SeoPlanTable;
