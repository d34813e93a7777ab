/** SEO: /services/seo */
import iconAudit from '#app/assets/pictures/icon-audit.svg?picture';
import iconCatalog from '#app/assets/pictures/icon-catalog.svg?picture';
import iconContent from '#app/assets/pictures/icon-content.svg?picture';
import iconKeyword from '#app/assets/pictures/icon-keyword.svg?picture';
import iconLinks from '#app/assets/pictures/icon-links.svg?picture';
import iconLocal from '#app/assets/pictures/icon-local.svg?picture';
import iconOffPage from '#app/assets/pictures/icon-offpage.svg?picture';
import iconOnPage from '#app/assets/pictures/icon-onpage.svg?picture';
import iconTechnical from '#app/assets/pictures/icon-technical.svg?picture';
import partnerBrightwater from '#app/assets/pictures/partner-brightwater.svg?picture';
import partnerCobblewick from '#app/assets/pictures/partner-cobblewick.svg?picture';
import partnerFernhill from '#app/assets/pictures/partner-fernhill.svg?picture';
import partnerOstler from '#app/assets/pictures/partner-ostler.svg?picture';
import partnerTallyhouse from '#app/assets/pictures/partner-tallyhouse.svg?picture';
import clientAmara from '#app/assets/pictures/client-amara.svg?picture';
import clientLena from '#app/assets/pictures/client-lena.svg?picture';
import clientPriya from '#app/assets/pictures/client-priya.svg?picture';
import clientRay from '#app/assets/pictures/client-ray.svg?picture';
import ctaAudit from '#app/assets/pictures/cta-audit.svg?picture';
import closeupGains from '#app/assets/pictures/closeup-seo-gains.svg?picture';
import closeupSignOff from '#app/assets/pictures/closeup-sign-off.svg?picture';
import dashboardShotSmall from '#app/assets/pictures/shot-dashboard-small.svg?picture';
import dashboardShot from '#app/assets/pictures/shot-dashboard.svg?picture';
import ranksShotSmall from '#app/assets/pictures/shot-ranks-small.svg?picture';
import ranksShot from '#app/assets/pictures/shot-ranks.svg?picture';
import type { Abbreviation } from '#app/guides/markdown/text.ts';
import { formatPlan } from '#app/lib/format-price.ts';
import { audits, promises } from './claims.ts';
import { comparisonWords, type ComparisonWords } from './comparison-words.ts';
import type {
  CallToAction,
  ClientStory,
  ClosingCall,
  ComparisonRow,
  Exactly,
  Faq,
  Heading,
  Illustration,
  Link,
  OnwardLinks,
  PartnerLogo,
  Picture,
  Plan,
  PlanPrice,
  PriceListOverview,
  Recommendation,
  ScheduledStep,
  SeoService,
  SeoServiceId,
  TimelineStage,
} from './entities.ts';
import type { InnerPage } from './inner-page.ts';
import { freeOffers, priceListOverview, youGet } from './offers.ts';
import { prices } from './prices.ts';
import { delgado } from './samples/delgado.ts';
import { fernhill } from './samples/fernhill.ts';
import { sampleCompanies as companies } from './samples/logos.ts';
import { sampleNote } from './samples/note.ts';
import { oyelaranFinch } from './samples/oyelaran-finch.ts';
import { riverside } from './samples/riverside.ts';
import { rosterbee } from './samples/rosterbee.ts';
import { introduce, stat } from './samples/sample-client.ts';
import { planContents } from './seo-plans.ts';
import { site } from './site.ts';

type ComparedPlan = PlanPrice & Recommendation & Pick<Plan, 'name' | 'action'>;

