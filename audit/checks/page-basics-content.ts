/** Points 68 to 75: pictures, links, address, text and language, and the pages of services and towns. */
import { counted } from '../counted.ts';
import { accessibleText, attribute, type Element, textOf } from '../document.ts';
import { placeOf } from '../evidence.ts';
import { decodePart, isIndexable, sameAddress } from '../facts.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
  type SiteCheck,
} from '../outcome.ts';
import type { Evidence } from '../types.ts';
import {
  isInAnotherScript,
  isLanguage,
  languageTag,
  likeness,
  normalized,
  shareAWord,
} from '../words.ts';

/** Words of links that don't say where the link leads. */
const vagueLinks =
  /^(?:(?:click|tap|press|go|see)\s+)?here$|^(?:click|tap)(?:\s+(?:on\s+)?this(?:\s+link)?)?$|^(?:read|learn|see|find\s+out|view|discover)?\s*more(?:\s+info(?:rmation)?)?$|^(?:this|link|this\s+(?:link|page|article|site)|details|continue(?:\s+reading)?|go|page|website|info|start\s+now|read\s+on)$/i;
/** Alternative texts that are names of files. */
const fileNames =
  /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)\s*$|^(?:img|dsc|image|photo|screenshot)[-_ ]?\d[\d_-]*$|^screen ?shot(?: from)? \d{4}-\d{2}-\d{2}\b|-\d+x\d+$/i;
/** Alternative texts that say nothing. */
const emptyAlts =
  /^(?:image|img|photo|picture|graphic|icon|banner|alt|alt text|untitled|placeholder|spacer)$/i;
/** Addresses of pages about a town. */
const townAddress = /-in-[a-z]|(?:^|\/)(?:locations?|areas?|service-areas?|cities|towns)\/[^/]+/i;
/** From this similarity of their sketches on, two pages differ in little more than a name. */
const nearCopy = 0.7;

/** Whether a text is the name of the picture's file without its ending: "brake_pads-2". */
function isNameOfFile(alt: string, image: Element): boolean {
  const file =
    (attribute(image, 'src') ?? '')
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '';
  return /[_\d]|-.*-/.test(alt) && !/\s/.test(alt) && file.replace(/\.\w+$/, '') === alt;
}

const languageOf = (tag: string): string | undefined => languageTag(tag)?.split('-')[0];

