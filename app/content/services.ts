/** Services: /services */
import ppcScene from '#app/assets/pictures/service-ppc.svg?picture';
import seoScene from '#app/assets/pictures/service-seo.svg?picture';
import websiteScene from '#app/assets/pictures/service-website-design.svg?picture';
import ctaConsultation from '#app/assets/pictures/cta-consultation.svg?picture';
import street from '#app/assets/pictures/services-street.svg?picture';
import mapShotSmall from '#app/assets/pictures/shot-map-small.svg?picture';
import mapShot from '#app/assets/pictures/shot-map.svg?picture';
import streetAnalytics from '#app/assets/pictures/street-analytics.svg?picture';
import streetApps from '#app/assets/pictures/street-apps.svg?picture';
import streetContent from '#app/assets/pictures/street-content.svg?picture';
import streetEmail from '#app/assets/pictures/street-email.svg?picture';
import streetSocial from '#app/assets/pictures/street-social.svg?picture';
import streetWeb from '#app/assets/pictures/street-web.svg?picture';
import { promises } from './claims.ts';
import type {
  CallToAction,
  ClosingCall,
  Exactly,
  Heading,
  Illustration,
  Panel,
  Picture,
  PlaceholderLink,
  ServiceOverview,
} from './entities.ts';
import type { InnerPage } from './inner-page.ts';
import { delgado } from './samples/delgado.ts';
import { sampleNote } from './samples/note.ts';

type FeaturedService = ServiceOverview & {
  readonly anchor?: string;
  readonly featured: true;
  readonly points: readonly string[];
  readonly illustration: Illustration;
  readonly panel: Panel;
};

type AlsoService = {
  readonly anchor: string;
  readonly title: string;
  readonly description: string;
  readonly glossary: { readonly term: string; readonly meaning: string };
  readonly points: readonly string[];
  readonly illustration: Illustration;
  /** The visible label, where the picture shows a sample client. */
  readonly note?: string | null;
  readonly action: CallToAction;
};

export type ServicesPage = InnerPage & {
  readonly featured: Heading & { readonly services: Exactly<2, FeaturedService> };
  readonly street: Heading & {
    readonly services: Exactly<
      6,
      ServiceOverview & {
        readonly featured: false;
        readonly link: PlaceholderLink;
        readonly shop: Picture;
      }
    >;
  };
  readonly also: Heading & { readonly services: Exactly<2, AlsoService> };
  readonly why: {
    readonly title: string;
    readonly points: Exactly<3, { readonly title: string; readonly text: string }>;
  };
  readonly call: ClosingCall;
};

const noPage = 'Six services and website design are specified without pages of their own.';

const shop = (title: string, description: string, picture: Picture) =>
  ({
    title,
    description,
    link: { label: title, placeholder: noPage },
    featured: false,
    shop: picture,
  }) as const;

