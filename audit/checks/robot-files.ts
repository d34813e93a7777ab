/** Points 1 to 5: robots.txt and the sitemap. */
import { counted } from '../counted.ts';
import { endOf, isAfterOrder, isIndexable, sameAddress } from '../facts.ts';
import { fail, needsAPerson, pass, passOrFail, type SiteCheck } from '../outcome.ts';
import { robotsAddress, robotsOf } from '../robots-txt.ts';
import { listedPages, sitemapOf } from '../sitemap.ts';
import type { Evidence } from '../types.ts';

/** Google reads the first 500 KiB of a robots.txt. */
const robotsLimit = 500 * 1024;
/** The robots that bring visitors, as the point names them, and every other one. */
const agents = ['Googlebot', 'bingbot', 'OAI-SearchBot', 'PerplexityBot', '*'];
/** A date of the W3C format that sitemaps use: from a year to a second with its time zone. */
const isoDate =
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

export const robotFilesSite: readonly SiteCheck[] = [
  {
    id: 1,
    checkSite(_, site) {
      const page = robotsAddress(site);
      const { robots } = site;
      if (!robots) return needsAPerson(page, 'robots.txt was not given');
      // A plain 404 blocks nothing.
      if (robots.status === 404 || robots.status === 410) {
        return pass([{ page, found: `status ${robots.status}, which allows everything` }]);
      }
      if (robots.status !== 200) {
        return fail([{ page, found: `status ${robots.status}`, expected: 'status 200 or 404' }]);
      }
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
        { page, found: `status 200, ${counted(groups, 'group')} of rules` },
      ]);
    },
  },
  {
    id: 2,
    checkSite(pages, site) {
      const robots = robotsOf(site);
      if (!robots) {
        return needsAPerson(robotsAddress(site), 'robots.txt was not given, or did not load');
      }
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
          found: `${counted(important.size, 'page')} and ${counted(assets.size, 'file')} of theirs are allowed`,
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
      if ('fault' in sitemap) {
        return fail([
          { page, found: sitemap.fault, expected: 'a sitemap as sitemaps.org describes it' },
        ]);
      }
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
      return passOrFail(faults, [
        { page, found: `status 200, ${counted(entries.length, 'address', 'addresses')}` },
      ]);
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
        if (redirect?.[0].from === loc) {
          return [
            {
              page: loc,
              found: `redirects to ${endOf(redirect)}`,
              expected: 'an address that answers 200',
            },
          ];
        }
        if (!target && hasOrigin && URL.parse(loc)?.origin !== site.origin) {
          return [{ page: loc, found: 'listed, on another host', expected: `on ${site.origin}` }];
        }
        if (!target) {
          return site.isComplete
            ? [{ page: loc, found: 'listed, but there is no such page', expected: 'a page' }]
            : [];
        }
        looked += 1;
        if (target.status !== 200) {
          return [{ page: loc, found: `status ${target.status}`, expected: 'status 200' }];
        }
        if (target.noindex) {
          return [
            {
              page: loc,
              line: target.noindex.line ?? 1,
              found: target.noindex.found,
              expected: 'no noindex on a listed page',
            },
          ];
        }
        if (target.canonical && sameAddress(target.canonical) !== sameAddress(loc)) {
          return [{ page: loc, found: `canonical ${target.canonical}`, expected: loc }];
        }
        return [];
      });
      if (faults.length === 0 && looked === 0) {
        return needsAPerson(page, 'none of the listed pages was read');
      }
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
      if (named.length === 0) {
        return fail([
          { page, found: 'no Sitemap line', expected: `Sitemap: ${site.origin}/sitemap.xml` },
        ]);
      }
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
];
