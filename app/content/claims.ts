/**
 * All figures, durations and promises of the agency, each with its measure. Pages use only these.
 * Equal figures with different measures (98% retention, 98% satisfaction) are separate claims.
 * Prices are in prices.ts. claims-ledger.ts lists the pages of each claim.
 */
import type { Schedule, Stat } from './entities.ts';

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
  industriesServed: { value: '25+', measure: 'industries' },
  industryGrowth: { value: '340%', measure: 'average growth' },

  marketingClients: { value: '500+', measure: 'clients' },
  marketingGrowth: { value: '275%', measure: 'average growth' },
  marketingResults: { value: '30 days', measure: 'to see results' },

  projects: { value: '500+', measure: 'projects' },
  satisfaction: { value: '98%', measure: 'satisfaction' },
  averageRoi: { value: '200%', measure: 'average ROI' },

  setupFee: { value: '$0', measure: 'setup fees' },
} as const satisfies Record<string, Stat>;

/** Promises, worded for use inside sentences. */
export const promises = {
  guarantee: '30-day money-back guarantee',
  setupFees: 'No setup fees',
  notice: 'Cancel with 30 days notice',
  contracts: 'no long-term contracts',
  proposal: 'Free proposal within 24 hours',
  implementation: 'implementation within 2 weeks',
  firstMovement: '4-6 weeks',
  firstResults: '30-60 days',
  biggerResults: 'around 90 days',
  significantResults: '3-6 months',
  businesses: 'over 1,200 businesses',
  payment: 'Major cards, ACH and PayPal',
} as const;

/** When results of SEO are expected, beside the steps of a schedule. */
export const seoResults = {
  stages: [
    { when: promises.firstMovement, what: 'first ranking movement', startWeek: 4, weeks: 3 },
    { when: 'Around 90 days', what: 'bigger results', startWeek: 11, weeks: 3 },
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
  guarantee: '30-Day Guarantee',
  contracts: 'No Contracts',
  clients: '300+ SEO Clients',
} as const;
