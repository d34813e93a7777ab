/** What a visitor reads where there is no page. */
import bridge from '#app/assets/pictures/not-found.svg?picture';
import bareSummit from '#app/assets/pictures/case-no-summit.svg?picture';
import type { Illustration, Link } from './entities.ts';

export type NotFoundWords = {
  readonly metaTitle: string;
  /** The large figure above the heading. */
  readonly code?: string;
  readonly title: string;
  readonly text: string;
  readonly back: Link;
  readonly illustration: Illustration;
};

export const notFound = {
  page: {
    metaTitle: '404: Page not found | Upslope',
    code: '404',
    title: 'Oops! Page not found',
    text: 'The path ends here. The hill does not.',
    back: { label: 'Return to Home', to: '/' },
    illustration: {
      picture: bridge,
      alt: 'Two hills and a bridge whose middle planks are missing',
    },
  },
  caseStudy: {
    metaTitle: 'Case Study Not Found | Upslope',
    title: 'Case Study Not Found',
    text: 'The requested case study could not be found.',
    back: { label: 'Back to case studies', to: '/case-studies' },
    illustration: {
      picture: bareSummit,
      alt: 'A hilltop with a bare flagpole; two hikers look for the flag',
    },
  },
} as const satisfies Record<string, NotFoundWords>;
