/** The full study of Fernhill Outdoor Supply. Sample content: an invented client, listed by the launch report. */
import callScene from '#app/assets/pictures/cta-lookout.svg?picture';
import hero from '#app/assets/pictures/case-ecommerce-seo-transformation.svg?picture';
import owen from '#app/assets/pictures/client-owen.svg?picture';
import type { CaseStudy } from './case-study.ts';

const months = { firstMonth: '2025-02', startMonth: '2026-02', startLabel: 'We start' } as const;

export const ecommerceStudy = {
  published: '2026-11-21',
  title: 'An outdoor shop learns to live without ads',
  client: 'Fernhill Outdoor Supply',
  industry: 'E-commerce, outdoor gear',
  category: 'seo',
  timeline: '8 months',
  location: 'Boulder, Colorado',
  websiteUrl: 'fernhill.example',
  lead: 'Fernhill Outdoor Supply had great tents and a site search engines could not read. We rebuilt 140 category pages and let them do the selling.',
  hero: {
    picture: hero,
    alt: 'An online shop warehouse with a rising traffic chart behind it',
  },
  overview: {
    title: 'Overview',
    paragraphs: [
      'Fernhill sells 2,300 products to people who sleep outdoors on purpose. In January, two of every three dollars came from paid clicks, and the price of a click had doubled.',
      'Their own site was the problem. Filters created thousands of near-identical pages, category copy was copied from suppliers, and the pages that mattered took six seconds to open.',
    ],
  },
  challenge: {
    title: 'The challenge',
    description: 'Grow without buying every visit.',
    points: [
      '31,000 filter pages competing with the 140 that should rank',
      'Supplier copy on every category, word for word',
      'Six-second load on mobile, where 70% of shoppers browse',
      'Only 9 non-brand keywords on page 1',
    ],
  },
  solution: {
    title: 'What we did, in three climbs',
    description: 'The ground first, then the pages, then the people who point at them.',
    phases: [
      {
        title: 'Clear the path',
        description: 'Closed off filter pages, fixed redirects and cut load time to 1.8 seconds.',
        timeline: 'Weeks 1-6',
        deliverables: [
          'Crawl rules for 31,000 URLs',
          'Image and script diet',
          'Clean category structure',
        ],
      },
      {
        title: 'Write for campers',
        description: "Rewrote 140 category pages with the shop's own staff, one season at a time.",
        timeline: 'Months 2-4',
        deliverables: ['140 category pages', '24 buying guides', 'Product data and schema'],
      },
      {
        title: 'Earn the mentions',
        description: 'Trail clubs, gear testers and local press linked to guides worth linking to.',
        timeline: 'Months 4-8',
        deliverables: ['38 earned links', 'Two regional press features', 'Quarterly refresh plan'],
      },
    ],
  },
  results: {
    title: 'Eight months later',
    description: 'September 2026 beside September 2025: the same month, so the season cannot help.',
    before: 'Sep 2025',
    after: 'Sep 2026',
    metrics: [
      {
        label: 'Bounce rate',
        value: '-42%',
        description: 'People landed on the page they wanted.',
        before: 62,
        after: 36,
        unit: 'percent',
      },
      {
        label: 'Conversion rate',
        value: '+63%',
        description: 'Faster pages and clearer copy.',
        before: 1.9,
        after: 3.1,
        unit: 'percent',
      },
      {
        label: 'Organic visits',
        value: '+185%',
        description: 'A month, from search alone.',
        before: 16_900,
        after: 48_210,
        unit: 'count',
      },
      {
        label: 'Organic revenue',
        value: '+156%',
        description: 'Now larger than paid, at a third less ad spend.',
        before: 52_000,
        after: 133_120,
        unit: 'dollars',
      },
    ],
    additionalBenefits: [
      '212 keywords on page 1',
      'Load time down to 1.8 seconds',
      'Returns down, thanks to buying guides',
    ],
  },
  months: {
    title: 'Month by month, the dull ones too',
    lead: 'Gray is before we started, orange is after. A line that only ever rises is a drawing, not a report.',
    charts: [
      {
        id: 'visits',
        title: 'Visits from search, a month',
        summary:
          'Twelve months before work starts, visits follow the season: 16,900 in September 2025. From February 2026 they dip to 10,900 in March, are level with the year before in May, and reach 48,210 in September 2026.',
        unit: 'count',
        ...months,
        series: [
          {
            name: 'Search',
            role: 'subject',
            values: [
              11_900, 13_200, 15_100, 17_400, 18_900, 19_300, 18_200, 16_900, 14_300, 13_100,
              15_600, 11_400, 11_700, 10_900, 15_600, 17_900, 24_800, 33_500, 41_200, 48_210,
            ],
          },
        ],
        marks: [
          {
            month: '2025-09',
            series: 'Search',
            label: 'Sep 2025: 16,900',
            kind: 'value',
          },
          {
            month: '2026-03',
            series: 'Search',
            label: 'Mar: 10,900',
            kind: 'dull',
          },
          {
            month: '2026-05',
            series: 'Search',
            label: 'May: 17,900',
            kind: 'dull',
          },
        ],
      },
      {
        id: 'revenue',
        title: 'Revenue by source, a month',
        summary:
          'In September 2025 search brings $52,000 a month and ads bring $104,000. In July 2026 search passes ads, $97,800 to $96,400. In September 2026 search brings $133,120 and ads bring $91,000.',
        unit: 'dollars',
        ...months,
        series: [
          {
            name: 'Search',
            role: 'subject',
            values: [
              34_100, 38_200, 44_600, 52_300, 57_100, 58_400, 55_600, 52_000, 43_700, 42_500,
              54_900, 35_200, 35_800, 33_900, 47_200, 55_400, 74_600, 97_800, 116_300, 133_120,
            ],
          },
          {
            name: 'Ads',
            role: 'rival',
            values: [
              71_000, 78_400, 90_200, 103_600, 112_400, 115_800, 110_700, 104_000, 88_500, 96_200,
              124_800, 70_400, 70_900, 76_800, 86_400, 95_700, 98_300, 96_400, 93_800, 91_000,
            ],
          },
        ],
        marks: [
          {
            month: '2025-09',
            series: 'Search',
            label: 'Sep 2025: $52,000',
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
    dull: {
      title: 'The dull months',
      lead: 'Both were in the report on the day they happened.',
      months: [
        {
          name: 'March',
          text: '31,000 filter pages left the index at once, and the visits they had caught by chance left with them: 10,900, down from 13,200 a year before.',
        },
        {
          name: 'May',
          text: '17,900 visits, level with the 17,400 of the May before. Half the category pages were live and none of them was old enough to rank.',
        },
      ],
    },
    table: {
      show: 'The same figures as a table',
      caption: 'Visits from search and revenue by source, month by month',
      month: 'Month',
    },
  },
  testimonial: {
    quote:
      'We cut ad spend by a third and still grew. The category pages they rebuilt now bring in more than our ads do.',
    author: 'Owen Hartley',
    position: 'Managing director, Fernhill Outdoor Supply',
    image: owen,
  },
  tools: {
    title: 'Tools used',
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
    title: 'What happens next',
    steps: [
      { title: 'Winter guides', text: 'Eight new guides before the first snow.' },
      { title: 'Store pages', text: 'Local pages for the three shops.' },
      { title: 'Video', text: 'Short pitch-a-tent clips on the ten best sellers.' },
    ],
  },
  call: {
    title: 'Could your shop do this?',
    lead: 'Send your URL. We will tell you honestly, within 24 hours.',
    action: {
      label: 'Get Free SEO Audit',
      brief: { asking: 'audit', source: 'Case study, Fernhill Outdoor Supply' },
    },
    link: { label: 'More case studies', to: '/case-studies' },
    picture: callScene,
  },
} as const satisfies CaseStudy;
