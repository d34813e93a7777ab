/** The lists of guides: one per topic, and one of all. */
import websiteDesign from '#app/assets/pictures/guide-website-design.svg?picture';
import seo from '#app/assets/pictures/guide-seo.svg?picture';
import phone from '#app/assets/pictures/closeup-phone.svg?picture';
import ppc from '#app/assets/pictures/guide-ppc.svg?picture';
import trailhead from '#app/assets/pictures/trailhead.svg?picture';
import { guides } from './guides.server.ts';
import type { GuideHub } from './page.ts';
import type { GuideHubSlug, GuidePath } from './place.ts';

export const guideHubs = {
  all: {
    topic: null,
    meta: {
      title: 'Digital Marketing Guides, Free',
      description:
        'Free digital marketing guides for business owners: glossaries, checklists and step-by-step guides to SEO, Google Maps, websites and search ads.',
      query: 'digital marketing guides',
    },
    hero: {
      title: `${guides.size} free digital marketing guides`,
      lead: 'These digital marketing guides explain SEO, local search, website design and PPC to business owners. All of them are free to read, and none asks for your email address.',
      illustration: {
        picture: trailhead,
        alt: 'A trailhead signpost with four arms: SEO, Local, Website and PPC',
      },
    },
  },
  'seo-guides': {
    topic: 'seo',
    meta: {
      title: 'SEO Guides for Business Owners',
      description: `A glossary, a beginner’s guide, an ${pointsOf('/guides/seo/technical-checklist')}-point checklist and a content plan: free SEO guides for owners of small businesses.`,
      query: 'SEO guides',
    },
    hero: {
      title: 'SEO guides for business owners',
      lead: 'These SEO guides explain how search and AI answers work, what to write and what to check on your own site. Start with the beginner’s guide and keep the glossary open beside it.',
      illustration: {
        picture: seo,
        alt: 'Three search results on a stair, the highest one under a flag',
      },
    },
  },
  'local-seo-guides': {
    topic: 'local-seo',
    meta: {
      title: 'Local SEO Guides for Business Owners',
      description:
        'Free local SEO guides for shops, clinics and trades: set up your Google Business Profile, fix your listings and learn the terms of local search.',
      query: 'local SEO guides',
    },
    hero: {
      title: 'Local SEO guides for business owners',
      lead: 'These local SEO guides show a shop, clinic or contractor how to appear in Google Maps and nearby searches. Start with your Google Business Profile, then make your other listings match it.',
      illustration: {
        picture: phone,
        isCut: true,
        alt: 'A hand taps Call on a phone that shows a map with three shops for “brake repair near me”',
      },
    },
  },
  'website-design-guides': {
    topic: 'website-design',
    meta: {
      title: 'Website Design Guides for Owners',
      description:
        'Free website design guides for small businesses: a glossary, UX best practices and a phone checklist that help visitors call, book or buy.',
      query: 'website design guides',
    },
    hero: {
      title: 'Website design guides for business owners',
      lead: 'These website design guides help you plan and test pages that load fast and are easy to use. Start with the UX guide, then check your site on a phone.',
      illustration: {
        picture: websiteDesign,
        alt: 'A crane lifts a button into a web page that is being built',
      },
    },
  },
  'ppc-guides': {
    topic: 'ppc',
    meta: {
      title: 'PPC Guides for Business Owners',
      description:
        'Free PPC guides for business owners: set up a first Google Ads campaign, write search ads and learn the terms of paid search.',
      query: 'PPC guides',
    },
    hero: {
      title: 'PPC guides for business owners',
      lead: 'These PPC guides show you how to set up a first Google Ads campaign, write ads and read the numbers. Work out what a click may cost you before you spend anything.',
      illustration: {
        picture: ppc,
        alt: 'A roadside billboard with a search ad, coins at its foot',
      },
    },
  },
} as const satisfies Record<GuideHubSlug, GuideHub>;

/** The number of points of a checklist. */
function pointsOf(path: GuidePath): number {
  const guide = guides.get(path);
  return guide?.kind === 'checklist' ? guide.groups.flatMap(({ points }) => points).length : 0;
}

/** The recommended first guides, in order. */
export const firstSteps = [
  { to: '/guides/seo/glossary', why: 'Keep it open in a second tab.' },
  { to: '/guides/seo/beginners-guide', why: 'Do the math in chapter 3.' },
  { to: '/guides/local-seo/google-business', why: 'Then set up your profile, step by step.' },
] as const satisfies readonly { to: GuidePath; why: string }[];
