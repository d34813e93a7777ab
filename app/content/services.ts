/** Services: /services */
import seoScene from '#app/assets/pictures/service-seo.svg?picture';
import websiteScene from '#app/assets/pictures/service-website-design.svg?picture';
import jobForm from '#app/assets/pictures/closeup-job-form.svg?picture';
import streetSmall from '#app/assets/pictures/services-street-small.svg?picture';
import street from '#app/assets/pictures/services-street.svg?picture';
import adShotSmall from '#app/assets/pictures/shot-ad-small.svg?picture';
import adShot from '#app/assets/pictures/shot-ad.svg?picture';
import mapShotSmall from '#app/assets/pictures/shot-map-small.svg?picture';
import mapShot from '#app/assets/pictures/shot-map.svg?picture';
import streetAnalytics from '#app/assets/pictures/street-analytics.svg?picture';
import streetApps from '#app/assets/pictures/street-apps.svg?picture';
import streetContent from '#app/assets/pictures/street-content.svg?picture';
import streetEmail from '#app/assets/pictures/street-email.svg?picture';
import streetSocial from '#app/assets/pictures/street-social.svg?picture';
import streetWeb from '#app/assets/pictures/street-web.svg?picture';
import whyLeave from '#app/assets/pictures/why-leave.svg?picture';
import whyPrices from '#app/assets/pictures/why-prices.svg?picture';
import whyReply from '#app/assets/pictures/why-reply.svg?picture';
import type { Text } from '#app/guides/markdown/text.ts';
import { claims } from './claims.ts';
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
  Stat,
} from './entities.ts';
import type { InnerPage } from './inner-page.ts';
import { youGet } from './offers.ts';
import * as promises from './promises.ts';
import { delgado } from './samples/delgado.ts';
import { sampleNote } from './samples/note.ts';
import { site } from './site.ts';

type FeaturedService = ServiceOverview & {
  readonly anchor?: string;
  readonly featured: true;
  readonly points: readonly string[];
  /** The action of a service whose page is not published. */
  readonly action?: CallToAction;
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
  /** The visible label, if the picture shows a sample client. */
  readonly note?: string | null;
  readonly action: CallToAction;
};

