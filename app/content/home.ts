/** The landing page, in section order. */
import monthlyReport from '#app/assets/pictures/closeup-report.svg?picture';
import heroHill from '#app/assets/pictures/hero-hill.svg?picture';
import heroHillSmall from '#app/assets/pictures/hero-hill-small.svg?picture';
import iconAnswers from '#app/assets/pictures/icon-answers.svg?picture';
import iconAudit from '#app/assets/pictures/icon-audit.svg?picture';
import iconBuild from '#app/assets/pictures/icon-build.svg?picture';
import iconSearches from '#app/assets/pictures/icon-searches.svg?picture';
import iconCrowd from '#app/assets/pictures/icon-crowd.svg?picture';
import iconFix from '#app/assets/pictures/icon-fix.svg?picture';
import iconImprove from '#app/assets/pictures/icon-improve.svg?picture';
import iconPlan from '#app/assets/pictures/icon-plan.svg?picture';
import iconReport from '#app/assets/pictures/icon-report.svg?picture';
import iconSlow from '#app/assets/pictures/icon-slow.svg?picture';
import storyGarage from '#app/assets/pictures/story-garage.svg?picture';
import storyOutfitter from '#app/assets/pictures/story-outfitter.svg?picture';
import storySoftware from '#app/assets/pictures/story-software.svg?picture';
import dashboardShot from '#app/assets/pictures/shot-dashboard-small.svg?picture';
import mapShot from '#app/assets/pictures/shot-map-small.svg?picture';
import ranksShot from '#app/assets/pictures/shot-ranks-small.svg?picture';
import portraitDaniel from '#app/assets/pictures/team-daniel.svg?picture';
import portraitHannah from '#app/assets/pictures/team-hannah.svg?picture';
import portraitMaya from '#app/assets/pictures/team-maya.svg?picture';
import type { Text } from '#app/guides/markdown/text.ts';
import { claims } from './claims.ts';
import type {
  CallToAction,
  Exactly,
  Heading,
  Illustration,
  Link,
  Picture,
  Point,
  ProcessStep,
  Stat,
  TeamMember,
  Testimonial,
} from './entities.ts';
import { homeExpertise, type HomeExpertise } from './home-expertise.ts';
import { homeFaq, type HomeFaq } from './home-faq.ts';
import { homeGuides, type HomeGuides } from './home-guides.ts';
import { homePricing, type HomePricing } from './home-pricing.ts';
import type { PageMeta } from './page-meta.ts';
import * as promises from './promises.ts';
import { delgado } from './samples/delgado.ts';
import { fernhill } from './samples/fernhill.ts';
import { ledgerly } from './samples/ledgerly.ts';
import { sampleLabel, sampleNote } from './samples/note.ts';
import { daniel, hannah, maya } from './samples/people.ts';
import { riverside } from './samples/riverside.ts';
import { introduce, stat } from './samples/sample-client.ts';
import { site } from './site.ts';

export type HomePage = {
  readonly meta: PageMeta;
  readonly hero: {
    /** Two lines. The second has the accent color. */
    readonly title: Exactly<2, string>;
    readonly lead: string;
    readonly form: {
      readonly label: string;
      readonly placeholder: string;
      readonly submit: CallToAction;
      readonly note: string;
      readonly withoutScript: string;
    };
    readonly stats: Exactly<3, Stat>;
    readonly hill: Illustration;
    /** The name of the row of screenshots. */
    readonly shotsTitle: string;
    readonly shots: Exactly<3, Illustration & { readonly title: string; readonly caption: string }>;
    /** The visible label of samples, for all three. Null if every client is real. */
    readonly note: string | null;
  };
  readonly caseStudies: Pick<Heading, 'title'> & {
    /** With links to the pages about these clients and their trades. */
    readonly lead: Text;
    /** The visible label of samples. Null if every client is real. */
    readonly note: string | null;
    readonly testimonials: Exactly<3, Testimonial>;
  };
  readonly kpi: Heading & {
    readonly call: CallToAction;
    readonly more: Link;
    readonly stats: Exactly<4, Stat & { readonly chart: KpiChart }>;
    /** The labels of the charts. The value is after `after` and before `share`. */
    readonly chart: { readonly before: string; readonly after: string; readonly share: string };
  };
  readonly challenges: Heading & { readonly points: Exactly<3, Point> };
  readonly solutions: Heading & {
    readonly points: Exactly<3, Point>;
    readonly call: CallToAction;
    readonly more: Link;
    /** A page of a monthly report, with the label of its sample client. */
    readonly report: Illustration & { readonly note: string | null };
  };
  readonly process: Heading & {
    readonly steps: Exactly<4, ProcessStep & { readonly scene: Picture }>;
  };
  readonly team: {
    readonly title: string;
    readonly note: string | null;
    readonly values: Exactly<2, { readonly title: string; readonly text: string | Text }>;
    readonly people: Exactly<3, TeamMember>;
    readonly portraitAlt: (name: string) => string;
    readonly quote: {
      readonly text: string;
      /** The name of the first of the people. */
      readonly by: string;
    };
  };
  readonly expertise: HomeExpertise;
  readonly guides: HomeGuides;
  readonly pricing: HomePricing;
  readonly faq: HomeFaq;
};

