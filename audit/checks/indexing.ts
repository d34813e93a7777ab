/** Points 13 to 23: is it in the index, once? */
import { counted } from '../counted.ts';
import { attribute, type HtmlDocument } from '../document.ts';
import { placeOf } from '../evidence.ts';
import {
  homeOf,
  isAfterOrder,
  isIndexable,
  originals,
  robotsDirectives,
  type RobotsLine,
  sameAddress,
  servedAt,
} from '../facts.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
  type Outcome,
  type SiteCheck,
} from '../outcome.ts';
import { repeated } from '../repeated.ts';
import { robotsOf } from '../robots-txt.ts';
import { listedPages } from '../sitemap.ts';
import type { Evidence, ProbeResult } from '../types.ts';

/** Parameters of ads, mails and sessions. They do not change the page. */
const tracking =
  /^(?:utm_\w+|gclid|dclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|ttclid|twclid|yclid|igshid|srsltid|mc_[ce]id|_ga|_gl|phpsessid|jsessionid|session_?id)$/i;
const staging =
  /(?:^|[.-])(?:staging|stage|dev|test|preview|demo|beta|uat)(?:[.-]|$)|^localhost$|^127\./i;

const isOpen = (document: HtmlDocument) => robotsDirectives(document).length === 0;

/** An address without these parameters. */
function withoutTracking(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  for (const name of Array.from(url.searchParams.keys())) {
    if (tracking.test(name)) url.searchParams.delete(name);
  }
  return sameAddress(url.href);
}

export const indexingDocument: readonly DocumentCheck[] = [
  {
    id: 16,
    seen: 'that may be indexed name themselves as their one canonical',
    check(document, site) {
      if (!isOpen(document)) return notApplicable(document.page.url, 'noindex');
      const found = document.canonicals;
      const own = document.page.url;
      const named = found.map((link) => {
        const address = document.resolve(attribute(link, 'href'))?.href;
        return address && servedAt(address, site);
      });
      const inHeader = /rel="?canonical"?/i.test(document.page.headers?.link ?? '');
      if (found.length === 0) {
        if (inHeader) return pass();
        const [stray] = document.linksWith('canonical');
        return stray
          ? fail([
              document.evidence(
                stray,
                `${document.snippet(stray)} in the body, where search engines ignore it`,
                'in the head',
              ),
            ])
          : fail([{ page: own, found: 'no canonical', expected: `one, with ${own}` }]);
      }
      if (found.length > 1) {
        return fail(found.map((link) => document.evidence(link, undefined, 'one canonical')));
      }
      if (document.page.hasAddress === false) {
        return needsAPerson(
          own,
          `canonical ${named[0] ?? 'without an address'}`,
          'the page’s own address',
        );
      }
      const isOwn =
        named[0] !== undefined &&
        attribute(found[0], 'href')?.trim() !== '' &&
        sameAddress(named[0]) === withoutTracking(own);
      return isOwn ? pass() : fail([document.evidence(found[0], undefined, withoutTracking(own))]);
    },
  },
  {
    id: 17,
    seen: 'have full addresses as canonicals',
    check(document, site) {
      const found = document.canonicals;
      if (found.length === 0) return notApplicable(document.page.url, 'no canonical');
      const faults = found.filter((link) => {
        const url = URL.parse((attribute(link, 'href') ?? '').trim());
        const isStrange = document.page.hasAddress !== false && url?.origin !== site.origin;
        return url?.protocol !== 'https:' || isStrange;
      });
      return passOrFail(
        faults.map((link) =>
          document.evidence(link, undefined, 'an address that starts with https:// and the domain'),
        ),
      );
    },
  },
];

const indexable = 'pages that may be indexed';

