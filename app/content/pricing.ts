/** Pricing: /pricing */
import balance from '#app/assets/pictures/cta-balance.svg?picture';
import iconAnalytics from '#app/assets/pictures/icon-analytics.svg?picture';
import iconDesign from '#app/assets/pictures/icon-design.svg?picture';
import iconPpc from '#app/assets/pictures/icon-ppc.svg?picture';
import planStarter from '#app/assets/pictures/plan-digital-starter.svg?picture';
import planAccelerator from '#app/assets/pictures/plan-growth-accelerator.svg?picture';
import planDominator from '#app/assets/pictures/plan-market-dominator.svg?picture';
import { serviceRows, termRows } from '#app/lib/comparison-rows.ts';
import { formatMoney, formatPlan, formatPriceInProse } from '#app/lib/format-price.ts';
import { claims, promises } from './claims.ts';
import type {
  CallToAction,
  ClosingCall,
  ComparisonRow,
  Exactly,
  Faq,
  Heading,
  Link,
  MarketingPlan,
  Panel,
  Picture,
  ProcessStep,
  Questions,
  Stat,
  Terms,
} from './entities.ts';
import type { PageMeta } from './page-meta.ts';
import { managedAdSpend, prices } from './prices.ts';

const terms = {
  adSpend: 'Ad spend managed',
  reports: 'Reports',
  setupFee: 'Setup fee',
  contract: 'Contract',
  guarantee: 'Money-back guarantee',
} as const;

export type PricingPage = {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly stats: Exactly<3, Stat>;
  };
  readonly services: {
    readonly title: string;
    readonly cards: Exactly<
      3,
      Link & { readonly line: string; readonly icon: Picture; readonly panel: Panel }
    >;
  };
  readonly plans: Heading & {
    readonly labels: {
      readonly services: string;
      readonly features: string;
      readonly notIncluded: string;
      readonly bestFor: string;
    };
    readonly plans: Exactly<3, MarketingPlan & Terms<keyof typeof terms>>;
  };
  readonly comparison: Heading & {
    readonly caption: string;
    readonly rows: readonly ComparisonRow[];
  };
  readonly process: Heading & {
    readonly steps: Exactly<4, Omit<ProcessStep, 'details' | 'scene'>>;
  };
  readonly faq: Questions & { readonly columns: Exactly<2, Exactly<3, Faq>> };
  readonly call: ClosingCall;
};

const everyPlan = { setupFee: 'None', contract: 'Month-to-month', guarantee: '30 days' } as const;

const lowestPrice = formatPriceInProse(prices.digitalStarter);

const signUp = (label: string, plan: string): CallToAction => ({
  label,
  brief: { asking: 'plan', plan, source: 'Pricing page' },
});

const plans = [
  {
    name: 'Digital Starter',
    ...prices.digitalStarter,
    description: 'A first step into search, done by people.',
    services: ['SEO', 'Analytics and reporting'],
    terms: { adSpend: 'None', reports: 'Monthly', ...everyPlan },
    features: [
      'Site and listing checked and fixed',
      'Pages rewritten to answer one search each',
      'A monthly report on one page',
    ],
    notIncluded: ['Ad management', 'Website design'],
    bestFor: 'One location, first agency',
    action: signUp('Start here', formatPlan('Digital Starter', prices.digitalStarter)),
    scene: planStarter,
  },
  {
    name: 'Growth Accelerator',
    ...prices.growthAccelerator,
    description: 'Search and ads that pull the same way.',
    popular: 'Popular',
    services: ['SEO', 'Analytics and reporting', 'PPC management', 'Content marketing'],
    terms: { adSpend: formatMoney(managedAdSpend), reports: 'Bi-weekly', ...everyPlan },
    features: [
      `${formatMoney(managedAdSpend)} ad spend management`,
      'A landing page for every campaign',
      'Search and ads in one report',
      'New content each month',
    ],
    notIncluded: ['Website design', 'Email and social media'],
    bestFor: 'Owners ready to take customers from bigger rivals',
    action: signUp('Speed up', formatPlan('Growth Accelerator', prices.growthAccelerator)),
    scene: planAccelerator,
  },
  {
    name: 'Market Dominator',
    ...prices.marketDominator,
    description: 'Every channel, one plan, one team.',
    services: [
      'SEO',
      'Analytics and reporting',
      'PPC management',
      'Content marketing',
      'Local SEO',
      'Website design',
      'Email and social media',
    ],
    terms: { adSpend: 'Set in your proposal', reports: 'Weekly', ...everyPlan },
    features: [
      'One strategy across every channel',
      'Website changes made for you',
      'Campaigns planned a quarter ahead',
      'Local pages for every branch',
    ],
    notIncluded: ['Ad spend itself: you pay the network'],
    bestFor: 'Multi-location groups and online stores',
    action: signUp('Take the hill', formatPlan('Market Dominator', prices.marketDominator)),
    scene: planDominator,
  },
] as const satisfies PricingPage['plans']['plans'];

