/** The plans on the landing page. Prices are in `prices.ts`, what a plan includes in `seo-plans.ts`. */
import { formatPlan } from '#app/lib/format-price.ts';
import type { Text } from '#app/guides/markdown/text.ts';
import type { Exactly, Heading, Plan } from './entities.ts';
import { priceLists } from './offers.ts';
import { prices } from './prices.ts';
import * as promises from './promises.ts';
import { planContents } from './seo-plans.ts';

export type HomePricing = Heading & {
  /** The purpose of this price list, with links to the other two. */
  readonly list: Text;
  readonly plans: Exactly<3, Plan>;
  readonly note: string;
  readonly assurances: readonly { readonly icon: AssuranceIcon; readonly text: string }[];
};

type AssuranceIcon = 'shield' | 'free' | 'calendar' | 'card';

export const homePricing = {
  title: 'SEO plans and prices',
  lead: 'Pick a plan today, change it next month.',
  list: priceLists.managedSeo,
  plans: [
    {
      name: 'Launch',
      ...prices.launch,
      description: 'For a local business that needs the basics.',
      features: Object.values(planContents.launch),
      action: {
        label: 'Start',
        brief: {
          asking: 'plan',
          plan: formatPlan('Launch', prices.launch),
        },
      },
    },
    {
      name: 'Growth',
      ...prices.growth,
      description: 'For a business ready for posts and links.',
      popular: true,
      badge: 'Most Popular',
      features: Object.values(planContents.growth),
      action: {
        label: 'Grow faster',
        brief: {
          asking: 'plan',
          plan: formatPlan('Growth', prices.growth),
        },
      },
    },
    {
      name: 'Scale',
      ...prices.scale,
      description: 'For multi-location groups, SaaS and enterprise teams.',
      features: Object.values(planContents.scale),
      action: {
        label: 'Book call',
        brief: {
          asking: 'session',
          plan: formatPlan('Scale', prices.scale),
        },
      },
    },
  ],
  note: `Month-to-month, cancel anytime, ${promises.contracts}.`,
  assurances: [
    { icon: 'shield', text: promises.guarantee },
    { icon: 'free', text: promises.setupFees },
    { icon: 'calendar', text: `Cancel with ${promises.notice}` },
    { icon: 'card', text: promises.payment },
  ],
} as const satisfies HomePricing;
