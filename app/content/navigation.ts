/** The header's menus and the footer's columns. */
import iconDesign from '#app/assets/pictures/icon-design.svg?picture';
import iconLocal from '#app/assets/pictures/icon-local.svg?picture';
import iconPpc from '#app/assets/pictures/icon-ppc.svg?picture';
import iconReport from '#app/assets/pictures/icon-report.svg?picture';
import iconSeo from '#app/assets/pictures/icon-seo.svg?picture';
import promoResources from '#app/assets/pictures/promo-resources.svg?picture';
import promoServices from '#app/assets/pictures/promo-services.svg?picture';
import storyGarage from '#app/assets/pictures/story-garage.svg?picture';
import storyOutfitter from '#app/assets/pictures/story-outfitter.svg?picture';
import storySoftware from '#app/assets/pictures/story-software.svg?picture';
import type { CallToAction, ExternalLink, Link, Picture, PlaceholderLink } from './entities.ts';
import type { LinkTarget, SharedAnchor } from './paths.ts';
import * as promises from './promises.ts';

export type MenuLink = {
  readonly label: string;
  readonly description: string;
  readonly to: LinkTarget | SharedAnchor;
  readonly picture?: Picture;
};

export type Menu = {
  readonly label: string;
  /** The menu of the pages with these paths, and of those below them. */
  readonly pages: readonly `/${string}`[];
  /** One column shows tiles with pictures, two columns show titled lists of links. */
  readonly columns: readonly { readonly title?: string; readonly links: readonly MenuLink[] }[];
  readonly promo?: {
    readonly title: string;
    readonly text: string;
    readonly picture: Picture;
    readonly action: CallToAction | Link;
  };
};

export const pricingLink = {
  label: 'Pricing',
  to: {
    fragment: 'pricing',
    pages: ['/', '/services/seo', '/services/seo/pricing', '/pricing'],
  },
} as const satisfies { label: string; to: SharedAnchor };

export const contact = {
  label: 'Get in Touch',
  brief: { asking: 'contact' },
} as const satisfies CallToAction;

export const menus: readonly Menu[] = [
  {
    label: 'Services',
    pages: ['/services'],
    columns: [
      {
        links: [
          {
            label: 'SEO',
            description: 'Rank higher in search results',
            to: '/services/seo',
            picture: iconSeo,
          },
          {
            label: 'Local SEO',
            description: 'Dominate your local market',
            to: '/services#local-seo',
            picture: iconLocal,
          },
          {
            label: 'Website Design',
            description: 'SEO-optimized websites',
            to: '/services#website-design',
            picture: iconDesign,
          },
          {
            label: 'PPC',
            description: 'Data-driven paid campaigns',
            to: '/services#ppc',
            picture: iconPpc,
          },
        ],
      },
    ],
    promo: {
      title: 'Not sure where to start?',
      text: `What we’d do and what it costs, ${promises.reply}.`,
      picture: promoServices,
      action: {
        label: 'Get Free Proposal',
        brief: { asking: 'proposal' },
      },
    },
  },
  {
    label: 'Case Studies',
    pages: ['/case-studies'],
    columns: [
      {
        links: [
          {
            label: 'E-commerce',
            description: 'A store that cut its ad spend',
            to: { fragment: 'ecommerce-cases', pages: ['/'] },
            picture: storyOutfitter,
          },
          {
            label: 'SaaS',
            description: 'Software trials at a lower cost',
            to: { fragment: 'saas-cases', pages: ['/'] },
            picture: storySoftware,
          },
          {
            label: 'Local Businesses',
            description: 'More calls for an auto repair shop',
            to: { fragment: 'local-cases', pages: ['/'] },
            picture: storyGarage,
          },
          {
            label: 'View All Case Studies',
            description: 'All studies, by service',
            to: '/case-studies',
            picture: iconReport,
          },
        ],
      },
    ],
  },
  {
    label: 'Resources',
    pages: ['/guides', '/archive', '/industries'],
    columns: [
      {
        title: 'SEO Resources',
        links: [
          {
            label: 'SEO Glossary',
            description: 'SEO terms, one sentence each',
            to: '/guides/seo/glossary',
          },
          {
            label: 'Beginner’s Guide to SEO',
            description: 'Start here',
            to: '/guides/seo/beginners-guide',
          },
          {
            label: 'Technical SEO Checklist',
            description: 'The checks we run first',
            to: '/guides/seo/technical-checklist',
          },
        ],
      },
      {
        title: 'Latest Resources',
        links: [
          {
            label: 'Content Strategy Guide',
            description: 'Plan a quarter of useful pages',
            to: '/guides/content-strategy',
          },
          {
            label: 'PPC Ad Copy',
            description: 'How to write search ads',
            to: '/guides/ppc/ad-copy',
          },
          {
            label: 'View All Resources',
            description: 'Every guide on one page',
            to: '/guides/all',
          },
        ],
      },
    ],
    promo: {
      title: 'See a sample report',
      text: 'Each change and result on one page.',
      picture: promoResources,
      action: {
        label: 'Open a Sample Report',
        to: '/case-studies/ecommerce-seo-transformation#reports',
      },
    },
  },
];

const noPage = (label: string): PlaceholderLink => ({
  label,
  placeholder: 'No page yet.',
});
const noProfile = (label: string): PlaceholderLink => ({
  label,
  placeholder: 'No profile yet.',
});

type FooterColumn = {
  readonly title: string;
  readonly links: readonly (PlaceholderLink | Link | ExternalLink)[];
};

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Services',
    links: [
      noPage('Social media'),
      noPage('Email marketing'),
      noPage('Web development'),
      noPage('Custom apps'),
    ],
  },
  {
    title: 'Company',
    links: [noPage('About'), noPage('Careers'), noPage('Press'), noPage('Partners')],
  },
  {
    title: 'Social',
    links: [
      noProfile('LinkedIn'),
      noProfile('YouTube'),
      noProfile('Instagram'),
      noProfile('Facebook'),
    ],
  },
];

export const legalLine = `Cards, ACH and PayPal accepted. Cancel with ${promises.notice}. No cookies, no tracking.`;
