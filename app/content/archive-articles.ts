/**
 * The specified sample articles of the knowledge base, each with a placeholder link. Articles with
 * a page are files in app/guides/content/archive; one with the id of a sample replaces its card.
 */
import blockedPage from '#app/assets/pictures/closeup-blocked-page.svg?picture';
import blockedPageSmall from '#app/assets/pictures/closeup-blocked-page-small.svg?picture';
import clickWorth from '#app/assets/pictures/closeup-click-worth.svg?picture';
import clickWorthSmall from '#app/assets/pictures/closeup-click-worth-small.svg?picture';
import fillListing from '#app/assets/pictures/closeup-fill-listing.svg?picture';
import fillListingSmall from '#app/assets/pictures/closeup-fill-listing-small.svg?picture';
import rankReport from '#app/assets/pictures/closeup-rank-report.svg?picture';
import rankReportSmall from '#app/assets/pictures/closeup-rank-report-small.svg?picture';
import twoPosts from '#app/assets/pictures/closeup-two-posts.svg?picture';
import twoPostsSmall from '#app/assets/pictures/closeup-two-posts-small.svg?picture';
import worthLinks from '#app/assets/pictures/closeup-worth-links.svg?picture';
import worthLinksSmall from '#app/assets/pictures/closeup-worth-links-small.svg?picture';
import type { Day } from './dates-ledger.ts';
import type { articleCategories, articleTags } from './classifications.ts';
import type { Panel, Picture, PlaceholderLink } from './entities.ts';
import type { SitePath } from './paths.ts';

export type Article = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: Day;
  /** If absent, the card shows the placeholder picture. */
  readonly image?: Picture;
  /** One thing of the picture without words, for the small cards of phones. */
  readonly small?: Picture;
  /** One for each category. */
  readonly panel: Panel;
  readonly category: (typeof articleCategories)[number];
  readonly tags: readonly (typeof articleTags)[number][];
  /** The page of the article, or a placeholder if there is none. */
  readonly url: SitePath | PlaceholderLink;
};

const unpublished = (label: string): PlaceholderLink => ({
  label,
  placeholder: 'Knowledge base articles are sample content without pages.',
});

export const articles = [
  {
    id: 'read-a-rank-report',
    title: 'How to read a rank report in five minutes',
    excerpt: 'Six numbers worth watching, four you can ignore, and what to ask when one falls.',
    date: '2026-11-04',
    image: rankReport,
    small: rankReportSmall,
    panel: 'sand',
    category: 'Reporting',
    tags: ['rankings', 'analytics', 'beginners'],
    url: unpublished('How to read a rank report in five minutes'),
  },
  {
    id: 'business-listing',
    title: 'How to fill in your business listing',
    excerpt:
      'Hours, photos, categories and replies: the parts of a listing that customers and Google look at.',
    date: '2026-10-21',
    image: fillListing,
    small: fillListingSmall,
    panel: 'sky',
    category: 'Local SEO',
    tags: ['local', 'beginners'],
    url: unpublished('How to fill in your business listing'),
  },
  {
    id: 'technical-checklist',
    title: 'Pages Google can’t open, and how to find them',
    excerpt: 'A checklist for one afternoon: what keeps search engines out.',
    date: '2026-10-07',
    image: blockedPage,
    small: blockedPageSmall,
    panel: 'butter',
    category: 'Technical SEO',
    tags: ['technical', 'speed'],
    url: unpublished('Pages Google can’t open, and how to find them'),
  },
  {
    id: 'links-worth-having',
    title: 'Links worth having, and how to earn them',
    excerpt:
      'Suppliers, trade groups and local press: a plan for getting mentioned without paying for it.',
    date: '2026-09-16',
    image: worthLinks,
    small: worthLinksSmall,
    panel: 'leaf',
    category: 'Link Building',
    tags: ['links'],
    url: unpublished('Links worth having, and how to earn them'),
  },
  {
    id: 'two-good-posts',
    title: 'Two good posts a month: how we write them',
    excerpt: 'How we choose topics, brief a writer and decide when a page is finished.',
    date: '2026-09-02',
    image: twoPosts,
    small: twoPostsSmall,
    panel: 'peach',
    category: 'Content',
    tags: ['content', 'rankings'],
    url: unpublished('Two good posts a month: how we write them'),
  },
  {
    id: 'pay-for-the-click',
    title: 'What your clicks earn, paid and free',
    excerpt: 'Search ads and SEO share a budget. Your report shows which one earns more.',
    date: '2026-08-19',
    image: clickWorth,
    small: clickWorthSmall,
    panel: 'sand',
    category: 'Reporting',
    tags: ['analytics', 'rankings'],
    url: unpublished('What your clicks earn, paid and free'),
  },
] as const satisfies readonly Article[];