export type ServicesPage = InnerPage & {
  readonly featured: Heading & { readonly services: Exactly<2, FeaturedService> };
  readonly also: Heading & { readonly services: Exactly<2, AlsoService> };
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
  readonly why: {
    readonly title: string;
    readonly points: Exactly<
      3,
      {
        readonly figure: Stat;
        readonly picture: Picture;
        readonly title: string;
        readonly text: string | Text;
      }
    >;
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
    title: 'Digital Marketing Services: SEO, Websites, PPC',
    description: `Digital marketing services from one team: SEO, local SEO, website design, PPC and six more. Month-to-month, ${promises.setupFees.toLowerCase()}, ${promises.guarantee}.`,
    query: 'digital marketing services',
  },

  hero: {
    // A balanced heading may leave "services" alone on the middle line.
    title: 'Digital marketing services\u00a0from one team',
    lead: 'SEO, local search, websites and ads, run by the same people. Start with one service or take several, month-to-month.',
    call: {
      label: 'Schedule a Free Consultation',
      brief: { asking: 'consultation' },
    },
    illustration: {
      picture: street,
      small: streetSmall,
      alt: 'One bakery, drawn again and again on a rising street: alone in ninth place, then with each service it adds, then first with a line at its door',
    },
  },

  featured: {
    title: 'Our two main services: SEO and website design',
    lead: 'SEO brings people to your site. The site turns them into customers.',
    services: [
      {
        title: 'SEO',
        description:
          'Search engine optimization is work on the unpaid search results. We fix the site, answer the searches that bring buyers and earn links from real sites.',
        link: { label: 'See SEO services', to: '/services/seo' },
        featured: true,
        points: [
          'An audit that ranks each fix by its worth',
          `First ranking movement in ${promises.firstMovement}`,
          `${promises.setupFees}, ${promises.notice}`,
        ],
        illustration: {
          picture: seoScene,
          alt: 'Three people walk from a page of search results to the door of a small shop',
        },
        panel: 'sky',
      },
      {
        anchor: 'website-design',
        title: 'Website Design',
        description:
          'We design each page for one thing: the call, the booking or the sale. Pages load fast, work on a phone and are built for search from the start.',
        link: { label: 'Website design page', placeholder: noPage },
        action: {
          label: 'Ask About Website Design',
          brief: { asking: 'contact', service: 'Website Design' },
        },
        featured: true,
        points: [
          'Written, designed and built by one team',
          'Fast and easy to use on a phone',
          'Yours to keep if you leave',
        ],
        illustration: {
          picture: websiteScene,
          alt: 'Builders at a shop whose front is a web page',
        },
        panel: 'butter',
      },
    ],
  },

  also: {
    title: 'Local SEO and PPC: two more ways to be found',
    lead: 'Take them as part of a plan or on their own, month-to-month.',
    services: [
      {
        anchor: 'local-seo',
        title: 'Local SEO',
        description:
          'For businesses that serve a town or a region. We fill in your Google listing, correct your address across maps and directories and help you ask for reviews.',
        glossary: {
          term: 'Map pack',
          meaning: 'The businesses, usually three, shown with the map.',
        },
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
          label: 'Ask About Local SEO',
          brief: { asking: 'contact', service: 'Local SEO' },
        },
      },
      {
        anchor: 'ppc',
        title: 'PPC',
        description:
          'Ads at the top of the results, paid by the click. Good for a new business, a slow month or a search you can’t wait to rank for.',
        glossary: {
          term: 'Pay per click',
          meaning:
            'You pay when someone clicks, not when they look. The clicks are billed by the ad network.',
        },
        points: [
          'Campaigns built around searches with buying intent',
          'A page for every ad to land on',
          'Spend and sales in one report',
        ],
        illustration: {
          picture: adShot,
          small: adShotSmall,
          alt: 'An ad above search results, and its bill: $0 each time it’s seen, paid when it’s clicked',
        },
        action: {
          label: 'Ask About PPC',
          brief: { asking: 'contact', service: 'PPC' },
        },
      },
    ],
  },

  street: {
    title: 'Six more services',
    lead: 'Add one when you need it. All six are available now; only their pages are coming soon.',
    services: [
      shop('Social media marketing', 'Posts and replies that sound like you.', streetSocial),
      shop('Content marketing', 'Pages your customers search for.', streetContent),
      shop('Analytics and reporting', 'What changed and what it earned.', streetAnalytics),
      shop('Email marketing', 'Emails to people who bought before.', streetEmail),
      shop('Responsive web development', 'Sites that are fast on every phone.', streetWeb),
      shop('Custom web applications', 'Booking and ordering, built for you.', streetApps),
    ],
  },

  why: {
    title: `Why Choose ${site.name}`,
    points: [
      {
        figure: claims.setupFee,
        picture: whyPrices,
        title: 'Our prices are published',
        text: [
          'See the ',
          { to: '/services/seo/pricing', text: ['SEO pricing'] },
          ' and the ',
          { to: '/pricing', text: ['digital marketing pricing'] },
          ' before you write to us.',
        ],
      },
      {
        figure: { value: `${promises.replyHours} hours`, measure: 'to a free proposal' },
        picture: whyReply,
        title: 'You hear from us fast',
        text: `After kickoff, ${promises.implementation}. You email the people who do the work.`,
      },
      {
        figure: { value: `${promises.noticeDays}-day`, measure: 'notice to cancel' },
        picture: whyLeave,
        title: 'You can leave any month',
        text: [
          `Month-to-month, ${promises.contracts}. The first month has a `,
          { to: '/pricing#guarantee', text: [promises.guarantee] },
          '.',
        ],
      },
    ],
  },

  call: {
    title: 'Get a price for the service you need',
    lead: `Tell us which job you need. ${youGet('quote')}`,
    action: { label: 'Get a Free Quote', brief: { asking: 'quote' } },
    link: { label: 'Browse Case Studies', to: '/case-studies' },
    picture: jobForm,
    isCloseup: true,
  },
} as const satisfies ServicesPage;
