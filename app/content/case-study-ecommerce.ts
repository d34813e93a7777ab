/** The full study of Fernhill Outdoor Supply, a sample client. Every figure comes from the ledger of samples. */
import owen from '#app/assets/pictures/client-owen.svg?picture';
import terrainSmall from '#app/assets/pictures/fernhill-visits-small.svg?picture';
import terrain from '#app/assets/pictures/fernhill-visits.svg?picture';
import { studyAuthors } from '#app/guides/byline.ts';
import { dollars, figure } from '#app/lib/study-figures.ts';
import type { CaseStudy } from './case-study.ts';
import { ecommerceReports } from './case-study-ecommerce-reports.ts';
import { caseStudyList } from './case-study-list.ts';
import {
  fernhillFacts as facts,
  fernhillMonth,
  fernhillMonths,
  fernhillResults as results,
  fernhillSeries,
} from './samples/fernhill-months.ts';
import { fernhill } from './samples/fernhill.ts';
import { sampleNote } from './samples/note.ts';
import { stat } from './samples/sample-client.ts';
import { studyWords } from './study-words.ts';

const count = (amount: number) => figure(amount, 'count');
const value = (result: keyof typeof results) => stat(results[result]).value;

const [lastSeptember, lastMarch, lastMay, february, march, may, july, september] = [
  fernhillMonth('2025-09'),
  fernhillMonth('2025-03'),
  fernhillMonth('2025-05'),
  fernhillMonth('2026-02'),
  fernhillMonth('2026-03'),
  fernhillMonth('2026-05'),
  fernhillMonth('2026-07'),
  fernhillMonth('2026-09'),
] as const;

const author = studyAuthors.seo;

const months = {
  firstMonth: fernhillSeries.firstMonth,
  startMonth: fernhillSeries.startMonth,
} as const;

