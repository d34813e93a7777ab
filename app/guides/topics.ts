/** The topics of the guides. */
import localSeo from '#app/assets/pictures/guide-local-seo.svg?picture';
import ppc from '#app/assets/pictures/guide-ppc.svg?picture';
import seo from '#app/assets/pictures/guide-seo.svg?picture';
import websiteDesign from '#app/assets/pictures/guide-website-design.svg?picture';
import type { ListedKind, Topic } from './page.ts';
import type { TopicId } from './place.ts';

export const topics = {
  seo: {
    name: 'SEO',
    line: 'Get found in Google, Bing and AI answers',
    picture: seo,
    panel: 'sky',
    hub: 'seo-guides',
  },
  'local-seo': {
    name: 'Local SEO',
    line: 'Show up in Google Maps and nearby searches',
    picture: localSeo,
    panel: 'peach',
    hub: 'local-seo-guides',
  },
  'website-design': {
    name: 'Website Design',
    line: 'Turn visitors into calls and bookings',
    picture: websiteDesign,
    panel: 'leaf',
    hub: 'website-design-guides',
  },
  ppc: {
    name: 'PPC',
    line: 'Run search ads and count what they bring',
    picture: ppc,
    panel: 'butter',
    hub: 'ppc-guides',
  },
} as const satisfies Record<TopicId, Topic>;

export const kindNames = {
  glossary: 'Glossary',
  checklist: 'Checklist',
  'long-read': 'Long read',
  steps: 'Step by step',
} as const satisfies Record<ListedKind, string>;
