/** SEO pricing: /services/seo/pricing */
import proposalMail from '#app/assets/pictures/closeup-proposal-mail.svg?picture';
import flank from '#app/assets/pictures/plan-climb-flank.svg?picture';
import foot from '#app/assets/pictures/plan-climb-foot.svg?picture';
import summit from '#app/assets/pictures/plan-climb-summit.svg?picture';
import terraces from '#app/assets/pictures/pricing-terraces.svg?picture';
import { planValues, termRows } from '#app/lib/comparison-rows.ts';
import { dollars } from '#app/lib/study-figures.ts';
import { formatMoney, formatPlan, formatPriceInProse } from '#app/lib/format-price.ts';
import { audits, badges, claims, inEveryPlan, seoResults } from './claims.ts';
import { comparisonWords } from './comparison-words.ts';
import type {
  CallToAction,
  ClosingCall,
  DetailedPlan,
  Exactly,
  Faq,
  Heading,
  PlanDifferences,
  PriceListOverview,
  ResultCard,
  Schedule,
  Terms,
} from './entities.ts';
import type { InnerPage } from './inner-page.ts';
import { priceListOverview, priceLists, youGet } from './offers.ts';
import { prices } from './prices.ts';
import * as promises from './promises.ts';
import { delgado } from './samples/delgado.ts';
import { fernhillMonth, fernhillSeries } from './samples/fernhill-months.ts';
import { fernhill } from './samples/fernhill.ts';
import { sampleNote } from './samples/note.ts';
import { riverside } from './samples/riverside.ts';
import { introduce, stat } from './samples/sample-client.ts';
import { delgadoSeries, riversideSeries } from './samples/series.ts';

const terms = {
  keywords: 'Keywords',
  landingPages: 'Landing pages',
  content: 'Content',
  links: 'Links',
  reports: 'Reports',
} as const;

export type SeoPricingPage = InnerPage & {
  readonly plans: Heading & {
    /** The purpose of this price list, with links to the other two. */
    readonly lists: PriceListOverview;
    readonly labels: {
      readonly features: string;
      readonly notIncluded: string;
      readonly bestFor: string;
    };
    readonly plans: Exactly<3, DetailedPlan & Terms<keyof typeof terms>>;
  };
  readonly comparison: PlanDifferences;
  readonly process: Schedule;
  readonly results: Heading & {
    readonly note: string | null;
    /** The label of the first figure of a chart. */
    readonly before: string;
    /** The label of the month in which the work starts, in the charts. */
    readonly start: string;
    readonly cards: Exactly<3, ResultCard>;
  };
  readonly faq: { readonly title: string; readonly columns: Exactly<2, Exactly<3, Faq>> };
  readonly call: ClosingCall & { readonly badges: Exactly<3, string> };
};

const signUp = (label: string, plan: string): CallToAction => ({
  label,
  brief: { asking: 'plan', plan },
});

const plans = [
  {
    name: 'SEO Starter',
    ...prices.seoStarter,
    description: 'Fixes and pages for 10 keywords.',
    terms: {
      keywords: '10',
      landingPages: '2',
      content: planValues.none,
      links: planValues.none,
      reports: 'Monthly',
    },
    features: ['10 keywords', '2 landing pages', 'On-page and technical fixes', 'Monthly report'],
    notIncluded: ['Blogs', 'Link building', 'Calls with us and listing care'],
    bestFor: 'One location, new to SEO',
    action: signUp('Choose SEO Starter', formatPlan('SEO Starter', prices.seoStarter)),
    scene: foot,
  },
  {
    name: 'SEO Professional',
    ...prices.seoProfessional,
    description: 'New pages, posts and links.',
    popular: true,
    badge: 'Popular',
    terms: {
      keywords: '25',
      landingPages: '5',
      content: '4 blogs per month',
      links: '10 per month',
      reports: 'Bi-weekly',
    },
    features: [
      '25 keywords',
      '5 landing pages',
      '4 blogs per month',
      '10 links per month',
      'Bi-weekly reports',
    ],
    notIncluded: ['Unlimited keywords', 'Calls with us and listing care'],
    bestFor: 'Businesses up against bigger competitors',
    action: signUp(
      'Choose SEO Professional',
      formatPlan('SEO Professional', prices.seoProfessional),
    ),
    scene: flank,
  },
  {
    name: 'SEO Enterprise',
    ...prices.seoEnterprise,
    description: 'New content every week.',
    terms: {
      keywords: 'Unlimited',
      landingPages: 'Set in your proposal',
      content: '8+ content pieces per week',
      links: '25+ per month',
      reports: 'Weekly',
    },
    features: [
      'Unlimited keywords',
      'Landing pages set in your proposal',
      '8+ content pieces per week',
      '25+ links per month',
      'Weekly reports',
    ],
    notIncluded: ['Ads', 'A new website', 'Calls with us and listing care'],
    bestFor: 'Online stores, multi-location groups and SaaS teams',
    action: signUp('Choose SEO Enterprise', formatPlan('SEO Enterprise', prices.seoEnterprise)),
    scene: summit,
  },
] as const satisfies SeoPricingPage['plans']['plans'];

