/** Points 24 to 33: do old addresses still lead somewhere? */
import { counted } from '../counted.ts';
import { attribute, HtmlDocument, rawText, shorten, textOf } from '../document.ts';
import { placeOf } from '../evidence.ts';
import { decodePart, endOf, isChain, type PageFacts, sameAddress, titleElement } from '../facts.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
  type SiteCheck,
} from '../outcome.ts';
import type { Evidence, RedirectChain, SiteInput } from '../types.ts';
import { hash } from '../words.ts';

/** Headings and titles of pages that are not there. A number alone may be part of a name: "Peugeot 404". */
const notFoundWords =
  /\b(?:page|study|article|post|product|file|content)\s+(?:was\s+)?not\s+found\b|^\W*(?:error\s+)?404(?:\W*$|\s*[-–—:|]|\s+(?:error|not|page)\b)|\berror\s+404$|\bnothing\s+(?:was\s+)?(?:here|found)\b|\bno\s+results?\s+found\b|\b(?:page|product|article|item)\b.*\b(?:does\s?n[o’']t\s+exist|is\s?n[o’']t\s+available|(?:can\s?not|can[’']t)\s+be\s+found|(?:is\s+)?no\s+longer\s+(?:exists|available))|\b(?:could|can)\s?n[o’']t\s+find\s+(?:the|that|this|your)\s+(?:page|product)/i;
/** What shops say on a category without products. */
const emptyList = /\bno\s+(?:products|results|posts|articles|items)\s+(?:were\s+|was\s+)?found\b/i;
const contactWords = /\b(?:contact|call|quote|touch|book|email|phone|appointment|audit)\b/i;

const show = (chain: RedirectChain) =>
  [chain[0].from, ...chain.map(({ status, to }) => `${status} ${to}`)].join(' → ');

/** All redirects, those of probes included. */
function chains(site: SiteInput): readonly RedirectChain[] {
  const { probes } = site;
  const asked = [
    probes?.plainHttp,
    probes?.otherHost,
    ...(probes?.otherSlash ?? []),
    ...(probes?.missing ?? []),
  ].flatMap((probe) => (probe && isChain(probe.steps) ? [probe.steps] : []));
  return [...(site.redirects ?? []), ...asked];
}

const wereRequestsMade = (site: SiteInput) => site.redirects !== undefined;

export const redirectsDocument: readonly DocumentCheck[] = [
  {
    id: 27,
    seen: 'do not send visitors on with a refresh',
    check(document) {
      const refreshes = document
        .named('meta')
        .filter((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'refresh')
        .filter((meta) =>
          /^[\d.]+(?:\s*[;,]\s*|\s+)\S/.test((attribute(meta, 'content') ?? '').trim()),
        );
      return refreshes.length > 0
        ? fail(
            refreshes.map((meta) =>
              document.evidence(meta, undefined, 'a redirect with status 301 from the server'),
            ),
          )
        : notApplicable(document.page.url, 'no refresh');
    },
  },
  {
    id: 31,
    seen: 'that answer 200 do not say that something is missing',
    check(document) {
      const text = document.words < 100 ? textOf(document.main) : '';
      const empty = emptyList.exec(text)?.[0];
      if (empty) {
        return fail([
          document.evidence(
            document.main,
            `status ${document.page.status}, “${empty}”`,
            'status 404, or real content',
          ),
        ]);
      }
      const heading = document.named('h1').find((h1) => notFoundWords.test(shorten(textOf(h1))));
      const title = titleElement(document);
      const faulty = heading ?? (notFoundWords.test(shorten(rawText(title))) ? title : undefined);
      // A long text may be about error pages.
      const isLong = document.words > 500;
      const words = heading ? textOf(heading) : rawText(title);
      return faulty && !isLong
        ? fail([
            document.evidence(
              faulty,
              `status ${document.page.status}, “${words}”`,
              'status 404, or real content',
            ),
          ])
        : pass();
    },
  },
];

/** What an address answers that is no page or file: status 0 is none. */
function answerWords(status: number | undefined): string {
  if (status === undefined) return 'which does not exist';
  return status === 0 ? 'which sends no response' : `status ${status}`;
}

/** Links to parts of known pages that those pages do not have. */
function missingParts(pages: readonly PageFacts[]): Evidence[] {
  const byAddress = new Map(pages.map((page) => [sameAddress(page.url), page]));
  const idsOf = new Map<PageFacts, ReadonlySet<number>>();
  return pages.flatMap((page) =>
    page.parts.flatMap(({ url, fragment, line }): Evidence[] => {
      const target = byAddress.get(sameAddress(url));
      if (target?.status !== 200 || !target.ids) return [];
      const ids = idsOf.get(target) ?? new Set(target.ids);
      idsOf.set(target, ids);
      // As in browsers: the fragment as it is written, else decoded.
      return ids.has(hash(fragment)) || ids.has(hash(decodePart(fragment)))
        ? []
        : [
            {
              ...placeOf(page.url, line),
              found: `${url}#${shorten(fragment)}: the page has no such part`,
              expected: 'the ID of a part of the page',
            },
          ];
    }),
  );
}

export const redirectsSite: readonly SiteCheck[] = [
  {
    id: 24,
    checkSite(pages, site) {
      const known = new Map(pages.map((page) => [sameAddress(page.url), page.status]));
      const files = new Map(
        [...(site.files ?? [])].map(([url, { status }]) => [sameAddress(url), status]),
      );
      const redirects = new Map(
        (site.redirects ?? []).map((chain) => [sameAddress(chain[0].from), endOf(chain)]),
      );
      let looked = 0;
      let unknown = 0;
      const faults: Evidence[] = [];
      for (const page of pages) {
        for (const { url, line, text } of page.links) {
          if (URL.parse(url)?.origin !== site.origin) continue;
          const asked = sameAddress(url);
          const target = sameAddress(redirects.get(asked) ?? asked);
          const plain = target.replace(/\?.*$/, '');
          const status =
            known.get(target) ?? files.get(target) ?? known.get(plain) ?? files.get(plain);
          if (status === undefined && !site.isComplete) {
            unknown += 1;
            continue;
          }
          if (target !== sameAddress(page.url)) looked += 1;
          if (status !== undefined && status > 0 && status < 400) continue;
          faults.push({
            ...placeOf(page.url, line),
            found: `“${text}” leads to ${url}, ${answerWords(status)}`,
            expected: 'an address that answers 200',
          });
        }
      }
      faults.push(...missingParts(pages));
      if (faults.length === 0 && (looked === 0 || unknown > 0)) {
        return needsAPerson(
          site.origin,
          `the targets of ${unknown > 0 ? unknown : 'the'} links were not given`,
        );
      }
      return passOrFail(faults, [
        { page: site.origin, found: `${looked} internal links lead to pages and files that exist` },
      ]);
    },
  },
  {
    id: 25,
    checkSite(_, site) {
      const probes = site.probes?.missing ?? [];
      if (probes.length === 0) return needsAPerson(site.origin, 'no made-up address was asked');
      const faults = probes
        .filter(({ status }) => status !== 404 && status !== 410)
        .map(({ asked, status, steps }) => ({
          page: asked,
          found: isChain(steps) ? show(steps) : `status ${status}`,
          expected: 'status 404',
        }));
      return passOrFail(
        faults,
        probes.map(({ asked, status }) => ({ page: asked, found: `status ${status}` })),
      );
    },
  },
  {
    id: 26,
    checkSite(pages, site) {
      const answers = (site.probes?.missing ?? []).flatMap(({ asked, html, status }) =>
        html ? [{ url: asked, html, status }] : [],
      );
      if (answers.length === 0) return needsAPerson(site.origin, 'the error page was not given');
      const exists = new Set(
        pages.filter(({ status }) => status === 200).map(({ url }) => sameAddress(url)),
      );
      const faults = answers.flatMap((answer): Evidence[] => {
        const document = new HtmlDocument(answer);
        const links = document.named('a');
        const targets = new Set(
          links.flatMap((link) => {
            const target = document.resolve(attribute(link, 'href'));
            return target &&
              target.origin === site.origin &&
              (exists.size < 2 || exists.has(sameAddress(target.href)))
              ? [sameAddress(target.href)]
              : [];
          }),
        );
        const hasMenu = Boolean(
          document.first('nav a[href], header a[href], [role="navigation"] a[href]'),
        );
        const hasContact =
          Boolean(document.first('a[href^="tel:"], a[href^="mailto:"]')) ||
          [...links, ...document.named('button')].some((element) =>
            contactWords.test(textOf(element)),
          );
        const missing = [
          ...(hasMenu ? [] : ['no menu']),
          ...(targets.size >= 3 ? [] : [`${counted(targets.size, 'link')} to pages of the site`]),
          ...(hasContact ? [] : ['no way to get in touch']),
        ];
        return missing.length > 0
          ? [
              {
                page: answer.url,
                found: missing.join(', '),
                expected: 'a menu, at least 3 pages and a way to get in touch',
              },
            ]
          : [];
      });
      return passOrFail(
        faults,
        answers.map(({ url }) => ({
          page: url,
          found: 'a menu, at least 3 pages and a way to get in touch',
        })),
      );
    },
  },
  {
    id: 27,
    checkSite(_, site) {
      const found = chains(site);
      if (!wereRequestsMade(site)) {
        return needsAPerson(site.origin, 'no addresses were asked, so no redirect was seen');
      }
      if (found.length === 0) return notApplicable(site.origin, 'no redirect was met');
      const faults = found.flatMap((steps) =>
        steps
          .filter(({ status }) => status !== 301 && status !== 308)
          .map(({ from, status, to }) => ({
            page: from,
            found: `${status} to ${to}`,
            expected: '301 or 308',
          })),
      );
      return passOrFail(faults, [
        { page: site.origin, found: `${counted(found.length, 'redirect')} met, all 301 or 308` },
      ]);
    },
  },
  {
    id: 28,
    checkSite(_, site) {
      const found = chains(site);
      if (!wereRequestsMade(site)) {
        return needsAPerson(site.origin, 'no addresses were asked, so no redirect was seen');
      }
      if (found.length === 0) return notApplicable(site.origin, 'no redirect was met');
      const long = found.filter((steps) => steps.length > 1);
      return passOrFail(
        long.map((chain) => ({ page: chain[0].from, found: show(chain), expected: 'one hop' })),
        [{ page: site.origin, found: `${counted(found.length, 'redirect')} met, one hop each` }],
      );
    },
  },
  {
    id: 29,
    checkSite(_, site) {
      const found = chains(site);
      if (!wereRequestsMade(site)) {
        return needsAPerson(site.origin, 'no addresses were asked, so no redirect was seen');
      }
      const loops = found.filter((steps) => {
        const seen = steps.map(({ from }) => from);
        return seen.includes(endOf(steps));
      });
      return passOrFail(
        loops.map((steps) => ({
          page: steps[0].from,
          found: show(steps),
          expected: 'an address that answers',
        })),
        [
          {
            page: site.origin,
            found: `${counted(found.length, 'redirect')} met, none returns to an address before it`,
          },
        ],
      );
    },
  },
  {
    id: 30,
    checkSite: (_, site) =>
      site.stated?.oldHosts?.length === 0
        ? notApplicable(site.origin, 'the site has had no other domain')
        : needsAPerson(site.origin, 'which domains the site had before is not known'),
  },
  {
    id: 32,
    checkSite: (_, site) =>
      needsAPerson(site.origin, 'server errors show in the logs and in Search Console'),
  },
  {
    id: 33,
    checkSite: (_, site) =>
      site.stated?.hasProducts === false
        ? notApplicable(site.origin, 'the site sells no products that run out')
        : needsAPerson(site.origin, 'what was sold before is not known'),
  },
];