export const services = {
  meta: {
    title: 'Services: SEO, Web Design and PPC | Upslope',
    description:
      'SEO, local SEO, website design, PPC and six more services from one team. Month-to-month, no setup fees, 30-day money-back guarantee.',
    updated: '2026-11-21',
    label: 'Services',
  },

  hero: {
    title: 'Every service on one street, all of it uphill',
    lead: 'Start at any door. One team runs the whole street, so your website, your search and your ads pull the same way.',
    call: {
      label: 'Schedule a Free Consultation',
      brief: { asking: 'consultation', source: 'Services page' },
    },
    illustration: {
      picture: street,
      alt: 'A street of small businesses that climbs a hill in four terraces',
    },
  },

  featured: {
    title: 'The two doors most owners open first',
    lead: 'One brings people up the hill. The other gives them a reason to stay.',
    services: [
      {
        title: 'SEO',
        description:
          'Search engine optimization: the work that moves you up the results people do not pay for. We fix the site, answer the searches that bring buyers and earn links from real sites.',
        link: { label: 'See SEO services', to: '/services/seo' },
        featured: true,
        points: [
          'An audit ranked by what each fix is worth',
          `First ranking movement in ${promises.firstMovement}`,
          'Month-to-month, 30 days notice',
        ],
        illustration: {
          picture: seoScene,
          alt: 'A funicular carries a small shop up to a terrace with a flag',
        },
        panel: 'sky',
      },
      {
        anchor: 'website-design',
        title: 'Website Design',
        description:
          'A site is a shop window that has to load. We design for one thing per page: the call, the booking or the sale. Search comes built in, not bolted on.',
        link: { label: 'See website design', placeholder: noPage },
        featured: true,
        points: [
          'Written, designed and built by one team',
          'Fast on a phone, easy with a thumb',
          'Yours to keep if you leave',
        ],
        illustration: {
          picture: websiteScene,
          alt: 'Shopfitters at a shop whose front is a web page',
        },
        panel: 'peach',
      },
    ],
  },

  street: {
    title: 'Six more shops up the road',
    lead: 'Add one when you need it, drop it when you do not. Every service is month-to-month.',
    services: [
      shop(
        'Social media marketing',
        'Posts and replies that sound like your shop, not like an agency.',
        streetSocial,
      ),
      shop(
        'Content marketing',
        'Useful pages your customers look for, planned and written for you.',
        streetContent,
      ),
      shop(
        'Analytics and reporting',
        'What changed, what moved and what it earned. One page.',
        streetAnalytics,
      ),
      shop('Email marketing', 'Letters to people who already bought from you once.', streetEmail),
      shop('Responsive web development', 'Sites that load fast and fit every phone.', streetWeb),
      shop(
        'Custom web applications',
        'Booking, quoting and ordering, built around how you work.',
        streetApps,
      ),
    ],
  },

  also: {
    title: 'Also part of the plan',
    lead: 'Two ways to be found sooner, while SEO does its slow work.',
    services: [
      {
        anchor: 'local-seo',
        title: 'Local SEO',
        description:
          'For anyone who serves a town. We fill in your business listing, clean up your address everywhere it appears and help you ask for reviews.',
        glossary: { term: 'Map pack', meaning: 'The three businesses shown beside the map.' },
        points: [
          'Business listing, kept current',
          'Citations: your name and address, the same everywhere',
          'Review requests and replies',
        ],
        illustration: {
          picture: mapShot,
          small: mapShotSmall,
          alt: `Map results with a sample client, ${delgado.name}, in first place`,
        },
        note: sampleNote([delgado]),
        action: {
          label: 'Ask about Local SEO',
          brief: { asking: 'service', source: 'Services page', service: 'Local SEO' },
        },
      },
      {
        anchor: 'ppc',
        title: 'PPC',
        description:
          'Ads at the top of the results, paid by the click. Good for a new shop, a slow month or a search you cannot wait to rank for.',
        glossary: {
          term: 'PPC',
          meaning: 'Pay-per-click: you pay when someone clicks, not when they look.',
        },
        points: [
          'Campaigns built around searches that buy',
          'A page for every ad to land on',
          'Spend and sales in one report',
        ],
        illustration: {
          picture: ppcScene,
          alt: 'A lighthouse with a coin box lights the way to a shop',
        },
        action: {
          label: 'Ask about PPC',
          brief: { asking: 'service', source: 'Services page', service: 'PPC' },
        },
      },
    ],
  },

  why: {
    title: 'Why Choose Upslope',
    points: [
      {
        title: 'The price is on the page',
        text: `${promises.setupFees} and no quote by phone. You know the bill before we meet.`,
      },
      {
        title: 'You can leave',
        text: 'Month-to-month, 30 days notice, no long-term contracts. It starts with a 30-day money-back guarantee.',
      },
      {
        title: 'You hear from us fast',
        text: `A free proposal within 24 hours. After kickoff, ${promises.implementation}.`,
      },
    ],
  },

  call: {
    title: 'Pick a door. We will walk you up.',
    lead: 'Tell us what you sell and where. You get a free proposal within 24 hours.',
    action: { label: 'Get a Free Quote', brief: { asking: 'quote', source: 'Services page' } },
    link: { label: 'Browse Case Studies', to: '/case-studies' },
    picture: ctaConsultation,
  },
} as const satisfies ServicesPage;