export const seoPricing = {
  meta: {
    title: `SEO Pricing: Plans from ${formatMoney(prices.seoStarter.price)} a Month`,
    description: `SEO pricing for three plans: what you get, what you don’t and who each is for. ${promises.setupFees}, month-to-month, ${promises.guarantee}.`,
    query: 'SEO pricing',
  },

  hero: {
    title: `SEO pricing: three plans from ${formatPriceInProse(prices.seoStarter)}`,
    lead: 'Each plan lists the pages and posts we write and the links we earn in a month. Start with the one that fits and move up when you’re ready.',
    stats: [claims.seoClients, claims.trafficGrowth, claims.firstPageSuccess],
    counting:
      'How we count: clients on SEO plans, growth of all traffic to their sites, and the share with a target search on page 1.',
    call: { label: 'Get Free Proposal', brief: { asking: 'proposal' } },
    links: [{ label: 'Compare the plans', to: '#compare' }],
    illustration: {
      picture: terraces,
      alt: 'Three plans on one mountain: a tent at its foot, a hut halfway up and a station on the summit',
    },
  },

  plans: {
    title: 'SEO plans and what each includes',
    lead: `What you get, what you don’t and who each plan is for. ${promises.setupFees} on any of them.`,
    lists: priceListOverview,
    labels: { features: 'You get', notIncluded: 'Not included', bestFor: 'Best for' },
    plans,
  },

  comparison: {
    title: 'SEO plans compared line by line',
    lead: 'One mark is one keyword, page, post, link or report. A month counts as four weeks.',
    caption: 'What each SEO plan includes',
    words: comparisonWords,
    inEvery: inEveryPlan([audits.pricingPage.name]),
    rows: termRows(terms, plans),
  },

  process: {
    title: 'Your first three months on an SEO plan',
    lead: 'Week by week. After week\u00a04 the work goes on monthly.',
    steps: [
      {
        step: 1,
        title: audits.pricingPage.name,
        description: 'We check your site, your listing and your competitors.',
        detail: 'Each point is scored and explained.',
        duration: 'Week 1',
        details: ['Crawling and speed', 'Content and links', 'Listing and rivals'],
        startWeek: 1,
        weeks: 1,
      },
      {
        step: 2,
        title: 'Roadmap',
        description: 'Which searches, which pages, in what order.',
        detail: 'Nothing goes live until you approve it.',
        duration: 'Week 2',
        details: ['Keyword list', 'Page list', 'Order of work'],
        startWeek: 2,
        weeks: 1,
      },
      {
        step: 3,
        title: 'First fixes and pages',
        description: 'The most valuable repairs go live first, then the new pages.',
        detail: 'Every change is logged, with what was there before.',
        duration: 'Weeks 3-4',
        details: ['Technical fixes', 'Landing pages', 'Tracking'],
        startWeek: 3,
        weeks: 2,
      },
      {
        step: 4,
        title: 'Grow and report',
        description: 'The content and links of your plan. We keep what works.',
        detail: 'The report says what changed, and why.',
        duration: 'Ongoing',
        details: ['What changed', 'What moved', 'What comes next'],
        startWeek: 5,
        weeks: 9,
      },
    ],
    ...seoResults,
  },

  results: {
    title: 'Results of three sample clients',
    lead: 'Month by month, with the months that slipped. Blue-gray is before the work, orange is after.',
    note: sampleNote([fernhill, riverside, delgado]),
    before: 'before',
    start: 'Work starts',
    cards: [
      {
        ...introduce(fernhill),
        improvement: stat(fernhill.results.revenue),
        series: fernhillSeries,
        reading: `${dollars(fernhill.results.revenue.before)} in September 2025, ${dollars(fernhill.results.revenue.after)} in September 2026. The low after the start was ${dollars(fernhillMonth('2026-03').revenue)}, in the second month of the work.`,
      },
      {
        ...introduce(riverside),
        improvement: stat(riverside.results.bookings),
        series: riversideSeries,
        reading:
          'From 20 bookings a month before the work to 62 in August 2026. Months 3 and 6 slipped, to 23 and 38.',
      },
      {
        ...introduce(delgado),
        improvement: stat(delgado.results.calls),
        series: delgadoSeries,
        reading:
          'From 25 calls a month before the work to 78 in December 2025. Month 4 slipped, from 36 to 30.',
      },
    ],
  },

  faq: {
    title: 'Questions about SEO pricing',
    columns: [
      [
        {
          question: 'How do these plans differ from Launch, Growth and Scale?',
          answer: priceLists.seoProduction,
        },
        {
          question: 'Do I sign a contract?',
          answer: `No long-term contract. Service is month-to-month, and you cancel with ${promises.notice}.`,
        },
        {
          question: `What is in the ${audits.pricingPage.name}?`,
          answer:
            'Crawling, speed, content, links, your listing and your competitors. Each point is scored and explained. It comes with every plan, in week 1.',
        },
      ],
      [
        {
          question: 'When will I see results?',
          answer: `First ranking movement comes in ${promises.firstMovement}, bigger results ${promises.biggerResults} and significant results in ${promises.significantResults}.`,
        },
        {
          question: 'Can I change plans?',
          answer: 'Yes, at the start of any month. Your keywords, pages and reports come with you.',
        },
        {
          question: 'How do I pay?',
          answer: [
            `Major ${promises.paymentChoice}, billed monthly. Your first month is covered by the `,
            { to: '/pricing#guarantee', text: [promises.guarantee] },
            '.',
          ],
        },
      ],
    ],
  },

  call: {
    title: 'Get a free SEO proposal',
    lead: youGet('proposal'),
    action: {
      label: 'Get Free Proposal',
      brief: { asking: 'proposal' },
    },
    link: { label: 'See SEO services', to: '/services/seo' },
    badges: [badges.guarantee, badges.contracts, badges.clients],
    picture: proposalMail,
    isCloseup: true,
  },
} as const satisfies SeoPricingPage;