export const indexingSite: readonly SiteCheck[] = [
  {
    id: 13,
    checkSite: (_, site) =>
      needsAPerson(site.origin, 'what is in Google’s index shows in Search Console'),
  },
  {
    id: 14,
    checkSite(pages, site) {
      const listed = listedPages(site);
      const wanted = listed && new Set(listed.map(({ loc }) => sameAddress(loc)));
      const closed = pages.flatMap(({ url, status, noindex }) =>
        status === 200 && noindex && !isAfterOrder(url) ? [{ url, noindex }] : [],
      );
      const isHome = (url: string) => sameAddress(url) === homeOf(site);
      const stray = closed.filter(
        ({ url }) => !wanted || wanted.has(sameAddress(url)) || isHome(url),
      );
      const mute = pages.flatMap(({ url, status, noindex, nosnippet }) =>
        status === 200 && !noindex && nosnippet ? [{ url, nosnippet }] : [],
      );
      const fault = (page: string, { line, found }: RobotsLine, expected: string): Evidence => ({
        ...placeOf(page, line),
        found,
        expected,
      });
      return passOrFail(
        [
          ...stray.map(({ url, noindex }) =>
            fault(url, noindex, 'no noindex on a page you want found'),
          ),
          ...mute.map(({ url, nosnippet }) =>
            fault(url, nosnippet, 'no nosnippet: it keeps the words out of AI answers'),
          ),
        ],
        [
          {
            page: site.origin,
            found:
              closed.length === 0
                ? `none of ${pages.length} pages says noindex`
                : `${counted(closed.length, 'page')} with noindex, none of them in the sitemap`,
          },
        ],
      );
    },
  },
  {
    id: 15,
    checkSite(pages, site) {
      const found = pages.filter(
        (page) => page.hasAddress && page.status === 200 && isAfterOrder(page.url),
      );
      if (found.length === 0) {
        return notApplicable(site.origin, 'no thank-you, cart or checkout page');
      }
      const robots = robotsOf(site);
      const faults = found.flatMap((page): Evidence[] => {
        if (!page.noindex) {
          return [{ page: page.url, found: 'may be indexed', expected: 'noindex' }];
        }
        return robots?.isAllowed(page.url, 'Googlebot') === false
          ? [
              {
                page: page.url,
                found: 'noindex, but robots.txt blocks it, so the tag is never seen',
                expected: 'noindex and no block',
              },
            ]
          : [];
      });
      return passOrFail(faults, [
        { page: site.origin, found: `${counted(found.length, 'such page')}, all noindex` },
      ]);
    },
  },
  {
    id: 18,
    checkSite(_, site) {
      const probe = site.probes?.otherHost;
      if (!probe) {
        return needsAPerson(
          site.origin,
          'the other host name was not asked; DNS and the host decide it',
        );
      }
      if (probe.status === 0) {
        return pass([{ page: probe.asked, found: 'the other host name does not answer' }]);
      }
      return redirectsTo(probe, site.origin);
    },
  },
  {
    id: 19,
    checkSite(_, site) {
      const probe = site.probes?.plainHttp;
      if (!probe) {
        return needsAPerson(
          site.origin,
          'plain http was not asked; it is decided in front of the server',
        );
      }
      if (probe.status === 0) {
        return pass([{ page: probe.asked, found: 'plain http does not answer' }]);
      }
      return redirectsTo(probe, site.origin);
    },
  },
  {
    id: 20,
    checkSite(pages, site) {
      const forms = new Map<
        string,
        { forms: Set<string>; page: string; line: number | undefined }
      >();
      const add = (address: string, page: string, line?: number) => {
        const target = URL.parse(address);
        if (target?.origin !== site.origin || target.pathname === '/') return;
        const key = target.pathname.replace(/\/+$/, '');
        const known = forms.get(key);
        if (known) known.forms.add(target.pathname);
        else forms.set(key, { forms: new Set([target.pathname]), page, line });
      };
      for (const page of pages) {
        for (const { url, line } of page.links) add(url, page.url, line);
      }
      for (const { canonical, url } of pages) if (canonical) add(canonical, url);
      for (const { loc } of listedPages(site) ?? []) add(loc, loc);
      const mixed = [...forms.values()].filter((one) => one.forms.size > 1);
      const faults: Evidence[] = mixed.map(({ forms: both, page, line }) => ({
        ...placeOf(page, line),
        found: `named as ${[...both].join(' and ')}`,
        expected: 'one form everywhere',
      }));
      const probes = site.probes?.otherSlash ?? [];
      for (const { asked, status, steps } of probes) {
        const isServed = steps.length === 0 && status === 200;
        if (isServed) {
          faults.push({
            page: asked,
            found: 'answers 200 as well',
            expected: 'a 301 to the form in your menu',
          });
        }
      }
      if (faults.length > 0) return fail(faults);
      if (probes.length === 0) {
        return needsAPerson(
          site.origin,
          'links use one form; what the server answers to the other was not asked',
        );
      }
      return pass([
        {
          page: site.origin,
          found: `${counted(probes.length, 'address', 'addresses')} in the other form: none answers with a copy`,
        },
      ]);
    },
  },
  {
    id: 21,
    checkSite(pages, site) {
      const open = originals(pages);
      if (open.length < 2) return needsAPerson(site.origin, 'needs more than one page');
      return passOrFail(repeated(open.map((page) => [page.title, page.url, page.titleLine])), [
        {
          page: site.origin,
          found: `${open.length} ${indexable}, ${open.length} different titles`,
        },
      ]);
    },
  },
  {
    id: 22,
    checkSite(pages, site) {
      const faults: Evidence[] = [];
      for (const page of pages) {
        for (const { url, line } of page.links) {
          const target = URL.parse(url);
          const added =
            target?.origin === site.origin &&
            [...target.searchParams.keys()].find((name) => tracking.test(name));
          if (added) {
            faults.push({
              ...placeOf(page.url, line),
              found: `an internal link with ${added}: ${url}`,
              expected: 'clean links inside the site',
            });
          }
        }
        const canonical = page.canonical && URL.parse(page.canonical);
        const kept =
          canonical &&
          [...canonical.searchParams.keys()].find((name) => tracking.test(name) || name === 'test');
        if (kept) {
          faults.push({
            page: page.url,
            found: `canonical ${page.canonical}`,
            expected: 'the address without the parameter',
          });
        }
      }
      const probes = site.probes?.withParameter ?? [];
      for (const { asked, html } of probes) {
        const canonical = /<link[^>]+rel=["']?canonical["']?[^>]*>/i.exec(html ?? '')?.[0];
        if (canonical?.includes('test=1')) {
          faults.push({ page: asked, found: canonical, expected: 'the address without ?test=1' });
        }
      }
      if (faults.length > 0) return fail(faults);
      const open = pages.filter(isIndexable);
      const without = open.filter((page) => page.canonical === undefined);
      if (without.length > 0) {
        return fail(
          without.map(({ url }) => ({
            page: url,
            found: 'no canonical, so each parameter makes a copy',
            expected: 'a canonical with the clean address',
          })),
        );
      }
      return open.length === 0
        ? notApplicable(site.origin, 'no page that may be indexed')
        : pass([
            {
              page: site.origin,
              found: `${counted(open.length, 'clean canonical')}, no tracking parameter in internal links`,
            },
          ]);
    },
  },
  {
    id: 23,
    checkSite(pages, site) {
      const host = URL.parse(site.origin)?.hostname ?? '';
      const open = pages.find(isIndexable);
      if (staging.test(host) && open) {
        return fail([
          {
            page: open.url,
            found: `${host} looks like a test address and may be indexed`,
            expected: 'a password, or noindex on every page',
          },
        ]);
      }
      return needsAPerson(site.origin, 'addresses of test versions are not known');
    },
  },
];

function redirectsTo(probe: ProbeResult, origin: string): Outcome {
  const [first] = probe.steps;
  const end = URL.parse(probe.url)?.origin;
  const isPermanent = first && [301, 308].includes(first.status);
  return end === origin && isPermanent
    ? pass([{ page: probe.asked, found: `${first.status} to ${probe.url}` }])
    : fail([
        {
          page: probe.asked,
          found: first
            ? `${first.status} to ${probe.url}`
            : `status ${probe.status} without a redirect`,
          expected: `a 301 to ${origin}`,
        },
      ]);
}
