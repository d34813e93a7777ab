/** Points 1 to 12: can robots reach it? */
import { attribute, textOf } from '../document.ts';
import { endOf, homeOf, isAfterOrder, isIndexable, type PageFacts, sameAddress } from '../facts.ts';
import {
  fail,
  needsAPerson,
  pass,
  passOrFail,
  type DocumentCheck,
  type SiteCheck,
} from '../outcome.ts';
import { robotsAddress, robotsOf } from '../robots-txt.ts';
import { listedPages, sitemapOf } from '../sitemap.ts';
import type { Evidence, SiteInput } from '../types.ts';

/** Google reads the first 500 KiB of a robots.txt. */
const robotsLimit = 500 * 1024;
/** The robots that bring visitors, as the point names them, and every other one. */
const agents = ['Googlebot', 'bingbot', 'OAI-SearchBot', 'PerplexityBot', '*'];
/** A date of the W3C format that sitemaps use: from a year to a second with its time zone. */
const isoDate =
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;
/** From this number on, addresses that differ only in the query count as an endless filter or calendar. */
const endlessQueries = 10;

/** A script that opens another address. */
const navigates =
  /\blocation(?:\.href)?\s*=(?!=)|\blocation\.(?:assign|replace)\s*\(|\bwindow\.open\s*\(/;

/** The pages of a list have an end. */
const isPageOfList = ({ searchParams }: URL) =>
  [...searchParams.keys()].every((name) => /^(?:page|paged|p|pg|start|offset)$/i.test(name));

/** Clicks from the home page to each page that links lead to. */
function clicksFromHome(pages: readonly PageFacts[], site: SiteInput): ReadonlyMap<string, number> {
  const byAddress = new Map(pages.map((page) => [sameAddress(page.url), page]));
  const redirected = new Map(
    (site.redirects ?? []).map((chain) => [sameAddress(chain[0].from), sameAddress(endOf(chain))]),
  );
  const clicks = new Map([[homeOf(site), 0]]);
  // The map grows during the iteration: each page is visited once.
  for (const [address, depth] of clicks) {
    for (const link of byAddress.get(address)?.links ?? []) {
      const asked = sameAddress(link.url);
      const target = redirected.get(asked) ?? asked;
      if (byAddress.has(target) && !clicks.has(target)) clicks.set(target, depth + 1);
    }
  }
  return clicks;
}

export const crawlingSite: readonly SiteCheck[] = [
  {
    id: 1,
    checkSite(_, site) {
      const page = robotsAddress(site);
      const { robots } = site;
      if (!robots) return needsAPerson(page, 'robots.txt was not given');
      // A plain 404 blocks nothing.
      if (robots.status === 404 || robots.status === 410)
        return pass([{ page, found: `status ${robots.status}, which allows everything` }]);
      if (robots.status !== 200)
        return fail([{ page, found: `status ${robots.status}`, expected: 'status 200 or 404' }]);
      const text = robots.text ?? '';
      const type = robots.headers?.['content-type'];
      const groups = text.match(/^\s*user-agent\s*:/gim)?.length ?? 0;
      const faults = [
        ...(type && !/^text\/plain\b/i.test(type)
          ? [{ page, found: type, expected: 'text/plain' }]
          : []),
        ...(/^\s*</.test(text)
          ? [{ page, line: 1, found: 'HTML', expected: 'lines of plain text' }]
          : []),
        ...(groups === 0
          ? [{ page, found: 'no User-agent line', expected: '“User-agent: *” and a rule below it' }]
          : []),
        ...(text.length > robotsLimit
          ? [{ page, found: `${text.length} characters`, expected: `at most ${robotsLimit}` }]
          : []),
      ];
      return passOrFail(faults, [
        { page, found: `status 200, ${groups} group${groups === 1 ? '' : 's'} of rules` },
      ]);
    },
  },
  {
    id: 2,
    checkSite(pages, site) {
      const robots = robotsOf(site);
      if (!robots)
        return needsAPerson(robotsAddress(site), 'robots.txt was not given, or did not load');
      const listed = (listedPages(site) ?? []).map(({ loc }) => loc);
      const important = new Set([
        ...listed,
        ...pages
          .filter((page) => isIndexable(page) && !isAfterOrder(page.url))
          .map(({ url }) => url),
      ]);
      const assets = new Set(pages.flatMap((page) => page.assets));
      const blocked = [...important, ...assets].flatMap((address): Evidence[] => {
        if (URL.parse(address)?.origin !== site.origin) return [];
        const refused = agents.filter((agent) => robots.isAllowed(address, agent) === false);
        return refused.length > 0
          ? [
              {
                page: address,
                found: `robots.txt blocks it for ${refused.join(', ')}`,
                expected: 'allowed',
              },
            ]
          : [];
      });
      return passOrFail(blocked, [
        {
          page: robotsAddress(site),
          found: `${important.size} pages and ${assets.size} files of theirs are allowed`,
        },
      ]);
    },
  },
  {
    id: 3,
    checkSite(_, site) {
      const page = `${site.origin}/sitemap.xml`;
      if (!site.sitemap) return needsAPerson(page, 'no sitemap was given');
      const sitemap = sitemapOf(site.sitemap);
      if ('fault' in sitemap)
        return fail([
          { page, found: sitemap.fault, expected: 'a sitemap as sitemaps.org describes it' },
        ]);
      const { entries } = sitemap;
      const faults = [
        ...(entries.length === 0
          ? [{ page, found: 'no entries', expected: 'at least one address' }]
          : []),
        ...(entries.length > 50_000
          ? [{ page, found: `${entries.length} entries`, expected: 'at most 50,000' }]
          : []),
        ...entries
          .filter(({ loc }) => !/^https?:$/.test(URL.parse(loc)?.protocol ?? ''))
          .map(({ loc }) => ({ page, found: `<loc>${loc}</loc>`, expected: 'a full address' })),
        ...entries
          .filter(({ lastmod }) => lastmod !== undefined && !isoDate.test(lastmod))
          .map(({ loc, lastmod }) => ({
            page: loc,
            found: `<lastmod>${lastmod}</lastmod>`,
            expected: 'a date such as 2026-11-21',
          })),
        ...(sitemap.isIndex ? (site.sitemapParts ?? []) : []).flatMap((part, index) => {
          const read = sitemapOf(part);
          return 'fault' in read
            ? [
                {
                  page: entries[index]?.loc ?? page,
                  found: read.fault,
                  expected: 'a sitemap as sitemaps.org describes it',
                },
              ]
            : [];
        }),
      ];
      return passOrFail(faults, [{ page, found: `status 200, ${entries.length} addresses` }]);
    },
  },
  {
    id: 4,
    checkSite(pages, site) {
      const page = `${site.origin}/sitemap.xml`;
      const listed = listedPages(site);
      if (!listed) return needsAPerson(page, 'no sitemap with pages was given');
      const known = new Map(pages.map((one) => [sameAddress(one.url), one]));
      let looked = 0;
      const hasOrigin = pages.some(({ hasAddress }) => hasAddress);
      const faults = listed.flatMap(({ loc }): Evidence[] => {
        const target = known.get(sameAddress(loc));
        const redirect = site.redirects?.find(
          ([{ from }]) => sameAddress(from) === sameAddress(loc),
        );
        if (redirect?.[0].from === loc)
          return [
            {
              page: loc,
              found: `redirects to ${endOf(redirect)}`,
              expected: 'an address that answers 200',
            },
          ];
        if (!target && hasOrigin && URL.parse(loc)?.origin !== site.origin)
          return [{ page: loc, found: 'listed, on another host', expected: `on ${site.origin}` }];
        if (!target) {
          return site.isComplete
            ? [{ page: loc, found: 'listed, but there is no such page', expected: 'a page' }]
            : [];
        }
        looked += 1;
        if (target.status !== 200)
          return [{ page: loc, found: `status ${target.status}`, expected: 'status 200' }];
        if (target.noindex)
          return [
            {
              page: loc,
              line: target.noindex.line ?? 1,
              found: target.noindex.found,
              expected: 'no noindex on a listed page',
            },
          ];
        if (target.canonical && sameAddress(target.canonical) !== sameAddress(loc)) {
          return [{ page: loc, found: `canonical ${target.canonical}`, expected: loc }];
        }
        return [];
      });
      if (faults.length === 0 && looked === 0)
        return needsAPerson(page, 'none of the listed pages was read');
      return passOrFail(faults, [
        {
          page,
          found: `${looked} of ${listed.length} listed pages were read: all answer 200 and may be indexed`,
        },
      ]);
    },
  },
  {
    id: 5,
    checkSite(_, site) {
      const page = robotsAddress(site);
      const robots = robotsOf(site);
      if (!robots) return needsAPerson(page, 'robots.txt was not given, or did not load');
      const named = robots.getSitemaps();
      if (named.length === 0)
        return fail([
          { page, found: 'no Sitemap line', expected: `Sitemap: ${site.origin}/sitemap.xml` },
        ]);
      const faults = named
        .filter((address) => {
          const url = URL.parse(address);
          return !url || (site.isComplete && url.origin !== site.origin);
        })
        .map((address) => ({
          page,
          found: `Sitemap: ${address}`,
          expected: `a full address on ${site.origin}`,
        }));
      return passOrFail(faults, [{ page, found: `Sitemap: ${named.join(', ')}` }]);
    },
  },
  {
    id: 6,
    checkSite: (_, site) => needsAPerson(site.origin, 'Search Console shows it to its owners only'),
  },
  {
    id: 7,
    checkSite(pages, site) {
      if (!site.isComplete || pages.length < 2)
        return needsAPerson(site.origin, 'needs all pages of the site');
      if (!pages.some(({ url }) => sameAddress(url) === homeOf(site)))
        return needsAPerson(site.origin, 'the home page was not given');
      const clicks = clicksFromHome(pages, site);
      const deep = pages.filter(
        (page) => isIndexable(page) && (clicks.get(sameAddress(page.url)) ?? 0) > 3,
      );
      const deepest = Math.max(...clicks.values());
      return passOrFail(
        deep.map(({ url }) => ({
          page: url,
          found: `${clicks.get(sameAddress(url))} clicks from the home page`,
          expected: 'at most 3',
        })),
        [
          {
            page: site.origin,
            found: `the deepest page is ${deepest} click${deepest === 1 ? '' : 's'} from the home page`,
          },
        ],
      );
    },
  },
  {
    id: 8,
    checkSite(pages, site) {
      if (!site.isComplete || pages.length < 2)
        return needsAPerson(site.origin, 'needs all pages of the site');
      const linked = new Set<string>();
      for (const page of pages) {
        const own = sameAddress(page.url);
        for (const { url } of page.links) {
          const target = sameAddress(url);
          if (target !== own) linked.add(target);
        }
      }
      for (const chain of site.redirects ?? []) {
        if (linked.has(sameAddress(chain[0].from))) linked.add(sameAddress(endOf(chain)));
      }
      const checked = pages.filter(
        (page) => isIndexable(page) && sameAddress(page.url) !== homeOf(site),
      );
      const orphans = checked.filter((page) => !linked.has(sameAddress(page.url)));
      return passOrFail(
        orphans.map(({ url }) => ({
          page: url,
          found: 'no other page links to it',
          expected: 'a link from its parent or a related page',
        })),
        [{ page: site.origin, found: `another page links to each of ${checked.length} pages` }],
      );
    },
  },
  {
    id: 9,
    checkSite(pages, site) {
      const robots = robotsOf(site);
      const queries = new Map<
        string,
        { queries: Set<string>; page: string; line: number | undefined }
      >();
      for (const page of pages) {
        for (const link of page.links) {
          const target = URL.parse(link.url);
          if (!target?.search || target.origin !== site.origin || link.nofollow) continue;
          if (robots?.isAllowed(link.url, 'Googlebot') === false) continue;
          if (isPageOfList(target)) continue;
          const known = queries.get(target.pathname);
          if (known) known.queries.add(target.search);
          else
            queries.set(target.pathname, {
              queries: new Set([target.search]),
              page: page.url,
              line: link.line,
            });
        }
      }
      const endless = [...queries].filter(([, found]) => found.queries.size >= endlessQueries);
      return passOrFail(
        endless.map(([path, { queries: all, page, line }]) => ({
          page,
          ...(line !== undefined && { line }),
          found: `${all.size} addresses of ${path} that differ in their query, such as ${[...all][0]}`,
          expected: 'no crawlable links to combinations of filters or dates',
        })),
        [
          {
            page: site.origin,
            found: `${queries.size === 0 ? 'no' : queries.size} internal address${queries.size === 1 ? ' is' : 'es are'} linked with a query`,
          },
        ],
      );
    },
  },
  {
    id: 10,
    checkSite: (_, site) =>
      needsAPerson(
        site.origin,
        'what a firewall in front of the server does with Googlebot shows only in Search Console’s live test',
      ),
  },
  {
    id: 12,
    checkSite: (_, site) => needsAPerson(site.origin, 'the crawl report is in Search Console'),
  },
];

export const crawlingDocument: readonly DocumentCheck[] = [
  {
    id: 11,
    seen: 'have only links with an address',
    check(document) {
      const links = document.named('a');
      const faults = links.filter((link) => {
        const href = attribute(link, 'href')?.trim();
        if (href === undefined) {
          // A named anchor is not a link, nor is the current item of a list.
          const isTarget = attribute(link, 'id') ?? attribute(link, 'name');
          const isState = attribute(link, 'aria-current') ?? attribute(link, 'aria-disabled');
          const isUsed =
            attribute(link, 'onclick') ?? attribute(link, 'role') ?? attribute(link, 'tabindex');
          return (
            isUsed !== undefined ||
            (isTarget === undefined && isState === undefined && textOf(link) !== '')
          );
        }
        if (href === '#') return !/\btop\b/i.test(textOf(link));
        return href === '' || URL.parse(href)?.protocol === 'javascript:';
      });
      const scripted = document
        .select('[onclick], [role="link" i]:not(a), [data-href][role], [data-href][tabindex]')
        .filter(
          (element) =>
            attribute(element, 'href') === undefined &&
            (attribute(element, 'role')?.toLowerCase() === 'link' ||
              attribute(element, 'data-href') !== undefined ||
              navigates.test(attribute(element, 'onclick') ?? '')),
        );
      const all = new Set([...faults, ...scripted]);
      return passOrFail(
        // The parser repeats links that are not closed. A repeated one has no line.
        [...all]
          .filter((element) => document.line(element) !== undefined)
          .map((element) =>
            document.evidence(
              element,
              `${document.snippet(element)} “${textOf(element)}”`,
              'a link with the address of a page',
            ),
          ),
      );
    },
  },
];
