/** Kinds of changes, and the texts that the rows of `faults.ts` and `harmless.ts` share. */
import type { PageInput, Redirect, SiteInput } from '#audit/types.ts';
import { company, intoBody, intoHead, intoMain, origin } from './prepared.ts';

/** The site of the planted document: four pages, the document itself first. */
export type Site = SiteInput & { readonly pages: readonly PageInput[] };
/** One change. `id` is the point of the checklist that it is about. */
export type Change = {
  readonly id: number;
  readonly what: string;
  readonly to:
    { readonly edit: (html: string) => string } | { readonly site: (site: Site) => Site };
  /** `needs-a-person` for the points that a program only hands on. */
  readonly expects?: 'needs-a-person';
};

/** A kind of change that adds a text at a place of the document. */
const edit =
  (place: (html: string, text: string) => string) =>
  (id: number, what: string, text: string): Change => ({
    id,
    what,
    to: { edit: (html) => place(html, text) },
  });
export const body = edit(intoBody);
export const main = edit(intoMain);
export const head = edit(intoHead);
/** Replaces the first match in the document. */
export const swap = (id: number, what: string, from: string | RegExp, to: string): Change => ({
  id,
  what,
  to: { edit: (html) => html.replace(from, () => to) },
});
/** Changes the site, or documents in it. */
export const site = (id: number, what: string, change: (site: Site) => Partial<Site>): Change => ({
  id,
  what,
  to: { site: (before) => ({ ...before, ...change(before) }) },
});
/** A fault that the program only hands on. */
export const person = (change: Change): Change => ({ ...change, expects: 'needs-a-person' });

/** Changes the document of one page of the site; the first is `/guide`, then `/`, `/prices`, `/contact`. */
export const pages =
  (change: (html: string, index: number) => string) =>
  ({ pages: before }: Site): Partial<Site> => ({
    pages: before.map((page, index) => ({ ...page, html: change(page.html, index) })),
  });
/** Changes the planted document only. */
export const onlyFirst = (change: (html: string) => string) =>
  pages((html, index) => (index === 0 ? change(html) : html));
/** Gives the planted document these response headers. */
export const headers =
  (added: Readonly<Record<string, string>>) =>
  (before: Site): Partial<Site> => ({
    pages: before.pages.map((page, index) => (index === 0 ? { ...page, headers: added } : page)),
  });
/** Changes what is known about the planted document, such as its address. */
export const first =
  (change: Partial<PageInput>) =>
  (before: Site): Partial<Site> => ({
    pages: before.pages.map((page, index) => (index === 0 ? { ...page, ...change } : page)),
  });
/** Replaces the robots.txt. */
export const robots =
  (text: string, status = 200) =>
  (): Partial<Site> => ({
    robots: { status, text, headers: { 'content-type': 'text/plain' } },
  });
export const allow = 'User-agent: *\nDisallow:\n';
export const sitemapLine = `Sitemap: ${origin}/sitemap.xml\n`;
/** Changes the text of the sitemap. */
export const sitemap =
  (change: (text: string) => string) =>
  (before: Site): Partial<Site> => ({
    sitemap: { status: 200, text: change(before.sitemap?.text ?? '') },
  });
/** An entry of the sitemap, and the end of the sitemap. */
export const entry = (loc: string, more = '') => `<url><loc>${loc}</loc>${more}</url></urlset>`;
/** Adds one chain of redirects. */
export const chain =
  (...steps: readonly (readonly [from: string, status: number, to: string])[]) =>
  () => {
    const [start, ...rest] = steps.map(([from, status, to]): Redirect => ({
      from: origin + from,
      status,
      to: origin + to,
    }));
    return { redirects: [[start!, ...rest]] as const };
  };
/** The response for a made-up address, after redirects. */
export const probe = (steps: readonly Redirect[], status: number, url: string, html?: string) => ({
  asked: `${origin}/no-such-page`,
  steps,
  status,
  url,
  html,
});
export const picture = '<img src="/van.webp" alt="A van in the yard" width="80" height="60">';
/** A link to a path of the site. */
export const linkTo = (path: string, text: string) => `<a href="${origin}${path}">${text}</a>`;
/** The document with one more link in its navigation. */
export const asLink = (html: string, href: string) =>
  html.replace('</nav>', () => `<a href="${href}">One more page</a></nav>`);
/** A script with structured data. */
export const data = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...(value as object) })}</script>`;
export const business = {
  '@type': 'LocalBusiness',
  name: 'Delgado',
  address: '12 Pearl Street',
  telephone: '+1 303 555 0142',
  openingHours: 'Mo-Fr 09:00-17:00',
};
export const offer = {
  '@type': 'Offer',
  price: '129.00',
  priceCurrency: 'USD',
  availability: 'InStock',
};
export const product = { '@type': 'Product', name: 'Brake pads', offers: offer };
export const article = {
  '@type': 'Article',
  headline: 'Brakes',
  author: { '@type': 'Person', name: 'Ana Delgado' },
  datePublished: '2026-11-21',
};
/** Data of a breadcrumb with these names. */
export const trail = (...names: readonly string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
});
export const path =
  '<nav aria-label="Breadcrumb"><a href="https://shop.example/">Start</a> Brakes</nav>';
export const byline = '<p>By Ana Delgado, November 21, 2026</p>';
export const words = 'We measure the pads and tell you the price first. ';
/** Replaces the company’s data on the home page. */
export const onHome = (text: string) =>
  pages((html, index) => (index === 1 ? html.replace(company, () => text) : html));
