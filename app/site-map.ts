/**
 * The pages of the site: path, label, parent. Breadcrumbs, the Explore section, the sitemap, page heads
 * (`og:type`), structured data, social pictures and the route table use it. It imports nothing, so that the
 * build can read it without Vite. Guides, case studies and the kinds are in `site-map-families.ts`: the
 * browser only needs pages that have pages below them.
 */

/** What a page is: a page of the route table, or one of a family that grows by content. */
type PageKind = 'page' | 'guide' | 'hub' | 'article' | 'case-study';

/** A page. A family provides a list of these. */
export type PageEntry<Path extends string = string> = {
  /** The address, without a trailing slash. */
  readonly path: Path;
  /** The name in breadcrumbs, menus and lists of pages. */
  readonly label: string;
  /** The page above. Null for the landing page only. */
  readonly parent: ParentPath | null;
  readonly kind: PageKind;
  /** If absent, the page may be indexed and is in the sitemap. */
  readonly indexable?: false;
};

/** Pages of the route table (kind `page`). Of equally similar ones the 404 page suggests the first. */
export const pageEntries = [
  entry('/', 'Home', null),
  entry('/services', 'Services', '/'),
  entry('/case-studies', 'Case studies', '/'),
  entry('/services/seo', 'SEO services', '/services'),
  entry('/services/seo/pricing', 'SEO pricing', '/services/seo'),
  entry('/pricing', 'Digital marketing pricing', '/'),
  entry('/archive', 'SEO knowledge base', '/'),
  entry('/industries', 'Industries', '/'),
];

/** Their route modules. Separate from the entries, because the browser does not need them. */
export const routeModules = {
  '/': 'routes/home.tsx',
  '/services': 'routes/services.tsx',
  '/case-studies': 'routes/case-studies.tsx',
  '/services/seo': 'routes/seo.tsx',
  '/services/seo/pricing': 'routes/seo-pricing.tsx',
  '/pricing': 'routes/pricing.tsx',
  '/archive': 'routes/archive.tsx',
  '/industries': 'routes/industries.tsx',
} as const satisfies Record<(typeof pageEntries)[number]['path'], string>;

/** Hubs (kind `hub`), pages that list guides: one for all, and one per topic. */
export const hubEntries = [
  entry('/guides/all', 'Guides', '/'),
  entry('/guides/seo-guides', 'SEO guides', '/guides/all'),
  entry('/guides/local-seo-guides', 'Local SEO guides', '/guides/all'),
  entry('/guides/website-design-guides', 'Website design guides', '/guides/all'),
  entry('/guides/ppc-guides', 'PPC guides', '/guides/all'),
];

type ParentEntry = (typeof pageEntries)[number] | (typeof hubEntries)[number];
/** A page that may have pages below it: any page outside the families. */
export type ParentPath = ParentEntry['path'];

/** The fields that a breadcrumb uses. */
export type PagePlace = Pick<PageEntry, 'label' | 'parent'>;

const parents: readonly (ParentEntry & PagePlace)[] = [...hubEntries, ...pageEntries];

/** Whether a page is one of the route table or a hub. All others are guides, articles and case studies. */
export function isOutsideFamilies(path: string): boolean {
  return parents.some((page) => page.path === path);
}

/** The entry of a page of the route table or of a hub. */
export function entryOf(path: ParentPath): ParentEntry & PagePlace {
  return parents.find((page) => page.path === path)!;
}

/** The pages above a page, landing page first. */
export function ancestorsOf({ parent }: Pick<PagePlace, 'parent'>): readonly ParentEntry[] {
  return parent ? [...ancestorsOf(entryOf(parent)), entryOf(parent)] : [];
}

function entry<const Path extends string, const Parent extends string | null>(
  path: Path,
  label: string,
  parent: Parent,
) {
  return { path, label, parent };
}
