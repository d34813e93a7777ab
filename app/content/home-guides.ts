/** The guides on the landing page, by topic. */
import guideLocalSeo from '#app/assets/pictures/guide-local-seo.svg?picture';
import guidePpc from '#app/assets/pictures/guide-ppc.svg?picture';
import guideSeo from '#app/assets/pictures/guide-seo.svg?picture';
import guideWebsiteDesign from '#app/assets/pictures/guide-website-design.svg?picture';
import type { Exactly, GuideTopic, Heading } from './entities.ts';

export type HomeGuides = Heading & {
  readonly topics: Exactly<4, GuideTopic>;
  /** The link to all guides of a topic. */
  readonly all: (topic: string) => string;
};

export const homeGuides = {
  title: 'Free SEO, website and PPC guides',
  lead: 'Do it yourself. No email required.',
  all: (topic) => `View All ${topic} Resources`,
  topics: [
    {
      name: 'SEO',
      title: 'SEO Guides',
      description: 'How search works and what to do first.',
      color: 'sky',
      picture: guideSeo,
      subPages: [
        {
          title: 'SEO Glossary',
          description: 'Terms in one sentence each',
          path: '/guides/seo/glossary',
        },
        {
          title: 'Beginner’s Guide',
          description: 'Start here if SEO is new',
          path: '/guides/seo/beginners-guide',
        },
        {
          title: 'Technical Checklist',
          description: 'The checks we run first',
          path: '/guides/seo/technical-checklist',
        },
      ],
      all: '/guides/seo-guides',
    },
    {
      name: 'Local SEO',
      title: 'Local SEO Guides',
      description: 'Get found by people who can walk in.',
      color: 'peach',
      picture: guideLocalSeo,
      subPages: [
        {
          title: 'Local Glossary',
          description: 'Map pack, citations and more',
          path: '/guides/local-seo/glossary',
        },
        {
          title: 'Google Business',
          description: 'Set up your Google listing',
          path: '/guides/local-seo/google-business',
        },
        {
          title: 'Citations',
          description: 'Where to be listed, and how',
          path: '/guides/local-seo/citations',
        },
      ],
      all: '/guides/local-seo-guides',
    },
    {
      name: 'Website Design',
      title: 'Website Design Guides',
      description: 'Pages that load fast and make sense.',
      color: 'leaf',
      picture: guideWebsiteDesign,
      subPages: [
        {
          title: 'Design Glossary',
          description: 'Web terms explained',
          path: '/guides/website-design/glossary',
        },
        {
          title: 'UX Best Practices',
          description: 'Pages that are easy to use',
          path: '/guides/website-design/ux-best-practices',
        },
        {
          title: 'Mobile',
          description: 'Design for the small screen',
          path: '/guides/website-design/mobile',
        },
      ],
      all: '/guides/website-design-guides',
    },
    {
      name: 'PPC',
      title: 'PPC Guides',
      description: 'Spend on clicks that turn into customers.',
      color: 'butter',
      picture: guidePpc,
      subPages: [
        {
          title: 'PPC Glossary',
          description: 'Bids, match types, quality',
          path: '/guides/ppc/glossary',
        },
        {
          title: 'Google Ads Setup',
          description: 'First campaign, step by step',
          path: '/guides/ppc/google-ads-setup',
        },
        {
          title: 'Ad Copy',
          description: 'How to write search ads',
          path: '/guides/ppc/ad-copy',
        },
      ],
      all: '/guides/ppc-guides',
    },
  ],
} as const satisfies HomeGuides;
