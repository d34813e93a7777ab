/** Industries: /industries */
import emptyLot from '#app/assets/pictures/cta-empty-lot.svg?picture';
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
  ClosingCall,
  Exactly,
  Link,
  Panel,
  Picture,
  PlaceholderLink,
  Stat,
} from './entities.ts';
import type { TradeIcon } from './classifications.ts';
import { filterWords, type FilterWords } from './filters.ts';
import type { InnerPage } from './inner-page.ts';
import type { SitePath } from './paths.ts';
import * as promises from './promises.ts';

export type Industry = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What we do first in this industry. */
  readonly first?: string;
  /** The result of a client in this industry, with the case study. */
  readonly study?: Link;
  /** Sample content: our usual first checks in this industry. */
  readonly stats: Exactly<3, Stat>;
  readonly image: Picture;
  /** The ground of the card. */
  readonly panel: Panel;
  readonly icon: TradeIcon;
  readonly url: SitePath | PlaceholderLink;
  /** A note beside the link. */
  readonly note?: string;
};

export type IndustriesPage = InnerPage & {
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly listTitle: string;
  /** Shown above the list. */
  readonly note: string;
  /** Shown after that note. It describes the links of industries without a guide. */
  readonly soon: string;
  readonly more: string;
  /** The rest of that label for screen readers, with `{industry}`. */
  readonly about: string;
  /** Before what we do first. */
  readonly first: string;
  /** In the place of the result of a client. */
  readonly ask: CallToAction;
  /** Before the result of a sample client. */
  readonly sample: string;
  readonly cards: Exactly<8, Industry>;
  /** For visitors whose industry is not listed. */
  readonly others: ClosingCall;
  readonly filters: FilterWords;
};

/** The query parameters of this page: `?q=…`. */
export const industryFilters = { q: 'text' } as const;

const unpublished = (label: string): PlaceholderLink => ({
  label,
  placeholder: 'This industry has no guide yet.',
});

export const industries = {
  meta: {
    title: 'SEO by Industry: Auto Repair, Clinics, Stores',
    description:
      'SEO by industry: what we’d do first for auto repair shops, clinics, law firms, restaurants, online stores, home services, real estate and SaaS.',
    query: 'SEO by industry',
  },
  hero: {
    title: 'SEO by industry: what we’d do first in yours',
    lead: 'An auto repair shop and a law firm don’t win the same searches. Find your industry and see where we’d start.',
    stats: [claims.businessesServed, claims.industriesServed, claims.industryGrowth],
    links: [{ label: 'Find your industry', to: '#industry-list' }],
    counting: 'How we count: every business and industry served, with any of our services.',
    illustration: {
      picture,
      alt: 'Eight businesses on the plots of a town, and an empty plot with a sign: Yours?',
    },
  },
  search: { label: 'Search industries', placeholder: 'Search “dentist”' },
  listTitle: 'Where\u00a0we’d\u00a0start, by\u00a0industry',
  note: 'The figures are what we usually check first. Your plan sets how many keywords and pages we work on.',
  soon: 'Guides without a button are coming soon.',
  more: 'Learn More',
  about: 'about {industry}',
  first: 'First:',
  ask: { label: 'Ask for a proposal', brief: { asking: 'proposal' } },
  sample: 'Sample client',
  cards: [
    {
      id: 'automotive',
      title: 'Automotive repair',
      description:
        'Fill your garage with jobs: brakes, tires, inspections. Drivers with a broken car look for a mechanic nearby.',
      first: 'a page for each repair, with what it costs and how long it takes.',
      stats: [
        { value: '24', measure: 'keywords' },
        { value: '8', measure: 'pages' },
        { value: '11', measure: 'listings' },
      ],
      image: automotive,
      panel: 'sky',
      icon: 'car',
      url: unpublished('Automotive repair'),
    },
    {
      id: 'home-services',
      title: 'Home services',
      description: 'Plumbers, roofers and electricians, found on the day something breaks.',
      first: 'a page for each job and town, with your phone number on top.',
      stats: [
        { value: '22', measure: 'keywords' },
        { value: '9', measure: 'pages' },
        { value: '10', measure: 'listings' },
      ],
      image: homeServices,
      panel: 'leaf',
      icon: 'wrench',
      url: unpublished('Home services'),
    },
    {
      id: 'restaurants',
      title: 'Restaurants and cafes',
      description: 'Your menu, hours and photos, right wherever hungry people look.',
      first: 'the menu as a page that search engines can read, not a PDF.',
      stats: [
        { value: '16', measure: 'keywords' },
        { value: '5', measure: 'pages' },
        { value: '9', measure: 'listings' },
      ],
      image: restaurants,
      panel: 'butter',
      icon: 'fork',
      url: unpublished('Restaurants and cafes'),
    },
    {
      id: 'ecommerce',
      title: 'E-commerce',
      description: 'Category pages that sell, so your online store pays for fewer clicks.',
      first: 'filter pages out of search, then your own words for each category.',
      stats: [
        { value: '40', measure: 'keywords' },
        { value: '12', measure: 'pages' },
        { value: '3', measure: 'feeds' },
      ],
      image: ecommerce,
      panel: 'peach',
      icon: 'cart',
      url: unpublished('E-commerce'),
    },
    {
      id: 'clinics',
      title: 'Clinics and dentists',
      description: 'New patients search for a dentist or doctor by treatment and town.',
      first: 'a page for each treatment, with its price and a button that books.',
      stats: [
        { value: '20', measure: 'keywords' },
        { value: '10', measure: 'pages' },
        { value: '12', measure: 'listings' },
      ],
      image: clinics,
      panel: 'sky',
      icon: 'heart',
      url: unpublished('Clinics and dentists'),
    },
    {
      id: 'law',
      title: 'Law firms',
      description: 'Somebody looking for a lawyer wants to know the next step.',
      first: 'a page for the case you want most: its steps, time and fees.',
      stats: [
        { value: '18', measure: 'keywords' },
        { value: '9', measure: 'pages' },
        { value: '8', measure: 'listings' },
      ],
      image: law,
      panel: 'leaf',
      icon: 'scales',
      url: unpublished('Law firms'),
    },
    {
      id: 'real-estate',
      title: 'Real estate',
      description: 'Agents and brokers with local facts that the big portals don’t have.',
      first: 'a page for the neighborhood you know best, with recent sales.',
      stats: [
        { value: '26', measure: 'keywords' },
        { value: '14', measure: 'pages' },
        { value: '7', measure: 'listings' },
      ],
      image: realEstate,
      panel: 'butter',
      icon: 'key',
      url: unpublished('Real estate'),
    },
    {
      id: 'saas',
      title: 'SaaS',
      description: 'Trials from people who compare software or want to switch.',
      first: 'a page that compares you with the tool that people leave.',
      stats: [
        { value: '30', measure: 'keywords' },
        { value: '11', measure: 'pages' },
        { value: '4', measure: 'tools' },
      ],
      image: saas,
      panel: 'peach',
      icon: 'brackets',
      url: unpublished('SaaS'),
    },
  ],
  others: {
    title: 'SEO for other\u00a0industries',
    lead: `We’ve worked with more than ${promises.industries} industries. Send us your website address. Within ${promises.replyHours} hours you get a free proposal with the searches worth winning in your trade, the pages we’d fix first and the price.`,
    picture: emptyLot,
    action: {
      label: 'Get Free Proposal',
      brief: { asking: 'proposal' },
    },
    link: { label: 'Browse Case Studies', to: '/case-studies' },
  },
  filters: filterWords,
} as const satisfies IndustriesPage;
