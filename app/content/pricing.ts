/** Pricing: /pricing */
import budgetAnswer from '#app/assets/pictures/closeup-budget-answer.svg?picture';
import adsParcel from '#app/assets/pictures/parcel-ads.svg?picture';
import noParcel from '#app/assets/pictures/parcel-missing.svg?picture';
import seoParcel from '#app/assets/pictures/parcel-seo.svg?picture';
import siteParcel from '#app/assets/pictures/parcel-site.svg?picture';
import parcels from '#app/assets/pictures/pricing-parcels.svg?picture';
import strategyCall from '#app/assets/pictures/closeup-strategy-call.svg?picture';
import planStarter from '#app/assets/pictures/plan-digital-starter.svg?picture';
import planAccelerator from '#app/assets/pictures/plan-growth-accelerator.svg?picture';
import planDominator from '#app/assets/pictures/plan-market-dominator.svg?picture';
import { commonServices, planValues, serviceRows, termRows } from '#app/lib/comparison-rows.ts';
import { formatMoney, formatPlan, formatPriceInProse } from '#app/lib/format-price.ts';
import { claims, inEveryPlan } from './claims.ts';
import { comparisonWords } from './comparison-words.ts';
import type {
  CallToAction,
  ClosingCall,
  Exactly,
  Faq,
  Heading,
  Illustration,
  Link,
  MarketingPlan,
  Picture,
  PlanDifferences,
  PriceListOverview,
  ProcessStep,
  Questions,
  Stat,
  Terms,
} from './entities.ts';
import type { PageHero } from './inner-page.ts';
import type { PageMeta } from './page-meta.ts';
import { priceListOverview, youGet } from './offers.ts';
import { managedAdSpend, prices } from './prices.ts';
import * as promises from './promises.ts';

const terms = {
  adSpend: 'Ad spend managed',
  reports: 'Reports',
} as const;

export type PricingPage = {
  readonly meta: PageMeta;
  readonly hero: PageHero & { readonly stats: Exactly<3, Stat> };
  readonly services: Heading & {
    readonly cards: Exactly<3, Link & { readonly line: string }>;
  };
  readonly plans: Heading & {
    /** The purpose of this price list, with links to the other two. */
    readonly lists: PriceListOverview;
    readonly labels: {
      readonly services: string;
      readonly features: string;
      readonly notIncluded: string;
      readonly bestFor: string;
    };
    readonly plans: Exactly<3, MarketingPlan & Terms<keyof typeof terms>>;
    /** The services that each parcel holds, and what a plan without it excludes. */
    readonly parcels: Exactly<3, { readonly picture: Picture; readonly holds: readonly string[] }>;
    /** In place of a parcel that a plan does not have. */
    readonly missing: Picture;
  };
  readonly comparison: PlanDifferences;
  readonly guarantee: {
    readonly title: string;
    /** The labels of the drawing: the first and the last day of the guarantee. */
    readonly period: Exactly<2, { readonly day: string; readonly what: string }>;
    readonly points: readonly string[];
  };
  readonly process: Heading & {
    readonly illustration: Illustration;
    readonly steps: Exactly<4, ProcessStep>;
  };
  readonly faq: Questions & { readonly columns: Exactly<2, Exactly<3, Faq>> };
  readonly call: ClosingCall;
};

const lowestPrice = formatPriceInProse(prices.digitalStarter);

const signUp = (label: string, plan: string): CallToAction => ({
  label,
  brief: { asking: 'plan', plan },
});

