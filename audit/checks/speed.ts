/** Points 34 to 36 and 41 to 45: fast on a normal phone? */
import { counted } from '../counted.ts';
import { attribute, rawText, shorten, withoutComments } from '../document.ts';
import { fileOf } from '../facts.ts';
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

const staticFile = /\.(?:css|m?js|woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg|ico)$/i;
/** In seconds. */
const week = 7 * 24 * 3600;
const month = 30 * 24 * 3600;

/** Tools that their makers have shut down. */
const deadTools: readonly (readonly [RegExp, string])[] = [
  [/google-analytics\.com\/(?:ga|analytics)\.js/i, 'Universal Analytics, switched off in 2023'],
  [/googleoptimize\.com|\/optimize\.js\?id=/i, 'Google Optimize, switched off in 2023'],
  [
    /\/gtag\/js\?id=UA-|\bgtag\(\s*["']config["']\s*,\s*["']UA-/i,
    'Universal Analytics, switched off in 2023',
  ],
  [/\baddthis\.com\//i, 'AddThis, switched off in 2023'],
  [/apis\.google\.com\/js\/plusone\.js/i, 'Google+, switched off in 2019'],
];

function fontFaces(css: string): string[] {
  // Without “{” inside, for linear time where a rule is not closed.
  return withoutComments(css).match(/@font-face\s*\{[^{}]*\}/gi) ?? [];
}

/** Addresses of style sheets that a style sheet imports. */
const imports = (css: string): string[] =>
  Array.from(
    withoutComments(css).matchAll(/@import\s+(?:url\(\s*)?["']?([^"'()\s;]+)/gi),
    ([, address]) => address!,
  );

const isFontService = (address: URL): boolean =>
  /(?:^|\.)fonts\.(?:googleapis|bunny)\./i.test(address.hostname);
const isSwapped = (address: URL): boolean =>
  /^(?:swap|fallback|optional)$/.test(address.searchParams.get('display') ?? '');

/** Whether a font is loaded. A local font never hides text. */
const isLoaded = (rule: string) => /url\(/i.test(rule);
const hidesText = (rule: string) =>
  isLoaded(rule) && !/font-display\s*:\s*(?:swap|fallback|optional)/i.test(rule);

const fieldData = 'field data from real visitors; PageSpeed Insights shows it';

/**
 * Whether a file name ends in a hash of the content: eight or more letters and digits in at least four runs of
 * lower case, upper case and digits. Words and years of a readable name have fewer.
 */
function isHashed(path: string): boolean {
  const last = /[.-]([A-Za-z0-9]{8,})\.\w+$/.exec(path)?.[1] ?? '';
  return (last.match(/[a-z]+|[A-Z]+|\d+/g)?.length ?? 0) >= 4;
}

const isStatic = (address: string) => staticFile.test(URL.parse(address)?.pathname ?? '');

export const speedDocument: readonly DocumentCheck[] = [
  {
    id: 41,
    seen: 'are sent with Brotli or gzip',
    check(document) {
      const { headers, html, url } = document.page;
      if (!headers) return needsAPerson(url, 'the answer’s headers are not known');
      if (html.length < 1000) return notApplicable(url, 'too small to gain from it');
      const encoding = headers['content-encoding'] ?? '';
      return /\b(?:br|gzip|zstd|deflate)\b/i.test(encoding)
        ? pass()
        : fail([
            {
              page: url,
              found: `${html.length} characters, not compressed`,
              expected: 'Content-Encoding: br or gzip',
            },
          ]);
    },
  },
  {
    id: 42,
    seen: 'show their words before the fonts arrive',
    check(document, site) {
      const { url } = document.page;
      const sheets = document
        .linksWith('stylesheet')
        .filter((link) => attribute(link, 'disabled') === undefined);
      const faults: Evidence[] = [];
      let unknown = 0;
      let rules = 0;
      for (const style of document.named('style')) {
        for (const rule of fontFaces(rawText(style))) {
          rules += 1;
          if (hidesText(rule)) {
            faults.push(document.evidence(style, shorten(rule), 'font-display: swap'));
          }
        }
        for (const name of imports(rawText(style))) {
          const address = document.resolve(name);
          if (!address || !isFontService(address)) {
            unknown += 1;
            continue;
          }
          rules += 1;
          if (!isSwapped(address)) {
            faults.push(document.evidence(style, `@import ${shorten(name)}`, 'display=swap'));
          }
        }
      }
      for (const link of sheets) {
        const address = document.resolve(attribute(link, 'href'));
        if (!address) {
          unknown += 1;
          continue;
        }
        if (isFontService(address)) {
          rules += 1;
          if (!isSwapped(address)) {
            faults.push(
              document.evidence(link, undefined, 'display=swap at the end of the address'),
            );
          }
          continue;
        }
        const css = fileOf(site, address.href)?.text;
        if (css === undefined) unknown += 1;
        for (const rule of fontFaces(css ?? '')) {
          rules += 1;
          if (hidesText(rule)) {
            faults.push({
              page: address.href,
              found: shorten(rule),
              expected: 'font-display: swap',
            });
          }
        }
      }
      if (faults.length > 0) return fail(faults);
      if (unknown > 0) {
        return needsAPerson(
          url,
          `${unknown} style sheet${unknown === 1 ? ' was' : 's were'} not given`,
        );
      }
      return rules === 0 ? notApplicable(url, 'no web font') : pass();
    },
  },
  {
    id: 43,
    seen: 'load no script from another host',
    check(document, site) {
      const sources = document.named('script').flatMap((script) => {
        const address = document.resolve(attribute(script, 'src') || undefined);
        return address ? [{ script, address }] : [];
      });
      const texts = document
        .named('script')
        .filter((script) => !/json|template/i.test(attribute(script, 'type') ?? ''))
        .map((script) => ({ script, text: (attribute(script, 'src') ?? '') + rawText(script) }));
      const dead = texts.flatMap(({ script, text }) => {
        const tool = deadTools.find(([pattern]) => pattern.test(text));
        return tool ? [document.evidence(script, tool[1], 'gone')] : [];
      });
      if (dead.length > 0) return fail(dead);
      const own = document.page.hasAddress === false ? undefined : site.origin;
      const hosts = new Set(
        sources
          .filter(({ address, script }) =>
            own
              ? address.origin !== own
              : /^(?:https?:)?\/\//i.test(attribute(script, 'src') ?? ''),
          )
          .map(({ address }) => address.host),
      );
      return hosts.size === 0
        ? pass()
        : needsAPerson(
            document.page.url,
            `scripts from ${[...hosts].join(', ')}: are all of them still used?`,
          );
    },
  },
];

export const speedSite: readonly SiteCheck[] = [
  {
    id: 34,
    checkSite: (_, site) =>
      needsAPerson(site.origin, fieldData, 'Largest Contentful Paint of at most 2.5 s'),
  },
  {
    id: 35,
    checkSite: (_, site) =>
      needsAPerson(site.origin, fieldData, 'Interaction to Next Paint of at most 200 ms'),
  },
  {
    id: 36,
    checkSite: (_, site) =>
      needsAPerson(site.origin, fieldData, 'Cumulative Layout Shift of at most 0.1'),
  },
  {
    id: 44,
    checkSite(_, site) {
      const files = [...(site.files ?? [])].filter(
        ([address, { headers, status }]) => isStatic(address) && headers && status === 200,
      );
      if (files.length === 0) {
        return needsAPerson(
          site.origin,
          'the headers of scripts, styles and pictures are not known',
        );
      }
      const faults = files.flatMap(([address, { headers }]): Evidence[] => {
        const control = headers?.['cache-control'] ?? '';
        const age = Number(/max-age=(\d+)/i.exec(control)?.[1] ?? 0);
        const needed = isHashed(new URL(address).pathname) ? month : undefined;
        // A file without a hash in its name must be revalidated. A validator avoids a second download.
        const isFine = /\bno-store\b/i.test(control)
          ? false
          : needed === undefined
            ? age >= week || Boolean(headers?.etag ?? headers?.['last-modified'])
            : age >= needed;
        return isFine
          ? []
          : [
              {
                page: address,
                found: control ? `Cache-Control: ${control}` : 'no Cache-Control',
                expected: needed
                  ? 'max-age of 30 days or more: the name changes with the content'
                  : 'a week or more, or an ETag',
              },
            ];
      });
      return passOrFail(faults, [
        {
          page: site.origin,
          found: `${counted(files.length, 'static file')} can be kept or revalidated`,
        },
      ]);
    },
  },
  {
    id: 45,
    checkSite: (_, site) => needsAPerson(site.origin, fieldData, 'Time to First Byte under 0.8 s'),
  },
];
