/** SEO: /services/seo */
import partnerBrightwater from '#app/assets/pictures/partner-brightwater.svg?picture';
import partnerCobblewick from '#app/assets/pictures/partner-cobblewick.svg?picture';
import partnerFernhill from '#app/assets/pictures/partner-fernhill.svg?picture';
import partnerOstler from '#app/assets/pictures/partner-ostler.svg?picture';
import partnerTallyhouse from '#app/assets/pictures/partner-tallyhouse.svg?picture';
import clientAmara from '#app/assets/pictures/client-amara.svg?picture';
import clientLena from '#app/assets/pictures/client-lena.svg?picture';
import clientPriya from '#app/assets/pictures/client-priya.svg?picture';
import clientRay from '#app/assets/pictures/client-ray.svg?picture';
import closeupCaller from '#app/assets/pictures/closeup-caller.svg?picture';
import kickoffDays from '#app/assets/pictures/closeup-kickoff-days.svg?picture';
import closeupGains from '#app/assets/pictures/closeup-seo-gains.svg?picture';
import dashboardShotSmall from '#app/assets/pictures/shot-dashboard-small.svg?picture';
import dashboardShot from '#app/assets/pictures/shot-dashboard.svg?picture';
import seoAscentSmall from '#app/assets/pictures/seo-ascent-small.svg?picture';
import seoAscent from '#app/assets/pictures/seo-ascent.svg?picture';
import seoStairsSmall from '#app/assets/pictures/seo-stairs-small.svg?picture';
import seoStairs from '#app/assets/pictures/seo-stairs.svg?picture';
import ranksShotSmall from '#app/assets/pictures/shot-ranks-small.svg?picture';
import ranksShot from '#app/assets/pictures/shot-ranks.svg?picture';
import { audits, seoResults } from './claims.ts';
import type {
  CallToAction,
  ClientStory,
  ClosingCall,
  Exactly,
  Heading,
  Illustration,
  OnwardLink,
  PartnerLogo,
  Picture,
  Schedule,
  SeoServiceId,
} from './entities.ts';
import type { InnerPage } from './inner-page.ts';
import { freeOffers, youGet } from './offers.ts';
import * as promises from './promises.ts';
import { delgado } from './samples/delgado.ts';
import { fernhill } from './samples/fernhill.ts';
import { sampleCompanies as companies } from './samples/logos.ts';
import { sampleNote } from './samples/note.ts';
import { oyelaranFinch } from './samples/oyelaran-finch.ts';
import { riverside } from './samples/riverside.ts';
import { rosterbee } from './samples/rosterbee.ts';
import { introduce, stat } from './samples/sample-client.ts';
import { seoFaq, type SeoFaq } from './seo-faq.ts';
import { seoPlanTable, type SeoPlanTable } from './seo-plan-table.ts';
import { seoServices, type SeoServices } from './seo-services.ts';
import { site } from './site.ts';

export type SeoPage = InnerPage & {
  readonly hero: {
    /** What the picture shows, and that it is an illustration. */
    readonly caption: { readonly title: string; readonly note: string };
  };
  readonly plans: SeoPlanTable;
  readonly audit: Heading & {
    readonly call: CallToAction;
    /** What the squares of the drawing mean, each after its number. */
    readonly key: Readonly<Record<'passed' | 'failed' | 'open', string>>;
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
    /** What the buttons of the row name: "Next client story". */
    readonly item: string;
    /** Also for the logos of partners below the stories. */
    readonly note: string | null;
    readonly stories: Exactly<4, ClientStory>;
  };
  readonly process: Schedule & { readonly scene: Pick<Illustration, 'picture' | 'small'> };
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
  readonly services: SeoServices;
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
  readonly faq: SeoFaq;
  /** Links to related guides and services. */
  readonly onward: { readonly title: string; readonly links: readonly OnwardLink[] };
  readonly call: ClosingCall;
};

export const seo = {
  meta: {
    title: 'SEO Services with Published Prices',
    description: `SEO services: technical fixes, content and links, and a report on each. An ${audits.servicePage.name} first, first ranking movement in ${promises.firstMovement}, month-to-month.`,
    query: 'SEO services',
  },

  hero: {
    title: 'SEO services, planned and reported month by month',
    lead: `We fix your site, work on the searches that bring buyers and report every step. Expect the first ranking movement in ${promises.firstMovement}, and significant results in ${promises.significantResults}.`,
    call: {
      label: 'Get Free SEO Audit',
      brief: { asking: 'audit' },
    },
    links: [{ label: 'Compare SEO plans', to: '#pricing' }],
    illustration: {
      picture: seoStairs,
      small: seoStairsSmall,
      alt: `Stairs with a step for each rank. A site starts 12th, moves up in weeks ${promises.movementFromWeek}-${promises.movementToWeek}, slips back once, and reaches page 1 ${promises.biggerResults}.`,
    },
    caption: {
      title: 'One local search, 12 sites.',
      note: 'An illustration. Only the weeks are our claim.',
    },
  },

  plans: seoPlanTable,

  audit: {
    title: 'Free SEO audit: what\u00a0to fix\u00a0first',
    lead: `${freeOffers.audit} In week 1 of a managed plan we check all ${audits.servicePage.points} points.`,
    call: {
      label: 'Get Free SEO Audit',
      brief: { asking: 'audit' },
    },
    key: { passed: 'pass', failed: 'fail', open: 'not judged by a program' },
  },

  difference: {
    title: 'The difference between us and other SEO agencies',
    lead: 'Ask any agency about these five points.',
    caption: `${site.name} compared with other agencies`,
    columns: ['What to ask about', site.name, 'Others'],
    rows: [
      {
        topic: 'Contract',
        us: `Month-to-month, ${promises.notice}`,
        others: 'Some ask for half a year or more',
      },
      {
        topic: 'Fees',
        us: `${promises.setupFees}, published prices`,
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
    item: 'client story',
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
    lead: 'What we do, week by week.',
    scene: { picture: seoAscent, small: seoAscentSmall },
    steps: [
      {
        step: 1,
        title: `${audits.servicePage.name}`,
        description: 'Every technical point, plus your listing and competitors.',
        detail: 'Problems listed by page.',
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
    ...seoResults,
  },

  benefits: {
    title: 'What SEO does for a business',
    lead: 'What you gain, and which service brings it.',
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
        text: 'First we fix what costs you the most customers.',
        service: 'audit',
      },
    ],
  },

  services: seoServices,

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
        caption: 'Visits from search, and orders or calls.',
      },
      {
        picture: ranksShot,
        small: ranksShotSmall,
        alt: `Rank tracker of a sample client, ${riverside.name}: keywords by position, most of them rising, one falling`,
        title: 'The rank tracker',
        caption: 'Every keyword, including those that fall.',
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
    title: 'What every managed SEO plan includes',
    lead: 'The price changes how much we do, not how we do it.',
    picture: closeupCaller,
    features: [
      {
        title: 'An audit before anything else',
        text: `The ${audits.servicePage.name} decides what is done first.`,
      },
      {
        title: 'A report you can read',
        text: 'What changed, and the calls and orders it brought.',
      },
      { title: 'Your sign-off', text: 'Nothing changes until you approve it.' },
      {
        title: 'Yours to keep',
        text: 'Pages, content, links and data stay with you if you leave.',
      },
    ],
  },

  faq: seoFaq,

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
        text: 'More ways to be found.',
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
    picture: kickoffDays,
    isCloseup: true,
  },
} as const satisfies SeoPage;