export type SeoPage = Omit<InnerPage, 'hero'> & {
  readonly hero: Omit<InnerPage['hero'], 'illustration'> & { readonly climb: RankClimb };
  readonly plans: Heading & {
    /** The purpose of this price list, with links to the other two. */
    readonly lists: PriceListOverview;
    readonly words: ComparisonWords;
    readonly caption: string;
    readonly plans: Exactly<3, ComparedPlan>;
    readonly rows: Exactly<4, ComparisonRow>;
    /** The other features of the plans, by topic. */
    readonly furtherRows: readonly ComparisonRow[];
    readonly more: Link;
  };
  readonly audit: Heading & {
    readonly call: CallToAction;
    /** What the squares of the drawing mean. */
    readonly key: string;
  };
  readonly difference: Heading & {
    readonly caption: string;
    readonly columns: Exactly<3, string>;
    readonly rows: Exactly<
      5,
      { readonly topic: string; readonly us: string; readonly others: string }
    >;
  };
  readonly stories: {
    readonly title: string;
    /** Also for the logos of partners below the stories. */
    readonly note: string | null;
    readonly stories: Exactly<4, ClientStory>;
  };
  readonly process: Heading & {
    readonly steps: Exactly<4, ScheduledStep>;
    readonly stages: Exactly<2, TimelineStage>;
    readonly note: string;
  };
  readonly benefits: Heading & {
    /** Its numbered parts are the benefits, in their order. */
    readonly picture: Picture;
    /** Each with the card of a service, which links to its tab. */
    readonly benefits: Exactly<
      6,
      {
        readonly title: string;
        readonly text: string;
        readonly service: SeoServiceId;
      }
    >;
  };
  readonly services: Heading & { readonly services: Exactly<9, SeoService> };
  readonly results: Heading & {
    readonly note: string | null;
    readonly shots: Exactly<2, Illustration & { readonly title: string; readonly caption: string }>;
  };
  readonly partners: {
    readonly title: string;
    readonly logos: Exactly<5, PartnerLogo>;
  };
  readonly everyPlan: Heading & {
    readonly picture: Picture;
    readonly features: Exactly<4, { readonly title: string; readonly text: string }>;
  };
  readonly faq: { readonly title: string; readonly columns: Exactly<1, Exactly<4, Faq>> };
  /** Links to related guides and services. */
  readonly onward: OnwardLinks;
  readonly call: ClosingCall;
};

/** The weekly ranks of all sites for one search. */
export type RankClimb = {
  readonly title: string;
  /** The chart's text alternative, in one sentence. */
  readonly reading: string;
  readonly note: string;
  readonly you: string;
  readonly pageOne: string;
  readonly sites: number;
  /** Number of weeks shown before and after the start of the work. */
  readonly before: number;
  readonly after: number;
  readonly startRank: number;
  /** `[week, rank]`: in this week the site at this rank overtakes the one above it. */
  readonly overtakings: readonly (readonly [week: number, rank: number])[];
  readonly stages: readonly {
    readonly label: string;
    readonly from: number;
    readonly to: number;
  }[];
};

const startWith = (service: string): CallToAction => ({
  label: `Get Started With ${service.split(' ')[0]} SEO`,
  brief: { asking: 'service', service },
});

const planOf = (name: string, price: PlanPrice): CallToAction['brief'] => ({
  asking: 'plan',
  plan: formatPlan(name, price),
});

const { launch, growth, scale } = planContents;
const inQuote = 'Set in your quote';

/** A feature without marked abbreviations. */
const plain = (feature: readonly (string | Abbreviation)[]) =>
  feature.map((part) => (typeof part === 'string' ? part : part.abbr)).join('');

