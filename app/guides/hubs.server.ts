/** The pages that list guides: one for each topic, one for everything. */
import websiteDesign from '#app/assets/pictures/guide-website-design.svg?picture';
import seo from '#app/assets/pictures/guide-seo.svg?picture';
import localSeo from '#app/assets/pictures/guide-local-seo.svg?picture';
import ppc from '#app/assets/pictures/guide-ppc.svg?picture';
import trailhead from '#app/assets/pictures/trailhead.svg?picture';
import { guides } from './guides.server.ts';
import type { GuideHub } from './page.ts';
import type { GuideHubSlug, GuidePath } from './place.ts';

export const guideHubs = {
  all: {
    topic: null,
    meta: {
      title: 'Free SEO, Web and Ads Guides',
      description:
        'Glossaries, checklists, long reads and step-by-step guides on SEO, local search, websites and paid search. No email asked.',
      updated: '2026-11-21',
    },
    hero: {
      title: `${guides.size} trails, all free`,
      lead: 'Everything we explain to clients, written down. No email asked, nothing held back.',
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
      updated: '2026-11-21',
    },
    hero: {
      title: 'SEO guides',
      lead: 'How search works, and what to do on Monday morning.',
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
        'The listing, the citations and the words of local search: free guides for shops, clinics and trades that serve a town.',
      updated: '2026-11-21',
    },
    hero: {
      title: 'Local SEO guides',
      lead: 'Get found by the people who can walk in.',
      illustration: {
        picture: localSeo,
        alt: 'A street map with three shops standing on it, one of them pinned first',
      },
    },
  },
  'website-design-guides': {
    topic: 'website-design',
    meta: {
      title: 'Website Design Guides for Owners',
      description:
        'Plain words, best practices and a phone checklist: free website design guides for owners of small businesses.',
      updated: '2026-11-21',
    },
    hero: {
      title: 'Website design guides',
      lead: 'Pages that load fast and make sense.',
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
        'Paid search terms, a first campaign step by step and lines that earn the click: free PPC guides for business owners.',
      updated: '2026-11-21',
    },
    hero: {
      title: 'PPC guides',
      lead: 'Spend on clicks that turn into customers.',
      illustration: {
        picture: ppc,
        alt: 'A roadside billboard with a search ad, coins at its foot',
      },
    },
  },
} as const satisfies Record<GuideHubSlug, GuideHub>;

/** How many points a checklist has. */
function pointsOf(path: GuidePath): number {
  const guide = guides.get(path);
  return guide?.kind === 'checklist' ? guide.groups.flatMap(({ points }) => points).length : 0;
}

/** Where a newcomer starts, in order. */
export const firstSteps = [
  { to: '/guides/seo/glossary', why: 'Keep it open in a second tab.' },
  { to: '/guides/seo/beginners-guide', why: 'Do the sum in chapter 3.' },
  { to: '/guides/local-seo/google-business', why: 'Then spend an hour and a half on it.' },
] as const satisfies readonly { to: GuidePath; why: string }[];
