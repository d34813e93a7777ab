/**
 * The figures of the agency, each with its measure: pages take them from here, promises from promises.ts
 * and prices from prices.ts. Durations of steps ("Week 1") and quantities of plans ("10 keywords") are
 * typed in the module of their page. Equal figures with different measures (98% retention, 98%
 * satisfaction) are separate claims. claims-ledger.ts lists the pages of all of these.
 */
import type { Schedule, Stat } from './entities.ts';
import * as promises from './promises.ts';

export const claims = {
  clientRetention: { value: '98%', measure: 'client retention' },
  rankingImprovements: { value: '250+', measure: 'ranking improvements' },
  trafficGrowth: { value: '185%', measure: 'average traffic growth' },

  kpiTraffic: { value: '+156%', measure: 'traffic from search' },
  kpiConversion: { value: '+63%', measure: 'conversion' },
  kpiPageOne: { value: '80%', measure: 'of target keywords on page 1' },
  kpiBounce: { value: '-42%', measure: 'bounce rate' },

  seoClients: { value: '300+', measure: 'clients' },
  firstPageSuccess: { value: '94%', measure: 'first-page success' },

  businessesServed: { value: '1,200+', measure: 'businesses' },
  industriesServed: { value: `${promises.industries}+`, measure: 'industries' },
  industryGrowth: { value: '340%', measure: 'average growth' },

  marketingClients: { value: '500+', measure: 'clients' },
  marketingGrowth: { value: '275%', measure: 'average growth' },
  marketingResults: { value: '30 days', measure: 'to see results' },

  projects: { value: '500+', measure: 'projects' },
  satisfaction: { value: '98%', measure: 'satisfaction' },
  averageRoi: { value: '200%', measure: 'average ROI' },

  setupFee: { value: '$0', measure: 'setup fees' },
} as const satisfies Record<string, Stat>;

/** When results of SEO are expected, beside the steps of a schedule. */
export const seoResults = {
  stages: [
    {
      when: promises.firstMovement,
      what: 'first ranking movement',
      startWeek: promises.movementFromWeek,
      weeks: promises.movementToWeek - promises.movementFromWeek + 1,
    },
    {
      when: `Around ${promises.biggerResultsDay} days`,
      what: 'bigger results',
      startWeek: promises.biggerResultsWeek - 2,
      weeks: 3,
    },
  ],
  note: `Significant results take ${promises.significantResults}. Nobody can promise a position.`,
} as const satisfies Pick<Schedule, 'stages' | 'note'>;

/** What every plan of the two pricing pages has, after the items of its own list. */
export const inEveryPlan = (items: readonly string[]) => ({
  title: 'In every plan',
  items: [...items, promises.setupFees, 'Month-to-month', promises.guarantee],
});

/** The two audits: one of the service page, one of the pricing page. */
export const audits = {
  servicePage: { points: 87, name: '87-point audit' },
  pricingPage: { points: 100, name: '100-point audit' },
} as const;

/** The badges of the SEO pricing page, as specified. */
export const badges = {
  guarantee: `${promises.guaranteeDays}-Day Guarantee`,
  contracts: 'No Contracts',
  clients: `${claims.seoClients.value} SEO Clients`,
} as const;
