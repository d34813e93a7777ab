/** Points 6 to 12: which pages robots reach. */
import { counted } from '../counted.ts';
import { attribute, textOf } from '../document.ts';
import { placeOf } from '../evidence.ts';
import { endOf, homeOf, isIndexable, type PageFacts, sameAddress } from '../facts.ts';
import { needsAPerson, passOrFail, type DocumentCheck, type SiteCheck } from '../outcome.ts';
import { robotsOf } from '../robots-txt.ts';
import type { SiteInput } from '../types.ts';

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
    id: 6,
    checkSite: (_, site) => needsAPerson(site.origin, 'Search Console shows it to its owners only'),
  },
  {
    id: 7,
    checkSite(pages, site) {
      if (!site.isComplete || pages.length < 2) {
        return needsAPerson(site.origin, 'needs all pages of the site');
      }
      if (!pages.some(({ url }) => sameAddress(url) === homeOf(site))) {
        return needsAPerson(site.origin, 'the home page was not given');
      }
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
            found: `the deepest page is ${counted(deepest, 'click')} from the home page`,
          },
        ],
      );
    },
  },
  {
    id: 8,
    checkSite(pages, site) {
      if (!site.isComplete || pages.length < 2) {
        return needsAPerson(site.origin, 'needs all pages of the site');
      }
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
          else {
            queries.set(target.pathname, {
              queries: new Set([target.search]),
              page: page.url,
              line: link.line,
            });
          }
        }
      }
      const endless = [...queries].filter(([, found]) => found.queries.size >= endlessQueries);
      return passOrFail(
        endless.map(([path, { queries: all, page, line }]) => ({
          ...placeOf(page, line),
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
