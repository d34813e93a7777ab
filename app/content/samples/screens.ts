/**
 * The data of the drawn screenshots: Fernhill's dashboard, Riverside's rank tracker, Delgado's map results.
 * The pictures have no other figures than these and those of the clients.
 */
import { delgado } from './delgado.ts';
import { fernhill } from './fernhill.ts';
import { fernhillMonth, fernhillMonths, fernhillResults } from './fernhill-months.ts';
import { riverside } from './riverside.ts';
import { stat } from './sample-client.ts';

const september = fernhillMonth('2026-09');
const yearBefore = fernhillMonth('2025-09');
const monthsOf = (year: string) =>
  fernhillMonths.filter(({ month }) => month.startsWith(year) && month >= `${year}-02`);

/** The eight months of work, beside the same months of the year before: February to September. */
export const dashboard = {
  client: fernhill.name,
  period: 'Feb - Sep 2026',
  figures: {
    visits: {
      ...stat(fernhillResults.visits),
      now: september.visits,
      before: yearBefore.visits,
    },
    orders: { now: september.orders, before: yearBefore.orders },
    pageOneKeywords: {
      now: fernhillResults.keywords.after,
      before: fernhillResults.keywords.before,
    },
    bounceRate: { ...stat(fernhillResults.bounce), now: fernhillResults.bounce.after },
  },
  visits: {
    thisYear: monthsOf('2026').map(({ month, visits }) => ({ month, visits })),
    lastYear: monthsOf('2025')
      .slice(0, 8)
      .map(({ month, visits }) => ({ month, visits })),
  },
  /** Where the visits of September 2026 came from, in percent. */
  sources: [
    { name: 'Search', percent: 58 },
    { name: 'Ads', percent: 21 },
    { name: 'Direct', percent: 13 },
    { name: 'Email', percent: 8 },
  ],
  /** Visits from search in September 2026, and a year before. */
  pages: [
    { path: '/tents/4-season', visits: 3140, before: 1180 },
    { path: '/guides/boot-fitting', visits: 2260, before: 940 },
  ],
} as const;

/** Searches that Riverside follows: rank now, change over 90 days, searches a month. */
export const rankTracker = {
  client: riverside.name,
  distribution: [
    { name: 'Top 3', count: 9 },
    { name: '4 - 10', count: 8 },
    { name: '11 - 20', count: 5 },
    { name: '21+', count: 3 },
  ],
  keywords: [
    {
      words: 'family dentist riverside',
      page: '/',
      rank: 1,
      change: 5,
      searches: 2400,
      trend: [7, 6, 5, 3, 2, 1],
    },
    {
      words: 'emergency dentist open now',
      page: '/emergency',
      rank: 2,
      change: 9,
      searches: 1900,
      trend: [12, 9, 9, 5, 4, 2],
    },
    {
      words: 'teeth whitening cost',
      page: '/whitening',
      rank: 3,
      change: 14,
      searches: 6600,
      trend: [18, 15, 11, 8, 6, 3],
    },
    {
      words: 'invisible braces near me',
      page: '/aligners',
      rank: 4,
      change: 7,
      searches: 3100,
      trend: [12, 11, 9, 8, 6, 4],
    },
    {
      words: 'childrens dentist',
      page: '/kids',
      rank: 6,
      change: 11,
      searches: 1300,
      trend: [18, 15, 12, 9, 8, 6],
    },
    {
      words: 'dental implants price',
      page: '/implants',
      rank: 8,
      change: 3,
      searches: 4400,
      trend: [11, 12, 10, 10, 9, 8],
    },
    {
      words: 'same day crown',
      page: '/crowns',
      rank: 9,
      change: -2,
      searches: 720,
      trend: [6, 7, 7, 8, 8, 9],
    },
  ],
} as const;

/** The three businesses beside the map. The first is the client; the other two are invented rivals. */
export const mapResults = {
  client: delgado.name,
  query: 'brake repair near me',
  listings: [
    {
      name: delgado.name,
      rating: 4.9,
      stars: 5,
      reviews: 312,
      hours: 'Open until 6 PM',
      miles: 0.8,
    },
    {
      name: 'Quarry Road Motors',
      rating: 4.6,
      stars: 5,
      reviews: 148,
      hours: 'Open until 5 PM',
      miles: 1.4,
    },
    {
      name: 'Two Brothers Tire',
      rating: 4.4,
      stars: 4,
      reviews: 97,
      hours: 'Open until 7 PM',
      miles: 2.1,
    },
  ],
} as const;