const plans = [
  {
    name: 'Digital Starter',
    ...prices.digitalStarter,
    description: 'SEO and local SEO in one town.',
    services: ['SEO', 'Local SEO', 'Analytics and reporting'],
    terms: { adSpend: planValues.none, reports: 'Monthly' },
    features: [
      'Site and listing checked and fixed',
      'Pages rewritten, one for each search',
      'A monthly report on one page',
    ],
    notIncluded: [
      'Ad management',
      'Website design',
      'Email and social media',
      'Ads: in the larger plans',
    ],
    bestFor: 'One location, new to agencies',
    action: signUp('Choose Digital Starter', formatPlan('Digital Starter', prices.digitalStarter)),
    scene: planStarter,
  },
  {
    name: 'Growth Accelerator',
    ...prices.growthAccelerator,
    description: 'SEO and ads from one team.',
    popular: true,
    badge: 'Popular',
    services: [
      'SEO',
      'Local SEO',
      'Analytics and reporting',
      'PPC management',
      'Content marketing',
    ],
    terms: { adSpend: formatMoney(managedAdSpend), reports: 'Bi-weekly' },
    features: [
      `${formatMoney(managedAdSpend)} ad spend management`,
      'A landing page for every campaign',
      'Search and ads in one report',
      'New content each month',
    ],
    notIncluded: ['Website design', 'Email and social media', 'Ad spend: you pay the ad network'],
    bestFor: 'Owners facing bigger competitors',
    action: signUp(
      'Choose Growth Accelerator',
      formatPlan('Growth Accelerator', prices.growthAccelerator),
    ),
    scene: planAccelerator,
  },
  {
    name: 'Market Dominator',
    ...prices.marketDominator,
    description: 'SEO, ads, email and a website.',
    services: [
      'SEO',
      'Local SEO',
      'Analytics and reporting',
      'PPC management',
      'Content marketing',
      'Website design',
      'Email and social media',
    ],
    terms: { adSpend: 'Set in your proposal', reports: 'Weekly' },
    features: [
      'One plan for all your marketing',
      'Website changes made for you',
      'Campaigns planned a quarter ahead',
      'Local pages for every branch',
    ],
    notIncluded: ['Ad spend: you pay the ad network'],
    bestFor: 'Several locations, online stores',
    action: signUp(
      'Choose Market Dominator',
      formatPlan('Market Dominator', prices.marketDominator),
    ),
    scene: planDominator,
  },
] as const satisfies PricingPage['plans']['plans'];