export const pricing = {
  meta: {
    title: 'Digital Marketing Pricing: Three Plans | Upslope',
    description: `Search, ads and your website on one bill, from ${lowestPrice}. No setup fees, no long-term contracts, cancel with 30 days notice.`,
    updated: '2026-11-21',
    label: 'Pricing',
  },

  hero: {
    title: 'One bill for search, ads and your website',
    lead: `From ${lowestPrice}. No setup fees, no long-term contracts, cancel with 30 days notice.`,
    stats: [claims.marketingClients, claims.marketingGrowth, claims.marketingResults],
  },

  services: {
    title: 'What you can buy',
    cards: [
      {
        label: 'SEO',
        to: '/services/seo',
        line: 'Move up the results people trust.',
        icon: iconAnalytics,
        panel: 'sky',
      },
      {
        label: 'PPC management',
        to: '/services#ppc',
        line: 'Be at the top today, by the click.',
        icon: iconPpc,
        panel: 'butter',
      },
      {
        label: 'Website Design',
        to: '/services#website-design',
        line: 'Turn the visit into a call.',
        icon: iconDesign,
        panel: 'peach',
      },
    ],
  },

  plans: {
    title: 'Pick your terrace',
    lead: 'Each one holds everything you need at that height. Move up or down at the start of any month.',
    labels: {
      services: 'Services',
      features: 'Features',
      notIncluded: 'Not included',
      bestFor: 'Best for',
    },
    plans,
  },

  comparison: {
    title: 'What each step up adds',
    lead: 'The same three plans, line by line.',
    caption: 'What each digital marketing plan includes',
    rows: [...serviceRows(plans), ...termRows(terms, plans)],
  },

  process: {
    title: 'From first call to first report',
    lead: 'You can stop at any flag. The first one costs nothing.',
    steps: [
      {
        step: 1,
        title: 'Strategy call',
        description:
          'You talk, we look at your site together. You leave with three things to fix, hired or not.',
        duration: '45 minutes',
      },
      {
        step: 2,
        title: 'Audit and plan',
        description:
          'We check your site, your ads and your rivals, then write down what to do first.',
        duration: '3-5 days',
      },
      {
        step: 3,
        title: 'Sign-off and start',
        description: 'You approve the plan. We connect tracking and book your kickoff.',
        duration: '1-2 days',
      },
      {
        step: 4,
        title: 'Run and improve',
        description: 'We keep what works, drop what does not and report it on one page.',
        duration: 'Ongoing',
      },
    ],
  },

  faq: {
    title: 'Six fair questions about money',
    lead: 'Have a seventh?',
    contact: {
      label: 'Write to us',
      brief: { asking: 'contact', source: 'Pricing page, questions' },
    },
    after: 'and a person answers.',
    columns: [
      [
        {
          question: 'Is my ad spend part of the price?',
          answer: `No. You pay the ad network directly. Growth Accelerator includes ${formatMoney(managedAdSpend)} ad spend management.`,
        },
        {
          question: 'Is there a setup fee?',
          answer: 'No setup fees, on any plan. The first invoice is the first month.',
        },
        {
          question: 'What if it does not work for me?',
          answer:
            'You have a 30-day money-back guarantee. After that you cancel with 30 days notice.',
        },
      ],
      [
        {
          question: 'When do I see results?',
          answer:
            'First results come in 30-60 days, bigger results around day 90, significant results in 3-6 months.',
        },
        { question: 'Can I switch plans?', answer: 'Yes, up or down, at the start of any month.' },
        { question: 'How do I pay?', answer: 'Major cards, ACH or PayPal, once a month.' },
      ],
    ],
  },

  call: {
    title: 'Tell us your budget. We will tell you if it is enough.',
    lead: `${promises.proposal}, with the price in the first line.`,
    action: { label: 'Get Free Proposal', brief: { asking: 'quote', source: 'Pricing page' } },
    link: { label: 'SEO only? See SEO plans', to: '/services/seo/pricing' },
    picture: balance,
  },
} as const satisfies PricingPage;
