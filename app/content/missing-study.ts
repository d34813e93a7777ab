/** The text of the page of an unknown case study. A known one with a summary only shows a part of it. */
import picture from '#app/assets/pictures/case-range-gap.svg?picture';
import small from '#app/assets/pictures/case-range-gap-small.svg?picture';
import type { PagePlace } from '#app/site-map.ts';
import type { Illustration, Link } from './entities.ts';

export type MissingStudyWords = {
  readonly metaTitle: string;
  /** Its breadcrumb: its parent, and a label. */
  readonly trail: PagePlace;
  readonly title: string;
  readonly text: string;
  /** What to do. */
  readonly hint: string;
  readonly back: Link;
  readonly illustration: Illustration;
  /** The heading of the studies that exist. */
  readonly listTitle: string;
};

export const missingStudy = {
  metaTitle: 'Case Study Not Found',
  trail: { parent: '/case-studies', label: 'Not found' },
  title: 'Case Study Not Found',
  text: 'The requested case study could not be found.',
  hint: 'Check the address, or choose a study below. One is told in full, month by month.',
  back: { label: 'Back to case studies', to: '/case-studies' },
  illustration: {
    picture,
    small,
    alt: 'Hills in a row, each higher than the last: two hikers at a flagpole without a flag, then a business with a flag on each hill',
  },
  listTitle: 'Published case studies',
} as const satisfies MissingStudyWords;
