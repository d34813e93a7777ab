/** Every guide and every list of guides: how it is found and how it opens. */
import letters from '#app/assets/pictures/letters.svg?picture';
import findFileRank from '#app/assets/pictures/find-file-rank.svg?picture';
import articleTechnicalChecklist from '#app/assets/pictures/article-technical-checklist.svg?picture';
import articleBusinessProfile from '#app/assets/pictures/article-business-profile.svg?picture';
import packList from '#app/assets/pictures/pack-list.svg?picture';
import streets from '#app/assets/pictures/streets.svg?picture';
import iconDesign from '#app/assets/pictures/icon-design.svg?picture';
import caseClinicWebsite from '#app/assets/pictures/case-clinic-website.svg?picture';
import iconTechnical from '#app/assets/pictures/icon-technical.svg?picture';
import iconPpc from '#app/assets/pictures/icon-ppc.svg?picture';
import articleAds from '#app/assets/pictures/article-ads.svg?picture';
import iconContent from '#app/assets/pictures/icon-content.svg?picture';
import articleContent from '#app/assets/pictures/article-content.svg?picture';
import trailhead from '#app/assets/pictures/trailhead.svg?picture';
import iconAnalytics from '#app/assets/pictures/icon-analytics.svg?picture';
import iconLocal from '#app/assets/pictures/icon-local.svg?picture';
import type { InnerPage } from '../inner-page.ts';
import type { GuideHubSlug, GuideSlug } from '../paths.ts';

