/**
 * The hill that the visitor's shop climbs: trades, pictures and captions. Separate from `home.ts`, because it
 * loads late, with the scripts that move the shops.
 */
import { hillCoordinates } from '#app/assets/hill-coordinates.ts';
import ground from '#app/assets/pictures/hill-ground.svg?picture';
import pinOfRival from '#app/assets/pictures/hill-pin-rival.svg?picture';
import pin from '#app/assets/pictures/hill-pin.svg?picture';
import rivalBakery from '#app/assets/pictures/hill-rival-bakery.svg?picture';
import rivalClinic from '#app/assets/pictures/hill-rival-clinic.svg?picture';
import rivalGarage from '#app/assets/pictures/hill-rival-garage.svg?picture';
import rivalLaw from '#app/assets/pictures/hill-rival-law.svg?picture';
import rivalOnlineShop from '#app/assets/pictures/hill-rival-online-shop.svg?picture';
import rivalSoftware from '#app/assets/pictures/hill-rival-software.svg?picture';
import shopBakery from '#app/assets/pictures/hill-shop-bakery.svg?picture';
import shopClinic from '#app/assets/pictures/hill-shop-clinic.svg?picture';
import shopGarage from '#app/assets/pictures/hill-shop-garage.svg?picture';
import shopLaw from '#app/assets/pictures/hill-shop-law.svg?picture';
import shopOnlineShop from '#app/assets/pictures/hill-shop-online-shop.svg?picture';
import shopSoftware from '#app/assets/pictures/hill-shop-software.svg?picture';
import { formatPrice } from '#app/lib/format-price.ts';
import type { ClimbScript } from '#app/lib/climb-week.ts';
import type { Exactly, Heading, Link, Picture } from './entities.ts';
import { prices } from './prices.ts';
import * as promises from './promises.ts';

export type Trade = keyof typeof hillCoordinates.boards;

/** A trade: its pictures, and the examples that the captions insert. */
type TradeExamples = {
  readonly label: string;
  readonly shop: Picture;
  readonly rival: Picture;
  readonly search: string;
  /** "we …" */
  readonly fix: string;
  /** "your … page" */
  readonly page: string;
  /** The result: "cake orders". */
  readonly wins: string;
};

export type Climb = ClimbScript & {
  readonly title: string;
  /** States that the climb is an example. */
  readonly note: string;
  readonly labels: {
    readonly trade: string;
    readonly week: string;
    readonly doing: string;
    readonly seen: string;
  };
  /** On the sign until something is typed. */
  readonly unnamed: string;
  readonly trades: Readonly<Record<Trade, TradeExamples>>;
  /** The stated stages, under the weeks they fall in. `week` is shown when one is chosen. */
  readonly stated: Exactly<
    3,
    { readonly when: string; readonly what: string; readonly week: number }
  >;
  /** The last section of the page. */
  readonly summit: Heading & { readonly more: Link };
  /** Coordinates of the hill: see illustrations/README.md. */
  readonly hill: typeof hillCoordinates;
  readonly pictures: {
    readonly ground: Picture;
    readonly pin: Picture;
    readonly pinOfRival: Picture;
  };
};

export const climb = {
  title: 'How long does SEO take?',
  note: 'Move the slider to see each week. An illustration, not a promise.',
  labels: { trade: 'Your trade', week: 'Week', doing: 'What we do:', seen: 'What you see:' },
  unnamed: 'YOUR SHOP',
  stages: [
    {
      from: 0,
      name: 'Today: ninth, low on page 1',
      doing: 'In Week 1 we audit your site.',
      seen: 'Eight rivals rank above you for “{search}”.',
    },
    {
      from: 1,
      name: 'Audit and plan',
      doing: 'We check and plan the fixes.',
      seen: 'A one-page plan. Your rank stays.',
    },
    {
      from: 3,
      name: 'Build',
      doing: 'We fix broken pages and {fix}.',
      seen: 'A log of changes. Rankings take weeks.',
    },
    {
      from: 5,
      name: 'First movement',
      doing: 'We rework your {page} page.',
      seen: 'First places gained for “{search}”.',
    },
    {
      from: 7,
      name: 'First results',
      doing: 'We add answers.',
      seen: 'The first {wins} from search.',
    },
    {
      from: 10,
      name: 'Steady work',
      doing: 'We speed up your site.',
      seen: 'More visits to your {page} page.',
    },
    {
      from: 13,
      name: 'Bigger results',
      doing: 'We write the next page.',
      seen: 'More {wins}.',
    },
    {
      from: 18,
      name: 'A slow month',
      doing: 'We rework your {page} page.',
      seen: 'A rival passed you. We report it.',
    },
    {
      from: 22,
      name: 'Back up',
      doing: 'The new {page} page is live.',
      seen: 'The lost place is back.',
    },
    {
      from: 26,
      name: 'Significant results',
      doing: 'We keep your pages current.',
      seen: 'Steady {wins} from “{search}”.',
    },
  ],
  trades: {
    bakery: {
      label: 'Bakery',
      shop: shopBakery,
      rival: rivalBakery,
      search: 'bakery near me',
      fix: 'correct your Google listing',
      page: 'birthday cake',
      wins: 'cake orders',
    },
    garage: {
      label: 'Auto repair shop',
      shop: shopGarage,
      rival: rivalGarage,
      search: 'brake repair near me',
      fix: 'correct your Google listing',
      page: 'brake repair',
      wins: 'calls',
    },
    clinic: {
      label: 'Clinic',
      shop: shopClinic,
      rival: rivalClinic,
      search: 'walk-in clinic near me',
      fix: 'correct your Google listing',
      page: 'same-day visit',
      wins: 'bookings',
    },
    law: {
      label: 'Law firm',
      shop: shopLaw,
      rival: rivalLaw,
      search: 'lawyer for a will',
      fix: 'correct your Google listing',
      page: 'wills',
      wins: 'new clients',
    },
    'online-shop': {
      label: 'Online store',
      shop: shopOnlineShop,
      rival: rivalOnlineShop,
      search: 'buy hiking boots',
      fix: 'merge duplicate pages',
      page: 'hiking boots',
      wins: 'orders',
    },
    software: {
      label: 'Software',
      shop: shopSoftware,
      rival: rivalSoftware,
      search: 'invoice software',
      fix: 'speed up feature pages',
      page: 'invoicing',
      wins: 'free trials',
    },
  },
  stated: [
    {
      when: `Weeks ${promises.movementFromWeek}-${promises.movementToWeek}`,
      what: 'first movement',
      week: promises.movementToWeek,
    },
    {
      when: `Around ${promises.biggerResultsDay} days`,
      what: 'bigger results',
      week: promises.biggerResultsWeek,
    },
    {
      when: `Months ${promises.significantFromMonth}-${promises.significantToMonth}`,
      what: 'significant results',
      week: 26,
    },
  ],
  summit: {
    title: 'Start with a free SEO audit',
    lead: `Managed SEO plans start at ${formatPrice(prices.launch)}. ${promises.setupFees}.`,
    more: { label: 'Compare SEO plans', to: '/#pricing' },
  },
  hill: hillCoordinates,
  pictures: { ground, pin, pinOfRival },
} as const satisfies Climb;
