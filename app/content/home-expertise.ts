/** The services on the landing page, each with an explained term, and the content strategy. */
import plots from '#app/assets/pictures/service-plots.svg?picture';
import strategyPlots from '#app/assets/pictures/strategy-plots.svg?picture';
import type { Exactly, Heading, Picture, ServiceCard } from './entities.ts';

export type HomeExpertise = Heading & {
  /** One scene for each service, one below the other. */
  readonly plots: Picture;
  readonly services: Exactly<8, ServiceCard>;
  readonly contentStrategy: Heading & {
    /** One scene for each step, one below the other. */
    readonly plots: Picture;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
};

export const homeExpertise = {
  title: 'SEO and digital marketing services',
  lead: 'What each one does, with its jargon explained.',
  plots,
  services: [
    {
      title: 'Technical SEO',
      to: '/services/seo#service-technical',
      description: 'We fix speed, broken pages and redirects.',
      glossary: {
        term: 'Crawl',
        meaning: 'a search engine reading your pages.',
      },
    },
    {
      title: 'On-page SEO',
      to: '/services/seo#service-onpage',
      description: 'Titles, headings and copy, so each page answers one search.',
      glossary: { term: 'Title tag', meaning: 'the blue line people click on in results.' },
    },
    {
      title: 'Link building',
      to: '/services/seo#service-link',
      description: 'Links from real sites in your trade and town.',
      glossary: { term: 'Backlink', meaning: 'another site vouching for yours.' },
    },
    {
      title: 'Local SEO',
      to: '/services#local-seo',
      description: 'We keep your listing correct and help you get reviews.',
      glossary: { term: 'Map pack', meaning: 'the businesses, usually three, shown with the map.' },
    },
    {
      title: 'Content marketing',
      to: '/services/seo#service-content',
      description: 'Pages that customers look for before they buy.',
      glossary: { term: 'Search intent', meaning: 'what a searcher really wants.' },
    },
    {
      title: 'Website design',
      to: '/services#website-design',
      description: 'Fast, clear sites that turn visits into calls.',
      glossary: { term: 'Conversion', meaning: 'a visitor who calls, books or buys.' },
    },
    {
      title: 'PPC management',
      to: '/services#ppc',
      description: 'We run your search ads and cut wasted clicks weekly.',
      glossary: { term: 'Quality Score', meaning: 'Google’s grade for your ad and its page.' },
    },
    {
      title: 'Analytics and reporting',
      to: '/services#street',
      description: 'We show you which search led to which sale.',
      glossary: { term: 'Attribution', meaning: 'knowing where a customer came from.' },
    },
  ],
  contentStrategy: {
    title: 'Our content strategy',
    lead: 'How we choose, write and update a page.',
    plots: strategyPlots,
    steps: [
      {
        title: 'Listen',
        text: 'Collect what customers ask.',
      },
      { title: 'Choose', text: 'Keep what could lead to a sale.' },
      { title: 'Write', text: '1500 words, checked by you.' },
      { title: 'Keep', text: 'Update a page when facts change.' },
    ],
  },
} as const satisfies HomeExpertise;
