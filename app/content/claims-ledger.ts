/**
 * The pages of each claim, for the build tests and the launch report. A new claim without an entry
 * does not compile. A claim on a wrong page fails the build tests.
 */
import { formatAmount, formatMoney } from '#app/lib/format-price.ts';
import { entriesOf } from '#app/lib/record.ts';
import { audits, badges, claims } from './claims.ts';
import type { SitePath } from './paths.ts';
import { managedAdSpend, prices } from './prices.ts';
import * as promises from './promises.ts';

type ClaimKind = 'figure' | 'price' | 'duration' | 'promise' | 'quantity';

export type LedgerEntry = {
  readonly kind: ClaimKind;
  /** The exact wording on a page. The case of its first letter may differ. */
  readonly wording: string;
  /** What a figure measures. Shown in the same element as the wording. */
  readonly measure?: string;
  /** Pages that must show the claim. */
  readonly pages: readonly SitePath[];
  /**
   * Whether other pages may show it: `allowed` for a general promise, `never` for a figure of one
   * page, `teaching` for quantities such as "10 keywords" that guides may mention.
   */
  readonly elsewhere: 'never' | 'teaching' | 'allowed';
};

const priced: readonly SitePath[] = ['/services/seo', '/services/seo/pricing', '/pricing'];
const selling: readonly SitePath[] = ['/', '/services', ...priced];

const figurePages: Readonly<Record<keyof typeof claims, readonly SitePath[]>> = {
  clientRetention: ['/'],
  rankingImprovements: ['/'],
  trafficGrowth: ['/', '/services/seo/pricing'],
  kpiTraffic: ['/'],
  kpiConversion: ['/'],
  kpiPageOne: ['/'],
  kpiBounce: ['/'],
  seoClients: ['/services/seo/pricing'],
  firstPageSuccess: ['/services/seo/pricing'],
  businessesServed: ['/industries'],
  industriesServed: ['/industries'],
  industryGrowth: ['/industries'],
  marketingClients: ['/pricing'],
  marketingGrowth: ['/pricing'],
  marketingResults: ['/pricing'],
  projects: ['/case-studies'],
  satisfaction: ['/case-studies'],
  averageRoi: ['/case-studies'],
  setupFee: ['/services'],
};

const pricePages: Readonly<Record<keyof typeof prices, readonly SitePath[]>> = {
  launch: ['/', '/services/seo'],
  growth: ['/', '/services/seo'],
  scale: ['/', '/services/seo'],
  seoStarter: ['/services/seo/pricing'],
  seoProfessional: ['/services/seo/pricing'],
  seoEnterprise: ['/services/seo/pricing'],
  digitalStarter: ['/pricing'],
  growthAccelerator: ['/pricing'],
  marketDominator: ['/pricing'],
};

const wordings = { ...promises };
type Promises = typeof wordings;
/** The promises that are wordings. The others are the numbers in them. */
type Wording = {
  [Name in keyof Promises]: Promises[Name] extends string ? Name : never;
}[keyof Promises];

/** The pages that must have each promise. */
const promisePages: Readonly<Record<Wording, readonly SitePath[]>> = {
  guarantee: selling,
  setupFees: selling,
  notice: selling,
  contracts: ['/', '/services', '/pricing'],
  reply: selling,
  implementation: ['/', '/services', '/services/seo'],
  firstMovement: ['/', '/services', '/services/seo', '/services/seo/pricing'],
  firstResults: ['/', '/pricing'],
  biggerResults: ['/', ...priced],
  significantResults: ['/', ...priced],
  businesses: ['/'],
  payment: ['/'],
  paymentChoice: ['/', '/services/seo/pricing', '/pricing'],
};

const duration = (wording: string, ...pages: readonly SitePath[]): LedgerEntry => ({
  kind: 'duration',
  wording,
  pages,
  elsewhere: 'allowed',
});
const mark = (wording: string, ...pages: readonly SitePath[]): LedgerEntry => ({
  kind: 'quantity',
  wording,
  pages,
  elsewhere: 'never',
});
const quantity = (wording: string, ...pages: readonly SitePath[]): LedgerEntry => ({
  ...mark(wording, ...pages),
  elsewhere: 'teaching',
});

export const ledger: readonly LedgerEntry[] = [
  ...entriesOf(claims).map(([name, { value, measure }]): LedgerEntry => ({
    kind: 'figure',
    wording: value,
    measure,
    pages: figurePages[name],
    elsewhere: 'never',
  })),
  ...entriesOf(prices).map(([name, { price, period }]): LedgerEntry => ({
    kind: 'price',
    wording: formatAmount(price),
    ...(period && { measure: period.label }),
    pages: pricePages[name],
    elsewhere: period ? 'never' : 'allowed',
  })),
  ...entriesOf(promisePages).map(([name, pages]): LedgerEntry => ({
    kind: 'promise',
    wording: wordings[name],
    pages,
    elsewhere: 'allowed',
  })),
  { kind: 'promise', wording: 'month-to-month', pages: selling, elsewhere: 'allowed' },

  mark(audits.servicePage.name, '/services/seo'),
  quantity(`${audits.servicePage.points} points`, '/services/seo'),
  mark(audits.pricingPage.name, '/services/seo/pricing'),
  mark(badges.guarantee, '/services/seo/pricing'),
  mark(badges.contracts, '/services/seo/pricing'),
  mark(badges.clients, '/services/seo/pricing'),

  duration('Week 1', '/', '/services/seo', '/services/seo/pricing'),
  duration('Week 2', '/', '/services/seo', '/services/seo/pricing'),
  duration('Weeks 3-4', '/', '/services/seo', '/services/seo/pricing'),
  duration('Ongoing', '/', ...priced),
  duration(`Around ${promises.biggerResultsDay} days`, '/services/seo', '/services/seo/pricing'),
  duration('After week\u00a04', '/services/seo/pricing'),
  duration(`${promises.callMinutes} minutes`, '/pricing'),
  duration(`${promises.callMinutes}-minute`, '/'),
  duration('3-5 days', '/pricing'),
  duration('1-2 days', '/pricing'),

  // Quantities of the plans, from the specification.
  quantity('10 target keywords', '/'),
  quantity('5 pages optimized a month', '/'),
  quantity('25 keywords, 10 pages a month', '/'),
  quantity('10 keywords on Launch, 25', '/'),
  quantity('2 blog posts a month, 1500 words each', '/'),
  quantity('1500 words a post', '/services/seo'),
  quantity('5 links a month', '/', '/services/seo'),
  quantity('10', '/services/seo', '/services/seo/pricing'),
  quantity('25', '/services/seo', '/services/seo/pricing'),
  quantity('5 per month', '/services/seo'),
  quantity('10 per month', '/services/seo', '/services/seo/pricing'),
  quantity('2 posts per month', '/services/seo'),
  quantity('10 keywords', '/services/seo/pricing'),
  quantity('2 landing pages', '/services/seo/pricing'),
  quantity('25 keywords', '/services/seo/pricing'),
  quantity('5 landing pages', '/services/seo/pricing'),
  quantity('4 blogs per month', '/services/seo/pricing'),
  quantity('10 links per month', '/services/seo/pricing'),
  quantity('8+ content pieces per week', '/services/seo/pricing'),
  quantity('25+ links per month', '/services/seo/pricing'),
  quantity('25+ per month', '/services/seo/pricing'),
  quantity(`${formatMoney(managedAdSpend)} ad spend management`, '/pricing'),
];
