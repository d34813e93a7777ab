/**
 * Every figure, duration and promise the agency makes about itself, each with its measure. Pages
 * take them from here and from nowhere else: two figures that look alike (98% retention, 98%
 * satisfaction) are two claims. Prices are in prices.ts. Where each belongs is in claims-ledger.ts, which no page carries.
 */
import type { Stat } from './entities.ts';

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
} as const satisfies Record<string, Stat>;

/** Promises as they are worded inside sentences. */
export const promises = {
  guarantee: '30-day money-back guarantee',
  setupFees: 'No setup fees',
  notice: 'Cancel with 30 days notice',
  contracts: 'no long-term contracts',
  proposal: 'Free proposal within 24 hours',
  implementation: 'implementation within 2 weeks',
  firstMovement: '4-6 weeks',
  firstResults: '30-60 days',
  biggerResults: 'around day 90',
  significantResults: '3-6 months',
  businesses: 'over 1,200 businesses',
  payment: 'Major cards, ACH and PayPal',
} as const;

/** The two audits: one belongs to the service page, the other to the pricing page. */
export const audits = {
  servicePage: { points: 87, name: '87-point audit' },
  pricingPage: { points: 100, name: '100-point audit' },
} as const;

/** The marks of the SEO pricing page, to the letter. */
export const badges = {
  guarantee: '30-Day Guarantee',
  contracts: 'No Contracts',
  clients: '300+ SEO Clients',
} as const;
