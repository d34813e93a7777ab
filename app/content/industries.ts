/** Industries: /industries */
import crowdedMap from '#app/assets/pictures/icon-crowd.svg?picture';
import automotive from '#app/assets/pictures/industry-automotive.svg?picture';
import clinics from '#app/assets/pictures/industry-clinics.svg?picture';
import ecommerce from '#app/assets/pictures/industry-ecommerce.svg?picture';
import homeServices from '#app/assets/pictures/industry-home.svg?picture';
import law from '#app/assets/pictures/industry-law.svg?picture';
import realEstate from '#app/assets/pictures/industry-realestate.svg?picture';
import restaurants from '#app/assets/pictures/industry-restaurants.svg?picture';
import saas from '#app/assets/pictures/industry-saas.svg?picture';
import picture from '#app/assets/pictures/streets.svg?picture';
import { claims } from './claims.ts';
import type {
  CallToAction,
  Exactly,
  Link,
  Panel,
  Picture,
  PlaceholderLink,
  Stat,
} from './entities.ts';
import { filterWords, type FilterWords } from './filters.ts';
import type { InnerPage } from './inner-page.ts';
import type { SitePath } from './paths.ts';

export type TradeIcon =
  'fork' | 'cart' | 'car' | 'wrench' | 'heart' | 'scales' | 'key' | 'brackets';

export type Industry = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Sample content: how the first 90 days are planned in this trade. */
  readonly stats: Exactly<3, Stat>;
  readonly image: Picture;
  readonly icon: TradeIcon;
  readonly url: SitePath | PlaceholderLink;
  /** Beside the link, where there is more to say about what it leads to. */
  readonly note?: string;
};

/** Trades that are found in the same way stand in one street. */
export type Street = {
  readonly name: string;
  readonly description: string;
  readonly panel: Panel;
  readonly industries: Exactly<2, Industry>;
};

export type IndustriesPage = InnerPage & {
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly note: string;
  readonly more: string;
  readonly streets: Exactly<4, Street>;
  readonly others: {
    readonly title: string;
    readonly picture: Picture;
    readonly paragraphs: readonly string[];
    readonly call: CallToAction;
    readonly link: Link;
  };
  readonly filters: FilterWords;
};

/** What a query may set on this page: `?q=…`. */
export const industryFilters = { q: 'text' } as const;

const unpublished = (label: string): PlaceholderLink => ({
  label,
  placeholder: 'Only the automotive guide is written.',
});

