/** Knowledge base: /archive */
import picture from '#app/assets/pictures/archive-drawers.svg?picture';
import { articleCategories, articleTags, type Article } from './archive-articles.ts';
import { filterWords, type FilterWords } from './filters.ts';
import type { InnerPage } from './inner-page.ts';

/** A category or a tag with the number of articles that carry it. */
type Tally = { readonly name: string; readonly count: number };

/** The articles and what they are filed under: made of `archive-articles.ts` when the site is built. */
export type Archive = {
  readonly articles: readonly Article[];
  readonly categories: readonly Tally[];
  readonly tags: readonly Tally[];
};

/** The words around the articles. */
export type ArchivePage = InnerPage & {
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly listTitle: string;
  readonly categories: { readonly title: string };
  readonly tags: { readonly title: string };
  readonly views: { readonly label: string; readonly grid: string; readonly list: string };
  /** Shown, and nothing else: the first is the current one. */
  readonly pages: { readonly label: string; readonly numbers: readonly number[] };
  readonly filters: FilterWords;
};

/** What a query may set on this page: `?q=…&category=…&tag=…&view=list`. */
export const archiveFilters = {
  q: 'text',
  category: articleCategories,
  tag: articleTags,
  view: ['list'],
} as const;

export const archive = {
  meta: {
    title: 'SEO Knowledge Base: Short, Practical Notes | Upslope',
    description:
      'Short, practical notes on rankings, local search, content, links and reporting, from the people doing the work. No email wall.',
    updated: '2026-11-21',
    label: 'Knowledge base',
  },
  hero: {
    title: 'SEO Knowledge Base',
    lead: 'Short, practical notes from the people doing the work. No email wall.',
    illustration: { picture, alt: '' },
  },
  search: { label: 'Search articles', placeholder: 'Search articles' },
  listTitle: 'Articles',
  categories: { title: 'Categories' },
  tags: { title: 'Tags' },
  views: { label: 'View', grid: 'Grid', list: 'List' },
  pages: { label: 'Pages', numbers: [1, 2, 3] },
  filters: filterWords,
} as const satisfies ArchivePage;
