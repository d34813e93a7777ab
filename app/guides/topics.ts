/** The topics of the guides. */
import iconDesign from '#app/assets/pictures/icon-design.svg?picture';
import iconLocal from '#app/assets/pictures/icon-local.svg?picture';
import iconPpc from '#app/assets/pictures/icon-ppc.svg?picture';
import iconSeo from '#app/assets/pictures/icon-seo.svg?picture';
import type { ListedKind, Topic } from './page.ts';
import type { TopicId } from './place.ts';

export const topics = {
  seo: {
    name: 'SEO',
    line: 'Get found in Google, Bing and AI answers',
    picture: iconSeo,
    panel: 'sky',
    hub: 'seo-guides',
  },
  'local-seo': {
    name: 'Local SEO',
    line: 'Show up in Google Maps and nearby searches',
    picture: iconLocal,
    panel: 'peach',
    hub: 'local-seo-guides',
  },
  'website-design': {
    name: 'Website Design',
    line: 'Turn visitors into calls and bookings',
    picture: iconDesign,
    panel: 'leaf',
    hub: 'website-design-guides',
  },
  ppc: {
    name: 'PPC',
    line: 'Run search ads and count what they bring',
    picture: iconPpc,
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