export const industries = {
  meta: {
    title: 'SEO by Industry: Garages, Clinics, Shops | Upslope',
    description:
      'A garage and a law firm do not win the same searches. Find your trade and see what we would do there first.',
    updated: '2026-11-21',
    label: 'Industries',
  },
  hero: {
    title: 'Every trade has its own street',
    lead: 'A garage and a law firm do not win the same searches. Find your street and see what we would do there first.',
    stats: [claims.businessesServed, claims.industriesServed, claims.industryGrowth],
    illustration: {
      picture,
      alt: 'A hill with four streets of shops, workshops, practices and offices',
    },
  },
  search: { label: 'Search industries', placeholder: 'Try “brakes” or “patients”' },
  note: 'The three figures on each card are our starting plan: what we work on in the first 90 days.',
  more: 'Learn More',
  streets: [
    {
      name: 'Market Street',
      description: 'Shopfronts and stores. People choose with their eyes and their wallet.',
      panel: 'butter',
      industries: [
        {
          id: 'restaurants',
          title: 'Restaurants and cafes',
          description:
            'Hungry people decide in minutes. Your menu, hours and photos have to be right where they look.',
          stats: [
            { value: '16', measure: 'starting keywords' },
            { value: '5', measure: 'pages first' },
            { value: '9', measure: 'listings checked' },
          ],
          image: restaurants,
          icon: 'fork',
          url: unpublished('Restaurants and cafes'),
        },
        {
          id: 'ecommerce',
          title: 'E-commerce',
          description:
            'Category pages that earn the sale, so you are not renting every visit from an ad.',
          stats: [
            { value: '40', measure: 'starting keywords' },
            { value: '12', measure: 'pages first' },
            { value: '3', measure: 'feeds checked' },
          ],
          image: ecommerce,
          icon: 'cart',
          url: unpublished('E-commerce'),
        },
      ],
    },
    {
      name: 'Workshop Row',
      description: 'Trades that people call when something breaks, leaks or squeals.',
      panel: 'sky',
      industries: [
        {
          id: 'automotive',
          title: 'Automotive repair',
          description:
            'Fill the bays with brakes, tires and inspections, not with price shoppers from three towns away.',
          stats: [
            { value: '24', measure: 'starting keywords' },
            { value: '8', measure: 'pages first' },
            { value: '11', measure: 'listings checked' },
          ],
          image: automotive,
          icon: 'car',
          url: '/industries/automotive',
          note: 'Full guide, 15 min read',
        },
        {
          id: 'home-services',
          title: 'Home services',
          description:
            'Plumbers, roofers, electricians. Be one of the three names beside the map when the pipe bursts.',
          stats: [
            { value: '22', measure: 'starting keywords' },
            { value: '9', measure: 'pages first' },
            { value: '10', measure: 'listings checked' },
          ],
          image: homeServices,
          icon: 'wrench',
          url: unpublished('Home services'),
        },
      ],
    },
    {
      name: 'Practice Lane',
      description: 'Careful decisions. People read before they book.',
      panel: 'leaf',
      industries: [
        {
          id: 'clinics',
          title: 'Clinics and dentists',
          description:
            'New patients search by treatment and by town. We give each one a page that answers and books.',
          stats: [
            { value: '20', measure: 'starting keywords' },
            { value: '10', measure: 'pages first' },
            { value: '12', measure: 'listings checked' },
          ],
          image: clinics,
          icon: 'heart',
          url: unpublished('Clinics and dentists'),
        },
        {
          id: 'law',
          title: 'Law firms',
          description:
            'One page per kind of case, written so a worried person understands it and knows the next step.',
          stats: [
            { value: '18', measure: 'starting keywords' },
            { value: '9', measure: 'pages first' },
            { value: '8', measure: 'listings checked' },
          ],
          image: law,
          icon: 'scales',
          url: unpublished('Law firms'),
        },
      ],
    },
    {
      name: 'Summit Avenue',
      description: 'Long sales and big tickets. Search opens the conversation.',
      panel: 'peach',
      industries: [
        {
          id: 'real-estate',
          title: 'Real estate',
          description:
            'Neighborhood pages that the big portals cannot write, because they have never walked the street.',
          stats: [
            { value: '26', measure: 'starting keywords' },
            { value: '14', measure: 'pages first' },
            { value: '7', measure: 'listings checked' },
          ],
          image: realEstate,
          icon: 'key',
          url: unpublished('Real estate'),
        },
        {
          id: 'saas',
          title: 'SaaS',
          description:
            'Pages for the problem, the comparison and the switch, so trials come from search and not from luck.',
          stats: [
            { value: '30', measure: 'starting keywords' },
            { value: '11', measure: 'pages first' },
            { value: '4', measure: 'tools connected' },
          ],
          image: saas,
          icon: 'brackets',
          url: unpublished('SaaS'),
        },
      ],
    },
  ],
  others: {
    title: 'Not on the map?',
    picture: crowdedMap,
    paragraphs: [
      'We have worked with more than 25 industries. Eight of them fill a street here; the rest get the same start.',
      'Send us your address. Within 24 hours you get a proposal that names the searches worth winning in your trade, the pages we would fix first and the price. It is free and it is yours to keep.',
    ],
    call: {
      label: 'Get a free proposal',
      brief: { asking: 'audit', source: 'Industries, not on the map' },
    },
    link: { label: 'Browse Case Studies', to: '/case-studies' },
  },
  filters: filterWords,
} as const satisfies IndustriesPage;