/** The chart of a key figure: a bar before and a bar after, or ten keywords. */
export type KpiChart = 'change' | 'grid';

const audit = {
  label: 'Get Free SEO Audit',
  brief: { asking: 'audit' },
} as const satisfies CallToAction;

export const home = {
  meta: {
    title: `${site.name} - Rank Higher, Earn More`,
    description: `SEO agency for small business: SEO, local SEO, website design and PPC. Month-to-month, ${promises.setupFees.toLowerCase()}, ${promises.guarantee}.`,
    query: 'SEO agency for small business',
  },

  hero: {
    title: ['SEO agency for', 'small business'],
    lead: `Rank higher, earn more. Month-to-month SEO for shops, clinics, law firms and online stores, with first ranking movement in ${promises.firstMovement}.`,
    form: {
      label: 'Your website address',
      placeholder: 'yourbusiness.com',
      submit: audit,
      note: `Your audit comes by email ${promises.reply}. Over ${promises.businesses} served.`,
      withoutScript: 'Email us your website address:',
    },
    stats: [claims.clientRetention, claims.rankingImprovements, claims.trafficGrowth],
    hill: {
      picture: heroHill,
      small: heroHillSmall,
      alt: 'Small businesses on a hill, from ninth place up to first',
    },
    shotsTitle: 'Screenshots',
    shots: [
      {
        picture: dashboardShot,
        alt: 'Sample dashboard: 32,400 visits in September, up 92%',
        title: 'See what search brings in',
        caption: 'Visits from search, month by month.',
      },
      {
        picture: ranksShot,
        alt: 'Sample rank tracker: three keywords rise, one falls',
        title: 'Follow every keyword',
        caption: 'Drops are shown too, with what we do about them.',
      },
      {
        picture: mapShot,
        alt: 'Map results with a sample client in first place',
        title: 'Show up on the map in your town',
        caption: 'Your rank, stars and business hours.',
      },
    ],
    note: sampleNote([fernhill, riverside, delgado]),
  },

  caseStudies: {
    title: 'SEO and PPC case studies',
    lead: [
      'Read the ',
      { to: '/case-studies/ecommerce-seo-transformation', text: ['full SEO case study'] },
      ', our ',
      { to: '/industries/automotive', text: ['auto repair SEO guide'] },
      ' or ',
      { to: '/case-studies', text: ['all case studies'] },
      '.',
    ],
    note: sampleLabel([fernhill, ledgerly, delgado]),
    testimonials: [
      {
        anchor: 'ecommerce-cases',
        ...introduce(fernhill),
        improvement: stat(fernhill.results.revenue),
        quote: fernhill.quote,
        stars: 5,
        illustration: {
          picture: storyOutfitter,
          alt: 'An outdoor store packing parcels',
        },
        panel: 'peach',
      },
      {
        anchor: 'saas-cases',
        ...introduce(ledgerly),
        improvement: stat(ledgerly.results.costPerTrial),
        quote: ledgerly.quote,
        stars: 5,
        illustration: {
          picture: storySoftware,
          alt: 'A software office with a rising chart on its wall',
        },
        panel: 'leaf',
      },
      {
        anchor: 'local-cases',
        ...introduce(delgado),
        improvement: stat(delgado.results.calls),
        quote: delgado.quote,
        stars: 5,
        illustration: {
          picture: storyGarage,
          alt: 'An auto repair shop with a car on its lift',
        },
        panel: 'sky',
      },
    ],
  },

  kpi: {
    title: 'What we track for clients',
    lead: `Compared with the same month a year ago. The ${claims.trafficGrowth.value} at the top is all traffic.`,
    call: audit,
    more: { label: 'See our SEO process', to: '/#process' },
    stats: [
      { ...claims.kpiTraffic, chart: 'change' },
      { ...claims.kpiConversion, chart: 'change' },
      { ...claims.kpiPageOne, chart: 'grid' },
      { ...claims.kpiBounce, chart: 'change' },
    ],
    chart: { before: 'Before 100', after: 'After', share: 'of 10 keywords' },
  },

  challenges: {
    title: 'Three challenges of modern SEO',
    lead: 'Search changed, and older websites fall behind.',
    points: [
      {
        icon: iconAnswers,
        title: 'Answers without clicks',
        description: 'Search pages and assistants answer easy questions.',
        detail: 'Be the page the answer comes from.',
      },
      {
        icon: iconCrowd,
        title: 'A crowded map',
        description: 'Usually only three listings show beside the map.',
        detail: 'Your listing, reviews and pages help decide.',
      },
      {
        icon: iconSlow,
        title: 'Slow, heavy websites',
        description: 'Visitors leave a page that opens slowly.',
        detail: 'Google measures speed on real visits.',
      },
    ],
  },

  solutions: {
    title: 'Our SEO work each month',
    lead: 'No tricks and no bulk links.',
    points: [
      {
        icon: iconFix,
        title: 'Fix the site first',
        description: 'We repair speed and listings before adding more.',
        detail: 'Audit in Week 1, first fixes in Weeks 3-4.',
      },
      {
        icon: iconSearches,
        title: 'Choose searches that pay',
        description: 'We start with the searches you can win soonest.',
        detail: '10 keywords on Launch, 25 on Growth.',
      },
      {
        icon: iconReport,
        title: 'Report everything',
        description: 'We report each change and result, good or bad.',
        detail: 'At least monthly.',
      },
    ],
    call: audit,
    more: { label: 'See success stories', to: '/case-studies' },
    report: {
      picture: monthlyReport,
      alt: 'A monthly report of a sample client, marked by hand',
      note: sampleLabel([fernhill]),
    },
  },

  process: {
    title: 'How we work in four steps',
    lead: 'What you get, week by week.',
    steps: [
      {
        step: 1,
        title: 'Audit',
        description: 'We check your site, listings and competitors.',
        detail: 'Problems listed by page.',
        duration: 'Week 1',
        details: ['Technical crawl', 'Competitor check', 'Listing check'],
        scene: iconAudit,
      },
      {
        step: 2,
        title: 'Roadmap',
        description: 'One page says what to fix, in what order, and why.',
        detail: 'You approve it first.',
        duration: 'Week 2',
        details: ['Keyword shortlist', 'Page-by-page plan', 'What each fix is worth'],
        scene: iconPlan,
      },
      {
        step: 3,
        title: 'Build',
        description: 'We make the fixes, plus your plan’s content and links.',
        detail: 'Every change is logged.',
        duration: 'Weeks 3-4',
        details: ['Broken pages repaired', 'Pages optimized', 'Listings corrected'],
        scene: iconBuild,
      },
      {
        step: 4,
        title: 'Improve',
        description: 'We keep what worked and drop what didn’t.',
        detail: 'We report lost ranks too.',
        duration: 'Ongoing',
        details: ['Rank and lead reports', 'Calls with us, from Growth up', 'Next month’s plan'],
        scene: iconImprove,
      },
    ],
  },

  team: {
    title: 'The team you work with',
    note: sampleNote([maya, daniel, hannah]),
    portraitAlt: (name) => `Illustrated portrait of ${name}`,
    values: [
      {
        title: 'Honest advice',
        text: [
          'If a keyword isn’t winnable, we say so before you pay for it. We publish ',
          { to: '/guides/seo/technical-checklist', text: ['our own audit'] },
          ', failures included.',
        ],
      },
      {
        title: 'Judged by sales',
        text: 'A better ranking counts only if it brings calls, bookings or sales.',
      },
    ],
    people: [
      { ...maya, portrait: portraitMaya },
      { ...daniel, portrait: portraitDaniel },
      { ...hannah, portrait: portraitHannah },
    ],
    quote: {
      text: 'Nobody opens a bakery to learn how search works.',
      by: maya.name,
    },
  },

  expertise: homeExpertise,

  guides: homeGuides,

  pricing: homePricing,

  faq: homeFaq,
} as const satisfies HomePage;