export const contentDocument: readonly DocumentCheck[] = [
  {
    id: 68,
    seen: 'give every picture an alternative text',
    check(document) {
      const pictures = [
        ...document.named('img'),
        // These two do something, so their words cannot be empty.
        ...document
          .named('input')
          .filter((input) => attribute(input, 'type')?.toLowerCase() === 'image'),
        ...document.named('area').filter((area) => attribute(area, 'href') !== undefined),
      ];
      if (pictures.length === 0) return notApplicable(document.page.url, 'no picture');
      const faults = pictures.filter((image) => {
        const alt = attribute(image, 'alt');
        const isDecoration =
          attribute(image, 'aria-hidden') === 'true' ||
          /^(?:presentation|none)$/.test(attribute(image, 'role') ?? '');
        const isLabeled = ['aria-label', 'aria-labelledby'].some((name) => attribute(image, name));
        if (alt === undefined || (alt.trim() === '' && image.name !== 'img')) {
          return !isDecoration && !isLabeled;
        }
        return fileNames.test(alt) || emptyAlts.test(alt.trim()) || isNameOfFile(alt.trim(), image);
      });
      return passOrFail(
        faults.map((image) =>
          document.evidence(image, undefined, 'a short description, or alt="" for decoration'),
        ),
      );
    },
  },
  {
    id: 69,
    seen: 'have no link without words and none that says “click here”',
    check(document) {
      const links = document.named('a').filter((link) => attribute(link, 'href') !== undefined);
      if (links.length === 0) return notApplicable(document.page.url, 'no link');
      return passOrFail(
        links.flatMap((link) => {
          const words = accessibleText(link);
          if (words === '') {
            // A permalink beside a heading may be hidden from screen readers.
            if (attribute(link, 'aria-hidden') === 'true') return [];
            return [
              document.evidence(
                link,
                `${document.snippet(link)} has no text`,
                'text, or a picture with alternative text',
              ),
            ];
          }
          const name = attribute(link, 'aria-label') ?? words;
          // The name of what it leads to: the function “tap”, the package “click”.
          const last = (attribute(link, 'href') ?? '').replace(/\/$/, '').split(/[/#]/).at(-1);
          if (/^(?:click|tap|go)$/i.test(words) && last?.toLowerCase() === words.toLowerCase()) {
            return [];
          }
          return vagueLinks.test(words.replaceAll(/[\s\p{P}\p{S}]+/gu, ' ').trim()) &&
            vagueLinks.test(name.replaceAll(/[\s\p{P}\p{S}]+/gu, ' ').trim())
            ? [
                document.evidence(
                  link,
                  `“${words}” leads to ${attribute(link, 'href')}`,
                  'the name of the page',
                ),
              ]
            : [];
        }),
      );
    },
  },
  {
    id: 70,
    seen: 'have an address of short words',
    check(document) {
      const { page, url } = document;
      if (page.hasAddress === false) {
        return needsAPerson(page.url, 'the page was given without its address');
      }
      const faults = [
        ...(url.search ? [`a question mark: ${url.search}`] : []),
        ...(/;/.test(url.pathname) ? ['a session or parameter behind a semicolon'] : []),
        ...(url.pathname.length > 80 ? [`${url.pathname.length} characters`] : []),
        ...(/%[0-9a-f]{2}/i.test(url.pathname) && !/\P{ASCII}/u.test(decodePart(url.pathname))
          ? ['escapes such as %20']
          : []),
        ...url.pathname
          .split('/')
          .filter((segment) =>
            /^\d{5,}$|^(?=.*\d)[0-9a-f]{12,}$|^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(
              segment.replace(/\.\w+$/, ''),
            ),
          )
          .map((segment) => `a number: ${segment}`),
      ];
      return passOrFail(
        faults.map((found) => ({ page: page.url, found, expected: 'short words with hyphens' })),
      );
    },
  },
  {
    id: 71,
    seen: 'have their text in the HTML',
    check(document) {
      const { page } = document;
      if (document.cut) {
        return fail([
          {
            page: page.url,
            line: document.cut.line,
            found: `not read any further: ${document.cut.reason}`,
            expected: 'a page that browsers and robots read to its end',
          },
        ]);
      }
      const [frames] = document.named('frameset');
      if (frames) {
        return fail([
          document.evidence(frames, 'the text is in frames', 'the text on the page itself'),
        ]);
      }
      const words = document.words;
      if (page.rendered && page.rendered.words > 0) {
        const share = words / page.rendered.words;
        return share >= 0.9
          ? pass()
          : fail([
              {
                page: page.url,
                found: `${words} of ${page.rendered.words} words are in the HTML`,
                expected: 'at least 90%',
              },
            ]);
      }
      const scripts = document
        .named('script')
        .filter((script) => !/json/i.test(attribute(script, 'type') ?? ''));
      if (words < 20 && scripts.length > 0) {
        return fail([
          document.evidence(
            document.main,
            `${counted(words, 'word')} in the HTML; scripts bring in the rest`,
            'the text of the page',
          ),
        ]);
      }
      return words >= 50 || scripts.length === 0
        ? pass()
        : needsAPerson(
            page.url,
            `${counted(words, 'word')} in the HTML; whether scripts bring in more is not known`,
          );
    },
  },
  {
    id: 74,
    seen: 'link to no PDF',
    check(document) {
      const pdfs = [
        ...document.named('a').map((element) => ({ element, address: 'href' })),
        ...document.named('embed', 'iframe').map((element) => ({ element, address: 'src' })),
        ...document.named('object').map((element) => ({ element, address: 'data' })),
      ].flatMap(({ element, address }) => {
        const target = attribute(element, address) ?? '';
        return /\.pdf\s*(?:$|[?#])/i.test(target) ? [{ element, target }] : [];
      });
      return pdfs.length === 0
        ? pass()
        : {
            verdict: 'needs-a-person',
            evidence: pdfs.map(({ element, target }) =>
              document.evidence(element, `“${textOf(element)}” ${target}`, 'the same on a page'),
            ),
          };
    },
  },
  {
    id: 75,
    seen: 'declare their language',
    check(document) {
      const html = document.named('html')[0];
      const language = attribute(html, 'lang')?.trim();
      if (!language) {
        return fail([
          document.evidence(html, '<html> without lang', 'a language such as lang="en"'),
        ]);
      }
      const primary = languageOf(language);
      if (!primary || !isLanguage(primary)) {
        return fail([
          document.evidence(html, `lang="${language}"`, 'a language code such as en or en-US'),
        ]);
      }
      if (isInAnotherScript(textOf(document.main), language)) {
        return fail([
          document.evidence(
            html,
            `lang="${language}", but the text is written in another script`,
            'the language of the text',
          ),
        ]);
      }
      const locale = languageOf((document.meta('og:locale') ?? '').replace('_', '-'));
      return locale && locale !== primary
        ? fail([
            document.evidence(
              html,
              `lang="${language}", but og:locale is ${document.meta('og:locale')}`,
              'one language',
            ),
          ])
        : pass();
    },
  },
];

export const contentSite: readonly SiteCheck[] = [
  {
    id: 69,
    checkSite(pages, site) {
      // A placeholder with the label of an existing page promises that page and does not lead there.
      const targets = new Map<string, string>();
      for (const page of pages) {
        for (const { text, url } of page.links) {
          if (text && URL.parse(url)?.origin === site.origin && !targets.has(normalized(text))) {
            targets.set(normalized(text), url);
          }
        }
      }
      const faults = pages.flatMap((page) =>
        page.placeholders.flatMap(({ text, line }): Evidence[] => {
          const target = text ? targets.get(normalized(text)) : undefined;
          return target && sameAddress(target) !== sameAddress(page.url)
            ? [
                {
                  ...placeOf(page.url, line),
                  found: `“${text}” leads to #`,
                  expected: target,
                },
              ]
            : [];
        }),
      );
      return passOrFail(faults);
    },
  },
  {
    id: 72,
    checkSite(pages, site) {
      const services = site.stated?.services;
      if (!services) return needsAPerson(site.origin, 'what the business sells is not known');
      const known = new Map(
        pages.filter(({ status }) => status === 200).map((page) => [sameAddress(page.url), page]),
      );
      const faults = services.flatMap(({ name, page }): Evidence[] => {
        const target = page && known.get(sameAddress(page));
        if (!target) {
          return [
            { page: site.origin, found: `“${name}” has no page of its own`, expected: 'a page' },
          ];
        }
        return shareAWord(name, `${target.h1} ${target.title}`)
          ? []
          : [
              {
                page: target.url,
                found: `h1 “${target.h1}” does not name “${name}”`,
                expected: name,
              },
            ];
      });
      return passOrFail(faults, [
        { page: site.origin, found: `${counted(services.length, 'service')}, a page for each` },
      ]);
    },
  },
  {
    id: 73,
    checkSite(pages, site) {
      const towns = pages.filter(
        (page) =>
          page.hasAddress &&
          isIndexable(page) &&
          townAddress.test(URL.parse(page.url)?.pathname ?? ''),
      );
      if (towns.length < 2) return notApplicable(site.origin, 'no pages for several towns');
      // At most 300 pages are compared with each other, which shows a pattern and limits the time.
      const compared = towns.slice(0, 300);
      const copies = compared.flatMap((page, index): Evidence[] => {
        const match = compared
          .slice(0, index)
          .find((other) => likeness(page.sketch, other.sketch) >= nearCopy);
        return match
          ? [
              {
                page: page.url,
                found: `nearly the same words as ${match.url}`,
                expected: 'something true about the town',
              },
            ]
          : [];
      });
      return passOrFail(copies, [
        {
          page: site.origin,
          found: `${counted(towns.length, 'town page')}, each with words of its own`,
        },
      ]);
    },
  },
];
