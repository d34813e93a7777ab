/** The topics of the guides. */
import iconAnalytics from '#app/assets/pictures/icon-analytics.svg?picture';
import iconDesign from '#app/assets/pictures/icon-design.svg?picture';
import iconLocal from '#app/assets/pictures/icon-local.svg?picture';
import iconPpc from '#app/assets/pictures/icon-ppc.svg?picture';
import type { ListedKind, Topic } from './page.ts';
import type { GuideTopic } from './place.ts';

export const topics = {
  seo: {
    name: 'SEO',
    line: 'Be found in the list',
    picture: iconAnalytics,
    panel: 'sky',
    hub: 'seo-guides',
  },
  'local-seo': {
    name: 'Local SEO',
    line: 'Be found on the map',
    picture: iconLocal,
    panel: 'peach',
    hub: 'local-seo-guides',
  },
  'website-design': {
    name: 'Website Design',
    line: 'Turn visits into calls',
    picture: iconDesign,
    panel: 'leaf',
    hub: 'website-design-guides',
  },
  ppc: {
    name: 'PPC',
    line: 'Pay for the click, on purpose',
    picture: iconPpc,
    panel: 'butter',
    hub: 'ppc-guides',
  },
} as const satisfies Record<GuideTopic, Topic>;

export const kindNames = {
  glossary: 'Glossary',
  checklist: 'Checklist',
  'long-read': 'Long read',
  steps: 'Step by step',
} as const satisfies Record<ListedKind, string>;