export const seo = {
  meta: {
    title: 'SEO Services with Published Prices',
    description:
      'SEO services: technical fixes, content and links, and a report on each. An 87-point audit first, first ranking movement in 4-6 weeks, month-to-month.',
    query: 'SEO services',
  },

  hero: {
    title: 'SEO services, planned and reported month by month',
    lead: `We fix your site, work on the searches that bring buyers and report every step. First ranking movement takes ${promises.firstMovement}, significant results take ${promises.significantResults}.`,
    call: {
      label: 'Get Free SEO Audit',
      brief: { asking: 'audit' },
    },
    links: [{ label: 'Compare SEO plans', to: '#pricing' }],
    climb: {
      title: 'One local search, 12 sites.',
      reading:
        'Your site starts twelfth, moves up in weeks 4-6, slips back once, and nears page 1 around day 90.',
      note: 'Our stated timeline, not a promise.',
      you: 'You',
      pageOne: 'Page 1',
      sites: 12,
      before: 3,
      after: 26,
      startRank: 12,
      overtakings: [
        [3, 9],
        [5, 12],
        [8, 12],
        [9, 2],
        [10, 12],
        [11, 8],
        [11, 4],
        [13, 11],
        [14, 10],
        [14, 6],
        [15, 9],
        [16, 3],
        [17, 8],
        [17, 11],
        [18, 7],
        [19, 10],
        [20, 6],
        [21, 5],
        [21, 9],
        [23, 4],
        [24, 3],
        [25, 7],
        [26, 2],
      ],
      stages: [
        { label: 'Weeks 4-6', from: 4, to: 6 },
        { label: 'Day 90', from: 12.4, to: 13.3 },
        { label: 'Months 3-6', from: 13.8, to: 26 },
      ],
    },
  },

  plans: {
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
      { label: 'Technical work', values: [launch.technical, growth.technical, inQuote] },
      {
        label: 'Google listing',
        values: [plain(launch.listing), growth.listing, scale.listing],
      },
      { label: 'Content plan', values: ['None', `${growth.strategy}, 1500 words a post`, inQuote] },
      { label: 'Links', values: ['None', growth.links, inQuote] },
      {
        label: 'Calls and data',
        values: ['None', growth.calls, `${scale.calls} and ${scale.data.toLowerCase()}`],
      },
      { label: 'Support', values: ['By email', growth.support, scale.support] },
    ],
    more: { label: 'View full comparison', to: '/services/seo/pricing' },
  },

  audit: {
    title: 'Free SEO audit: what\u00a0to fix\u00a0first',
    lead: `${freeOffers.audit} In week 1 of a plan we check all ${audits.servicePage.points} points.`,
    call: {
      label: 'Get Free SEO Audit',
      brief: { asking: 'audit' },
    },
    key: 'A square for each point. Marked: fails. Faint: not judged.',
  },

  difference: {
    title: 'How we differ from other SEO agencies',
    lead: 'Ask any agency these questions.',
    caption: `${site.name} compared with other agencies`,
    columns: ['What to ask about', site.name, 'Others'],
    rows: [
      {
        topic: 'Contract',
        us: 'Month-to-month, 30 days notice',
        others: 'Some ask for half a year or more',
      },
      {
        topic: 'Fees',
        us: 'No setup fees, published prices',
        others: 'Some name a price only after a call',
      },
      {
        topic: 'Reporting',
        us: 'What changed, what moved, what it earned',
        others: 'Some send a long export of charts',
      },
      {
        topic: 'Links',
        us: 'Earned from real, relevant sites',
        others: 'Some don’t say where they come from',
      },
      {
        topic: 'People',
        us: 'A person you can email by name',
        others: 'Some answer from a shared inbox',
      },
    ],
  },

  stories: {
    title: 'Four sample client stories',
    note: sampleNote([delgado, riverside, oyelaranFinch, rosterbee, ...Object.values(companies)]),
    stories: [
      {
        ...introduce(delgado),
        quote: delgado.quote,
        portrait: clientRay,
        stars: 5,
        metrics: [stat(delgado.results.calls), stat(delgado.results.firstPlaces)],
      },
      {
        ...introduce(riverside),
        quote: riverside.quote,
        portrait: clientPriya,
        stars: 5,
        metrics: [stat(riverside.results.bookings), stat(riverside.results.pageOne)],
      },
      {
        ...introduce(oyelaranFinch),
        quote: oyelaranFinch.quote,
        portrait: clientAmara,
        stars: 5,
        metrics: [stat(oyelaranFinch.results.consultations), stat(oyelaranFinch.results.pageOne)],
      },
      {
        ...introduce(rosterbee),
        quote: rosterbee.quote,
        portrait: clientLena,
        stars: 5,
        metrics: [stat(rosterbee.results.trials), stat(rosterbee.results.pageOne)],
      },
    ],
  },

  process: {
    title: 'Your first three months of SEO',
    lead: 'Week by week.',
    steps: [
      {
        step: 1,
        title: `${audits.servicePage.name}`,
        description: 'We check every technical point, your listing and competitors.',
        detail: 'Each point names its page.',
        duration: 'Week 1',
        details: ['Crawl and speed', 'Content and links', 'Local listing'],
        startWeek: 1,
        weeks: 1,
      },
      {
        step: 2,
        title: 'Strategic roadmap',
        description: 'What to fix, in what order, and what it’s worth.',
        detail: 'The roadmap is yours to keep.',
        duration: 'Week 2',
        details: ['Keyword map', 'Page-by-page plan', 'Your sign-off'],
        startWeek: 2,
        weeks: 1,
      },
      {
        step: 3,
        title: 'Execution and optimization',
        description: 'We make the first changes, and start content and links.',
        detail: 'Every change is logged.',
        duration: 'Weeks 3-4',
        details: ['On-page fixes', 'Content, from Growth up', 'Links, from Growth up'],
        startWeek: 3,
        weeks: 2,
      },
      {
        step: 4,
        title: 'Data-driven refinement',
        description: 'We keep what works and cut what doesn’t.',
        detail: 'The report says why.',
        duration: 'Ongoing',
        details: ['Rank tracking', 'Lead tracking', 'Next month’s plan'],
        startWeek: 5,
        weeks: 9,
      },
    ],
    stages: [
      { when: '4-6 weeks', what: 'first ranking movement', startWeek: 4, weeks: 3 },
      { when: 'Around 90 days', what: 'bigger results', startWeek: 11, weeks: 3 },
    ],
    note: `Significant results take ${promises.significantResults}. Nobody can promise a position.`,
  },

  benefits: {
    title: 'What SEO does for a business',
    lead: 'What you gain, and from which service.',
    picture: closeupGains,
    benefits: [
      {
        title: 'More of the right visits',
        text: 'People searching for what you sell, where you sell it.',
        service: 'keyword',
      },
      {
        title: 'Lower cost per customer',
        text: 'A useful page brings visits without a price per click.',
        service: 'content',
      },
      {
        title: 'Trust before the call',
        text: 'People read your reviews and mentions first.',
        service: 'offpage',
      },
      {
        title: 'A site that works',
        text: 'Pages open fast and without errors, on phones too.',
        service: 'technical',
      },
      {
        title: 'Calls from nearby',
        text: 'The map shows you to people close to your door.',
        service: 'local',
      },
      {
        title: 'No guesswork',
        text: 'You fix what costs you the most customers first.',
        service: 'audit',
      },
    ],
  },

  services: {
    title: 'Nine SEO services',
    lead: 'Every plan includes the audit. The others can also be bought alone.',
    services: [
      {
        id: 'audit',
        title: 'Complete SEO Audit',
        description: 'Know what holds you back',
        details: `The ${audits.servicePage.name}, with every fix ranked by what it’s worth.`,
        features: [
          'Every check scored and explained',
          'Speed and mobile report',
          'Fix list in priority order',
        ],
        scene: iconAudit,
        action: startWith('Complete SEO Audit'),
      },
      {
        id: 'keyword',
        title: 'Keyword Research',
        description: 'The searches that bring buyers',
        details: 'We find the searches your buyers use, then pick the ones you can win first.',
        features: ['Buyer-intent shortlist', 'Page-to-keyword map', 'Quarterly refresh'],
        scene: iconKeyword,
        action: startWith('Keyword Research'),
      },
      {
        id: 'link',
        title: 'Link Building',
        description: 'Mentions from real sites',
        details: 'From your trade and town. Nothing bought.',
        features: ['Outreach to relevant sites', 'Local press and partners', 'Monthly link log'],
        scene: iconLinks,
        action: startWith('Link Building'),
      },
      {
        id: 'local',
        title: 'Local SEO',
        description: 'Get found on the map',
        details: 'Your listing, your reviews and your local pages.',
        features: [
          'Citation clean-up',
          'Review requests and replies',
          'Town and service-area pages',
        ],
        scene: iconLocal,
        action: startWith('Local SEO'),
      },
      {
        id: 'onpage',
        title: 'On-Page SEO',
        description: 'One page, one search, one answer',
        details: 'Every important page rewritten in your customers’ words.',
        features: ['Titles and descriptions', 'Headings and copy', 'Internal links'],
        scene: iconOnPage,
        action: startWith('On-Page SEO'),
      },
      {
        id: 'offpage',
        title: 'Off-Page SEO',
        description: 'Reputation beyond your site',
        details: 'The signals away from your site: mentions, profiles and reputation.',
        features: ['Directory profiles', 'Digital PR', 'Reputation watch'],
        scene: iconOffPage,
        action: startWith('Off-Page SEO'),
      },
      {
        id: 'technical',
        title: 'Technical SEO',
        description: 'Problems that stop Google, fixed',
        details: 'Crawling, indexing, speed and structured data.',
        features: ['Crawl and index fixes', 'Core speed metrics', 'Structured data'],
        scene: iconTechnical,
        action: startWith('Technical SEO'),
      },
      {
        id: 'content',
        title: 'Content SEO',
        description: 'Pages worth finding',
        details: 'Useful pages, planned a quarter ahead.',
        features: [
          'Content calendar',
          'Articles checked by someone who knows the trade',
          'Refreshes of old pages',
        ],
        scene: iconContent,
        action: startWith('Content SEO'),
      },
      {
        id: 'ecommerce',
        title: 'E-commerce SEO',
        description: 'Sell from search, not only from ads',
        details: 'Category and product pages that rank.',
        features: ['Category page rewrites', 'Product data and schema', 'Out-of-stock handling'],
        scene: iconCatalog,
        action: startWith('E-commerce SEO'),
      },
    ],
  },

  results: {
    title: 'What an SEO report looks like',
    lead: 'Rankings are in every report. The custom dashboard starts with Growth.',
    note: sampleNote([fernhill, riverside]),
    shots: [
      {
        picture: dashboardShot,
        small: dashboardShotSmall,
        alt: `Dashboard of a sample client, ${fernhill.name}: visits from search and orders, February to September 2026`,
        title: 'The dashboard',
        caption: 'Visits, and orders or calls.',
      },
      {
        picture: ranksShot,
        small: ranksShotSmall,
        alt: `Rank tracker of a sample client, ${riverside.name}: keywords by position, most of them rising, one falling`,
        title: 'The rank tracker',
        caption: 'Every keyword, the falling ones too.',
      },
    ],
  },

  partners: {
    title: 'Trusted By Industry Leaders',
    logos: [
      { name: companies.cobblewick.name, logo: partnerCobblewick },
      { name: companies.fernhill.name, logo: partnerFernhill },
      { name: companies.brightwater.name, logo: partnerBrightwater },
      { name: companies.ostler.name, logo: partnerOstler },
      { name: companies.tallyhouse.name, logo: partnerTallyhouse },
    ],
  },

  everyPlan: {
    title: 'What every SEO plan includes',
    lead: 'The price changes how much we do, not how we do it.',
    picture: closeupSignOff,
    features: [
      {
        title: 'An audit before anything else',
        text: `The ${audits.servicePage.name} decides what is done first.`,
      },
      { title: 'A report you can read', text: 'What changed and what it earned.' },
      { title: 'Your sign-off', text: 'Nothing changes until you approve it.' },
      {
        title: 'Yours to keep',
        text: 'Pages, content, links and data stay with you if you leave.',
      },
    ],
  },

  faq: {
    title: 'Questions about our SEO services',
    columns: [
      [
        {
          question: 'When will rankings move?',
          answer:
            'First ranking movement in 4-6 weeks, bigger results around day 90, significant results in 3-6 months.',
        },
        {
          question: 'Can you guarantee first place?',
          answer: [
            'No, and neither can anyone else. Every plan has a ',
            { to: '/pricing#guarantee', text: ['30-day money-back guarantee'] },
            ' on our fee.',
          ],
        },
        {
          question: 'What do you need from me?',
          answer:
            'Logins for your site, analytics and listing, and one person who approves the roadmap.',
        },
        {
          question: 'How do I cancel?',
          answer: 'One email, 30 days notice. You keep content, links and data.',
        },
      ],
    ],
  },

  onward: {
    title: 'Read more about SEO',
    links: [
      {
        label: 'Beginner’s guide to SEO',
        to: '/guides/seo/beginners-guide',
        text: 'How search works.',
      },
      {
        label: 'Technical SEO checklist',
        to: '/guides/seo/technical-checklist',
        text: 'The checks, one by one.',
      },
      {
        label: 'E-commerce SEO case study',
        to: '/case-studies/ecommerce-seo-transformation',
        text: 'A sample study, month by month.',
      },
      {
        label: 'Local SEO, websites and PPC',
        to: '/services',
        text: 'What works beside SEO.',
      },
    ],
  },

  call: {
    title: 'Get a free SEO proposal',
    lead: `${youGet('proposal')} After you say yes: kickoff, then ${promises.implementation}.`,
    action: {
      label: 'Get Free Proposal',
      brief: { asking: 'proposal' },
    },
    link: { label: 'Compare SEO plans', to: '#pricing' },
    picture: ctaAudit,
  },
} as const satisfies SeoPage;
