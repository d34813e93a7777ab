/** Documents for the tests of the checks: a page without faults, and ways to change it. */
import { auditSite } from './audit.ts';
import type { FetchedFile, PageInput, PointId, PointResult, SiteInput } from './types.ts';

export const origin = 'https://shop.example';

export type PageParts = {
  readonly path?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly rendered?: PageInput['rendered'];
  /** Replaces the whole document. */
  readonly html?: string;
  readonly htmlTag?: string;
  readonly title?: string;
  readonly canonical?: string | null;
  /** More elements for the head. */
  readonly head?: string;
  readonly h1?: string;
  /** The content of `main` below the heading. */
  readonly main?: string;
};

const words = 'Brake pads wear down and we measure them for you. '.repeat(8);

/** A page without faults, except for the given parts. */
export function page(parts: PageParts = {}): PageInput {
  const path = parts.path ?? '/brakes';
  const url = `${origin}${path}`;
  const canonical =
    parts.canonical === undefined
      ? `<link rel="canonical" href="${url}">`
      : (parts.canonical ?? '');
  const html =
    parts.html ??
    `<!doctype html>
${parts.htmlTag ?? '<html lang="en">'}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title ?? 'Brake repair in Boulder - Delgado'}</title>
<meta name="description" content="Brake repair in Boulder with a price before we start and a year of guarantee on every part.">
<meta property="og:image" content="${origin}/social.png">
<meta property="og:image:width" content="1200">
${canonical}
${parts.head ?? ''}
</head>
<body>
<nav><a href="/">Home page</a> <a href="/prices">Our prices</a> <a href="/brakes">Brake repair</a></nav>
<main>
<h1>${parts.h1 ?? 'Brake repair'}</h1>
<p>${words}</p>
${parts.main ?? ''}
</main>
</body>
</html>`;
  return {
    url,
    status: parts.status ?? 200,
    html,
    ...(parts.headers && { headers: parts.headers }),
    ...(parts.rendered && { rendered: parts.rendered }),
  };
}

/** A file of the site, answered with status 200. */
export const textFile = (
  text: string,
  headers?: Readonly<Record<string, string>>,
): FetchedFile => ({
  status: 200,
  text,
  headers,
});

/** A sitemap with these paths of the fixture's origin. */
export const sitemap = (...paths: readonly string[]): FetchedFile =>
  textFile(
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
      .map((path) => `<url><loc>${origin}${path}</loc></url>`)
      .join('')}</urlset>`,
  );

/** The result of one point for some pages of a site. */
export function judge(
  id: PointId,
  pages: readonly PageInput[],
  site: Partial<SiteInput> = {},
): PointResult {
  const report = auditSite({ origin, isComplete: false, ...site }, pages, new Date(0));
  return report.points[id - 1]!;
}

/** A row of a table of cases: point, name, verdict, pages and site. */
export type Case = readonly [
  id: PointId,
  what: string,
  verdict: PointResult['verdict'],
  pages: readonly PageInput[],
  site?: Partial<SiteInput>,
];

/** A script with structured data of schema.org. */
export const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...(data as object) })}</script>`;

/** A page with this structured data, and more content below its heading. */
export const data = (value: unknown, main = '', path = '/brakes'): readonly PageInput[] => [
  page({ path, head: script(value), main }),
];

/** Structured data without faults. */
export const organization = {
  '@type': 'Organization',
  name: 'Delgado',
  url: origin,
  logo: `${origin}/logo.png`,
};
export const article = {
  '@type': 'Article',
  headline: 'Pads',
  datePublished: '2026-03-09',
  author: { '@type': 'Person', name: 'Maya Delgado' },
};

/** What a browser measures on a page without faults. */
export const rendered = {
  overflowAt320: 0,
  smallControls: [],
  smallTextShare: 0.05,
  lazyInFirstScreen: [],
  eagerBelowFirstScreen: [],
  coversOnArrival: [],
  sameTextOnPhone: true,
  words: 80,
};