export const guides = {
  'seo/glossary': {
    meta: {
      title: 'SEO Glossary: 40 Terms in Plain Words | Upslope',
      description:
        'The words of search engine optimization, one plain sentence and one example each: crawl, canonical, SERP, intent and 36 more.',
      updated: '2026-11-21',
      label: 'SEO Glossary',
    },
    hero: {
      title: 'SEO, in plain words',
      lead: '40 terms. One sentence each, and one example from a shop like yours.',
      illustration: { picture: letters, alt: 'Letter blocks A to E, each one a step higher' },
    },
  },
  'seo/beginners-guide': {
    meta: {
      title: "Beginner's Guide to SEO for Owners | Upslope",
      description:
        'How search works, what people type, what it is worth and what to do first: a guide to SEO for owners who have never done it.',
      updated: '2026-11-21',
      label: "Beginner's guide to SEO",
    },
    hero: {
      title: 'SEO from the ground up',
      lead: 'For owners who have never done this. Eight chapters, one sum, no jargon without a translation.',
      illustration: {
        picture: findFileRank,
        alt: 'Three terraces: a van visits a house, a warehouse files it, a bakery stands first',
      },
    },
  },
  'seo/technical-checklist': {
    meta: {
      title: 'Technical SEO Checklist: 87 Points | Upslope',
      description:
        'The 87 technical points we check first, each with why it matters, how to check it with free tools and how to fix it.',
      updated: '2026-11-21',
      label: 'Technical SEO checklist',
    },
    hero: {
      title: '87 checks, one climb',
      lead: 'The technical points we go through on day one, in the order we go through them.',
      illustration: {
        picture: articleTechnicalChecklist,
        alt: 'A checklist on a terrace, most points ticked',
      },
    },
  },
  'local-seo/glossary': {
    meta: {
      title: 'Local SEO Glossary: 36 Terms Explained | Upslope',
      description:
        'Map pack, citation, NAP, service area and 32 more words of local search, in one plain sentence each with an example.',
      updated: '2026-11-21',
      label: 'Local SEO glossary',
    },
    hero: {
      title: 'Local search, in plain words',
      lead: '36 terms from the map, the listing and the street, one sentence and one example each.',
      illustration: {
        picture: articleBusinessProfile,
        alt: 'A shop with an orange pin in front of it',
      },
    },
  },
  'local-seo/google-business': {
    meta: {
      title: 'Set Up a Google Business Profile | Upslope',
      description:
        'Claim, verify and fill in your free Google listing: nine steps with the time each takes and what to do when it goes wrong.',
      updated: '2026-11-21',
      label: 'Google Business Profile',
    },
    hero: {
      title: 'Set up your Google Business Profile',
      lead: 'Your free listing on Google Search and Maps, step by step, with texts to copy.',
      illustration: { picture: packList, alt: 'A shop with an unclaimed pin' },
    },
  },
  'local-seo/citations': {
    meta: {
      title: 'Local Citations: Where to Be Listed | Upslope',
      description:
        'Which directories and maps to be listed in, in which order, and how to keep name, address and phone the same everywhere.',
      updated: '2026-11-21',
      label: 'Citations',
    },
    hero: {
      title: 'Get listed where it counts',
      lead: 'The directories worth your time, in order, and how to keep your name, address and phone the same on all of them.',
      illustration: { picture: streets, alt: 'A hill with four streets of shops' },
    },
  },
  'website-design/glossary': {
    meta: {
      title: 'Website Design Glossary: 36 Terms | Upslope',
      description:
        'Viewport, breakpoint, CMS, contrast and 32 more words of web design, in one plain sentence each with an example.',
      updated: '2026-11-21',
      label: 'Website design glossary',
    },
    hero: {
      title: 'Web design, in plain words',
      lead: '36 terms your designer uses, one sentence and one example each.',
      illustration: { picture: iconDesign, alt: 'A page on a terrace' },
    },
  },
  'website-design/ux-best-practices': {
    meta: {
      title: 'UX Best Practices for Small Businesses | Upslope',
      description:
        'Clear pages, short forms, honest buttons: what makes visitors of a small business site call, book or buy, with worked examples.',
      updated: '2026-11-21',
      label: 'UX best practices',
    },
    hero: {
      title: 'Fewer clicks, more calls',
      lead: 'What visitors need from the site of a small business, and how to give it to them page by page.',
      illustration: {
        picture: caseClinicWebsite,
        alt: 'A clinic with its new website standing behind it',
      },
    },
  },
  'website-design/mobile': {
    meta: {
      title: 'Mobile Website Checklist: 40 Points | Upslope',
      description:
        'Forty checks for a small business website on the phone: reach, text, forms, speed, maps and calls, each with check and fix.',
      updated: '2026-11-21',
      label: 'Mobile checklist',
    },
    hero: {
      title: 'Made for the thumb',
      lead: '40 points for a website that works on a phone, in the order a visitor meets them.',
      illustration: { picture: iconTechnical, alt: 'A phone on a terrace' },
    },
  },
  'ppc/glossary': {
    meta: {
      title: 'PPC Glossary: 36 Paid Search Terms | Upslope',
      description:
        'CPC, quality score, match type, ROAS and 32 more words of paid search, in one plain sentence each with an example.',
      updated: '2026-11-21',
      label: 'PPC glossary',
    },
    hero: {
      title: 'Paid search, in plain words',
      lead: '36 terms from bids to remarketing, one sentence and one example each.',
      illustration: { picture: iconPpc, alt: 'Coins beside a search box' },
    },
  },
  'ppc/google-ads-setup': {
    meta: {
      title: 'Google Ads Setup, Step by Step | Upslope',
      description:
        'Your first search campaign: budget, keywords, ads, landing page and tracking, with the time each step takes and texts to copy.',
      updated: '2026-11-21',
      label: 'Google Ads setup',
    },
    hero: {
      title: 'Set up your first Google Ads campaign',
      lead: 'One campaign, one budget, one page to land on. Step by step, with texts to copy.',
      illustration: { picture: articleAds, alt: 'A search ad on a terrace' },
    },
  },
  'ppc/ad-copy': {
    meta: {
      title: 'PPC Ad Copy: Lines That Earn the Click | Upslope',
      description:
        'How to write search ads that the right people click: headlines, descriptions, assets and tests, with weak and better versions.',
      updated: '2026-11-21',
      label: 'PPC ad copy',
    },
    hero: {
      title: 'Lines that earn the click',
      lead: 'Headlines of 30 characters, descriptions of 90, and what to put in them.',
      illustration: { picture: iconContent, alt: 'A pen and a page on a terrace' },
    },
  },
  'content-strategy': {
    meta: {
      title: 'Content Strategy for a Small Business | Upslope',
      description:
        'How to choose, plan, write and keep the pages that bring customers: a content strategy that fits 42 hours a quarter.',
      updated: '2026-11-21',
      label: 'Content strategy',
    },
    hero: {
      title: 'A quarter of useful posts',
      lead: 'Plan three months of pages people look for, in one afternoon.',
      illustration: { picture: articleContent, alt: 'Pages laid out on a terrace' },
    },
  },
  all: {
    meta: {
      title: 'Free SEO, Web and Ads Guides | Upslope',
      description:
        'Glossaries, checklists, long reads and step-by-step guides on SEO, local search, websites and paid search. No email asked.',
      updated: '2026-11-21',
      label: 'Guides',
    },
    hero: {
      title: 'Thirteen trails, all free',
      lead: 'Everything we explain to clients, written down. No email asked, nothing held back.',
      illustration: {
        picture: trailhead,
        alt: 'A trailhead signpost with four arms: SEO, Local, Website and PPC',
      },
    },
  },
  'seo-guides': {
    meta: {
      title: 'SEO Guides for Business Owners | Upslope',
      description:
        'A glossary, a beginner’s guide, an 87-point checklist and a content plan: free SEO guides for owners of small businesses.',
      updated: '2026-11-21',
      label: 'SEO guides',
    },
    hero: {
      title: 'SEO guides',
      lead: 'How search works, and what to do on Monday morning.',
      illustration: { picture: iconAnalytics, alt: 'A rising chart on a terrace' },
    },
  },
  'local-seo-guides': {
    meta: {
      title: 'Local SEO Guides for Business Owners | Upslope',
      description:
        'The listing, the citations and the words of local search: free guides for shops, clinics and trades that serve a town.',
      updated: '2026-11-21',
      label: 'Local SEO guides',
    },
    hero: {
      title: 'Local SEO guides',
      lead: 'Get found by the people who can walk in.',
      illustration: { picture: iconLocal, alt: 'A shop with a pin' },
    },
  },
  'website-design-guides': {
    meta: {
      title: 'Website Design Guides for Owners | Upslope',
      description:
        'Plain words, best practices and a phone checklist: free website design guides for owners of small businesses.',
      updated: '2026-11-21',
      label: 'Website design guides',
    },
    hero: {
      title: 'Website design guides',
      lead: 'Pages that load fast and make sense.',
      illustration: { picture: articleTechnicalChecklist, alt: 'A checklist on a terrace' },
    },
  },
  'ppc-guides': {
    meta: {
      title: 'PPC Guides for Business Owners | Upslope',
      description:
        'Paid search terms, a first campaign step by step and lines that earn the click: free PPC guides for business owners.',
      updated: '2026-11-21',
      label: 'PPC guides',
    },
    hero: {
      title: 'PPC guides',
      lead: 'Spend on clicks that turn into customers.',
      illustration: { picture: iconPpc, alt: 'Coins beside a search box' },
    },
  },
} as const satisfies Record<GuideSlug | GuideHubSlug, InnerPage>;