export const ecommerceStudy = {
  title: caseStudyList['ecommerce-seo-transformation'].title,
  note: sampleNote([fernhill]),
  author: `${author.name}, ${author.role}`,
  openingNote: sampleNote([fernhill, author]),
  client: fernhill.name,
  industry: fernhill.trade,
  category: 'seo',
  timeline: fernhill.timeline,
  location: fernhill.town,
  websiteUrl: 'fernhill.example',
  lead: `This e-commerce SEO case study follows an outdoor store for eight months: the pages we removed, the pages we rewrote and the links they earned.`,
  hero: {
    picture: terrain,
    small: terrainSmall,
    alt: `A hillside drawn from the visits from search of each month: lowest in March 2026 with ${count(march.visits)}, highest in September 2026 with ${count(september.visits)}, where Fernhill’s shop stands`,
    isGround: true,
  },
  overview: {
    title: 'Overview',
    paragraphs: [
      `Fernhill sells ${count(facts.products)} products to campers and hikers. In January 2026, two of every three dollars came from ads, and clicks cost more every season.`,
      'Its own site was the problem. The filters made thousands of near-identical pages, category copy was pasted from suppliers, and key pages took six seconds to open.',
    ],
  },
  challenge: {
    title: 'The challenge',
    description: `Sales had to grow without more ad spend. But ${count(facts.filterPages)} filter pages competed with the ${facts.categoryPages} category pages that should rank.`,
    squares: {
      scale: `One square is ${facts.categoryPages} pages.`,
      unit: facts.categoryPages,
      wide: 37,
      amounts: [
        {
          value: facts.categoryPages,
          figure: count(facts.categoryPages),
          label: 'category pages that should rank',
        },
        {
          value: facts.filterPages,
          figure: count(facts.filterPages),
          label: 'filter pages in their way',
        },
      ],
    },
    points: [
      'Every category used supplier copy, word for word',
      `Mobile pages took six seconds to load, and ${facts.mobileShoppersPercent}% of shoppers browse on a phone`,
      `Only ${results.keywords.before} non-brand keywords were on page 1`,
    ],
  },
  solution: {
    title: 'The solution, in three phases',
    description:
      'Remove the pages in the way, rewrite the ones that sell, then earn links to them.',
    phases: [
      {
        title: 'Remove the filter pages',
        description: `We closed off the filter pages, fixed redirects and cut load time to ${value('loadTime').replace(' s', ' seconds')}.`,
        timeline: 'Weeks 1-6',
        deliverables: [
          `Crawl rules for ${count(facts.filterPages)} URLs`,
          'Lighter images and scripts',
          'One clean category structure',
        ],
      },
      {
        title: 'Rewrite the category pages',
        description: `We rewrote ${facts.categoryPages} category pages with the store’s own staff, one season at a time.`,
        timeline: 'Months 2-6',
        deliverables: [
          `${facts.categoryPages} category pages`,
          `${facts.buyingGuides} buying guides`,
          'Product data and schema',
        ],
      },
      {
        title: 'Earn the links',
        description: 'Trail clubs, gear testers and local press linked to the buying guides.',
        timeline: 'Months 4-8',
        deliverables: [
          `${facts.earnedLinks} earned links`,
          `${facts.pressFeatures} regional press features`,
          'Quarterly refresh plan',
        ],
      },
    ],
  },
  results: {
    title: 'Results after eight months',
    description:
      'September 2026 against September 2025: the same month, so the season plays no part.',
    before: 'Sep 2025',
    after: 'Sep 2026',
    metrics: [
      {
        label: 'Bounce rate',
        value: value('bounce'),
        description: 'More people landed on the page they wanted.',
        before: results.bounce.before,
        after: results.bounce.after,
        unit: 'percent',
      },
      {
        label: 'Conversion rate',
        value: value('conversion'),
        description: 'Faster pages and clearer copy: more visits end in an order.',
        before: results.conversion.before,
        after: results.conversion.after,
        unit: 'percent',
      },
      {
        label: 'Visits from search',
        value: value('visits'),
        description: 'Nearly twice as many in the month as a year before.',
        before: results.visits.before,
        after: results.visits.after,
        unit: 'count',
      },
      {
        label: 'Revenue from search',
        value: value('revenue'),
        description: `More visits and more orders per visit. The average order fell from ${dollars(lastSeptember.averageOrder)} to ${dollars(september.averageOrder)}: first orders are smaller.`,
        before: results.revenue.before,
        after: results.revenue.after,
        unit: 'dollars',
      },
    ],
    additionalBenefits: [
      `Ad spend cut from ${dollars(results.adSpend.before)} to ${dollars(results.adSpend.after)} a month`,
      `${results.keywords.after} non-brand keywords on page\u00a01, up from ${results.keywords.before}`,
      `Mobile pages load in ${value('loadTime').replace(' s', '')} seconds, down from ${results.loadTime.before}`,
      'Fewer returns since the buying guides went up',
    ],
  },
  months: {
    title: 'Month by month, including the slow start',
    lead: 'Blue-gray is search before we started, orange is search after, and bright blue is ads.',
    charts: [
      {
        id: 'visits',
        title: 'Visits from search, by month',
        summary: `Before the work, visits follow the season: ${count(lastSeptember.visits)} in September 2025. They dip to ${count(march.visits)} in March 2026, are level with the year before in May, and reach ${count(september.visits)} in September.`,
        unit: 'count',
        ...months,
        series: [
          { name: 'Search', role: 'subject', values: fernhillMonths.map(({ visits }) => visits) },
        ],
        marks: [
          {
            month: '2025-09',
            series: 'Search',
            label: `Sep 2025: ${count(lastSeptember.visits)}`,
            kind: 'value',
          },
          {
            month: '2026-03',
            series: 'Search',
            label: `Mar: ${count(march.visits)}`,
            kind: 'worst',
          },
          {
            month: '2026-05',
            series: 'Search',
            label: `May: ${count(may.visits)}`,
            kind: 'dull',
          },
        ],
      },
      {
        id: 'revenue',
        title: 'Revenue by source, by month',
        summary: `In September 2025 search brings ${dollars(lastSeptember.revenue)} and ads bring ${dollars(lastSeptember.adRevenue)}. In July 2026 search passes ads, ${dollars(july.revenue)} to ${dollars(july.adRevenue)}. In September 2026 search brings ${dollars(september.revenue)} and ads bring ${dollars(september.adRevenue)}.`,
        unit: 'dollars',
        ...months,
        series: [
          { name: 'Search', role: 'subject', values: fernhillMonths.map(({ revenue }) => revenue) },
          { name: 'Ads', role: 'rival', values: fernhillMonths.map(({ adRevenue }) => adRevenue) },
        ],
        marks: [
          {
            month: '2025-09',
            series: 'Search',
            label: `Sep 2025: ${dollars(lastSeptember.revenue)}`,
            kind: 'value',
          },
          {
            month: '2026-07',
            series: 'Search',
            label: 'Jul: search passes ads',
            kind: 'turn',
          },
        ],
      },
    ],
    turns: [
      {
        month: '2026-02',
        title: 'February: we start',
        figure: count(facts.filterPages),
        text: 'thin pages had to go before anything could grow. Each monthly report said so.',
      },
      {
        month: '2026-03',
        title: 'March: the worst month',
        figure: count(march.visits),
        text: `visits, down from ${count(lastMarch.visits)} the March before. The filter pages left Google’s index, and the visits they had caught by chance left with them.`,
      },
      {
        month: '2026-05',
        title: 'May: only level',
        figure: count(may.visits),
        text: `visits, against ${count(lastMay.visits)} the May before. Half of the category pages, ${facts.categoryPagesLiveInMay} of ${facts.categoryPages}, were live, and none was old enough to rank.`,
      },
      {
        month: '2026-07',
        title: 'July: search passes ads',
        figure: dollars(july.revenue),
        text: `from search, against ${dollars(july.adRevenue)} from ads. In February it was ${dollars(february.revenue)} against ${dollars(february.adRevenue)}.`,
      },
    ],
    table: {
      show: 'Every figure as a table',
      caption: 'Visits, orders, revenue and ad spend, month by month',
      reading:
        'Visits × conversion rate = orders, with the rate rounded to one decimal. Orders × average order = revenue from search.',
      month: 'Month',
      firstMonth: months.firstMonth,
      startMonth: months.startMonth,
      columns: [
        {
          name: 'Visits from search',
          unit: 'count',
          values: fernhillMonths.map(({ visits }) => visits),
        },
        {
          name: 'Conversion rate',
          unit: 'percent',
          values: fernhillMonths.map(({ conversion }) => conversion),
        },
        { name: 'Orders', unit: 'count', values: fernhillMonths.map(({ orders }) => orders) },
        {
          name: 'Average order',
          unit: 'dollars',
          values: fernhillMonths.map(({ averageOrder }) => averageOrder),
        },
        {
          name: 'Revenue from search',
          unit: 'dollars',
          values: fernhillMonths.map(({ revenue }) => revenue),
        },
        { name: 'Ad spend', unit: 'dollars', values: fernhillMonths.map(({ adSpend }) => adSpend) },
        {
          name: 'Revenue from ads',
          unit: 'dollars',
          values: fernhillMonths.map(({ adRevenue }) => adRevenue),
        },
      ],
    },
  },
  reports: ecommerceReports,
  testimonial: {
    quote: fernhill.quote,
    author: fernhill.person.name,
    position: `${fernhill.person.position}, ${fernhill.name}`,
    image: owen,
  },
  tools: {
    title: studyWords.toolsTitle,
    items: [
      'Search Console',
      'Log-file analysis',
      'Crawl monitoring',
      'Page-speed lab',
      'Rank tracker',
      'Structured-data tests',
    ],
  },
  nextSteps: {
    title: 'Next steps',
    steps: [
      { title: 'Winter guides', text: 'Eight new guides on gear for the cold months.' },
      { title: 'Store pages', text: 'Local pages for the three stores.' },
      { title: 'Video', text: 'Short clips on pitching the 10\u00a0best-selling tents.' },
    ],
  },
  call: { ...studyWords.call, title: 'Find out what’s holding your store back' },
} as const satisfies CaseStudy;