export const pricing = {
  meta: {
    title: `Digital Marketing Pricing: Plans from ${formatMoney(prices.digitalStarter.price)}`,
    description: `Digital marketing pricing: SEO from ${lowestPrice}; larger plans add ads and a website. ${promises.setupFees}, ${promises.contracts}.`,
    query: 'digital marketing pricing',
  },

  hero: {
    title: 'Digital marketing pricing and plans',
    lead: `SEO and local SEO for ${lowestPrice}. Larger plans add ads and a website. ${promises.setupFees}, ${promises.contracts}.`,
    stats: [claims.marketingClients, claims.marketingGrowth, claims.marketingResults],
    counting: `How we count: clients on these plans. ${claims.marketingResults.value.replace(' ', '\u00a0')} is the soonest: first results take ${promises.firstResults}.`,
    call: { label: 'Get Free Proposal', brief: { asking: 'proposal' } },
    links: [{ label: 'Compare the plans', to: '#compare' }],
    illustration: {
      picture: parcels,
      alt: 'Three counters with one, two and three parcels: SEO, then ads, then a site',
    },
  },

  services: {
    title: 'The main service in each box',
    lead: 'A larger plan keeps all services of the smaller one.',
    cards: [
      {
        label: 'SEO services',
        to: '/services/seo',
        line: 'In all three plans',
      },
      {
        label: 'PPC management',
        to: '/services#ppc',
        line: 'From Growth Accelerator up',
      },
      {
        label: 'Website Design',
        to: '/services#website-design',
        line: 'In Market Dominator',
      },
    ],
  },

  plans: {
    title: 'Digital marketing plans',
    lead: 'Pick a plan now and move up or down at the start of any month.',
    lists: priceListOverview,
    labels: {
      services: 'Services',
      features: 'Features',
      notIncluded: 'Not included',
      bestFor: 'Best for',
    },
    plans,
    parcels: [
      {
        picture: seoParcel,
        holds: ['SEO', 'Local SEO', 'Analytics and reporting'],
      },
      {
        picture: adsParcel,
        holds: ['PPC management', 'Content marketing', 'Ad management'],
      },
      { picture: siteParcel, holds: ['Website design', 'Email and social media'] },
    ],
    missing: noParcel,
  },

  comparison: {
    title: 'Digital marketing plans compared',
    lead: 'The table shows only what differs from plan to plan.',
    caption: 'What each digital marketing plan includes',
    words: comparisonWords,
    inEvery: inEveryPlan(commonServices(plans)),
    rows: [...serviceRows(plans), ...termRows(terms, plans)],
  },

  guarantee: {
    title: `How the ${promises.guarantee} works`,
    period: [
      { day: 'Kickoff', what: `The ${promises.guaranteeDays} days start` },
      { day: `Day ${promises.guaranteeDays}`, what: 'Last day to claim. First results may start' },
    ],
    points: [
      `It starts on the day of your kickoff call and ends ${promises.guaranteeDays} days later.`,
      'To claim it, send one email. You don’t have to give a reason. We refund your first month.',
      'It covers our fee. We can’t refund money paid to an ad network.',
      'You keep the work done so far: pages, fixes, content and data.',
      `First results take ${promises.firstResults}, so the guarantee is about how we start: the audit, the plan and the first month’s work. It isn’t a promise of rankings.`,
    ],
  },

  process: {
    title: 'From strategy call to first report',
    lead: 'The strategy call is our free consultation. It commits you to nothing.',
    illustration: {
      picture: strategyCall,
      alt: 'A phone in the 45th minute of a call, and a hand that notes three things to fix',
    },
    steps: [
      {
        step: 1,
        title: 'Strategy call',
        description: 'By phone or video, we look at your site together.',
        detail: 'You leave with three things to fix, whether or not you hire us.',
        duration: `${promises.callMinutes} minutes`,
        details: ['Your goals', 'Your site', 'What to fix first'],
      },
      {
        step: 2,
        title: 'Audit and plan',
        description:
          'After you sign up, we check your site, ads and competitors, then write down what comes first.',
        detail: 'The plan is yours to keep.',
        duration: '3-5 days',
        details: ['Site audit', 'Ad account check', 'Order of work'],
      },
      {
        step: 3,
        title: 'Sign-off and start',
        description: 'We connect tracking, book your kickoff and wait for your approval.',
        detail: 'Nothing changes until you approve the plan.',
        duration: '1-2 days',
        details: ['Your approval', 'Tracking', 'Kickoff date'],
      },
      {
        step: 4,
        title: 'Run and improve',
        description: 'We keep what works and drop what doesn’t.',
        detail: 'Both are in your one-page report, with what each cost and what it earned.',
        duration: 'Ongoing',
        details: ['Campaigns and content', 'Report', 'Next month’s plan'],
      },
    ],
  },

  faq: {
    title: 'Questions about digital marketing pricing',
    lead: 'Another question?',
    contact: {
      label: 'Ask us',
      brief: { asking: 'contact' },
    },
    after: 'and a person will write back.',
    columns: [
      [
        {
          question: 'Is my ad spend part of the price?',
          answer: `No. You pay the ad network directly. In Growth Accelerator we manage ${formatMoney(managedAdSpend)} of it a month; in Market Dominator the amount is set in your proposal.`,
        },
        {
          question: 'What is the minimum ad budget?',
          answer:
            'We set none. Your proposal says how many clicks your budget buys at today’s prices. If that’s too few to learn from, it says to start with SEO.',
        },
        {
          question: 'Is there a setup fee?',
          answer: `${promises.setupFees}, on any plan. The first invoice is the first month.`,
        },
      ],
      [
        {
          question: 'What if it doesn’t work for me?',
          answer: [
            'The first month has a ',
            { to: '#guarantee', text: [promises.guarantee] },
            `. After that you cancel with ${promises.notice}.`,
          ],
        },
        {
          question: 'When do I see results?',
          answer: `First results come in ${promises.firstResults}, bigger results ${promises.biggerResults} and significant results in ${promises.significantResults}. Ads bring visits sooner, for as long as you pay for them.`,
        },
        {
          question: 'Can I switch plans, and how do I pay?',
          answer: `Yes, up or down, at the start of any month. Pay by major ${promises.paymentChoice}, once a month.`,
        },
      ],
    ],
  },

  call: {
    title: 'Get a free proposal for your budget',
    lead: `${youGet('proposal')} If your budget is too small to work, it says so.`,
    action: { label: 'Get Free Proposal', brief: { asking: 'proposal' } },
    link: { label: 'See SEO pricing', to: '/services/seo/pricing' },
    picture: budgetAnswer,
    isCloseup: true,
  },
} as const satisfies PricingPage;
