/** Points 34 to 45: fast on a normal phone? */
import { isTag, isText, type AnyNode } from 'domhandler';
import {
  attribute,
  closestAbove,
  type Element,
  type HtmlDocument,
  rawText,
  shorten,
  withoutComments,
} from '../document.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
  type SiteCheck,
} from '../outcome.ts';
import type { Evidence, SiteInput } from '../types.ts';
import { countWords } from '../words.ts';

const raster = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?)$/i;
const oldFormat = /\.(?:jpe?g|png|gif|bmp|tiff?)$/i;
const oldType = /^image\/(?:jpeg|png|gif|bmp|tiff)/i;
const staticFile = /\.(?:css|m?js|woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg|ico)$/i;
const hashed = /[.-](?=[A-Za-z0-9_-]*[0-9A-Z_])[A-Za-z0-9_-]{8,}\.\w+$/;
/** A picture after this many words is below the first screen. */
const screenOfWords = 400;
const week = 7 * 24 * 3600;

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

const fileOf = (site: SiteInput, address: string | undefined) =>
  address ? site.files?.get(address) : undefined;

const isPlaceholder = (source = ''): boolean => source === '' || /^\s*data:/i.test(source);
const lazySource = (image: Element): string | undefined =>
  attribute(image, 'data-src') ??
  attribute(image, 'data-lazy-src') ??
  attribute(image, 'data-original') ??
  (attribute(image, 'src') || undefined);

function picturesOf(document: HtmlDocument): readonly { image: Element; url: URL | undefined }[] {
  return document.named('img').map((image) => ({
    image,
    // A script puts the picture in the place of a placeholder.
    url: document.resolve(
      isPlaceholder(attribute(image, 'src')) ? lazySource(image) : attribute(image, 'src'),
    ),
  }));
}

/** Whether an inline style keeps the space free. */
const isSized = (style = ''): boolean =>
  /(?:^|[;\s])width\s*:/i.test(style) &&
  /(?:^|[;\s])(?:height\s*:\s*[\d.]+(?!%|[\d.])|aspect-ratio\s*:)/i.test(style);

const hides = (element: Element): boolean =>
  element.name === 'dialog' ||
  element.name === 'noscript' ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'popover') !== undefined ||
  (element.name === 'details' && attribute(element, 'open') === undefined);

const isHidden = (element: Element): boolean =>
  hides(element) || closestAbove(element, hides) !== undefined;

/** The pictures in `main`, each with the number of words before it. */
function picturesByDepth(
  document: HtmlDocument,
): { image: Element; words: number; beforeSecondHeading: boolean }[] {
  const { main } = document;
  if (!main) return [];
  const inMain: { image: Element; words: number; beforeSecondHeading: boolean }[] = [];
  let words = 0;
  let headings = 0;
  // The traversal of `textOf`, with a running count.
  const open: AnyNode[] = main.children.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (isText(node)) words += countWords(node.data);
    if (!isTag(node) || ['script', 'style', 'template', 'noscript'].includes(node.name)) continue;
    if (node.name === 'h2') headings += 1;
    if (node.name === 'img' && !isHidden(node))
      inMain.push({ image: node, words, beforeSecondHeading: headings === 0 });
    for (const child of node.children.toReversed()) open.push(child);
  }
  return inMain;
}

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

export const speedDocument: readonly DocumentCheck[] = [
  {
    id: 37,
    seen: 'give every picture a width and a height',
    check(document) {
      const pictures = document.named('img');
      if (pictures.length === 0) return notApplicable(document.page.url, 'no picture');
      const isSize = (value = '') => /^\s*[1-9]\d*/.test(value) && !value.includes('%');
      return passOrFail(
        pictures
          .filter(
            (image) =>
              !isSized(attribute(image, 'style')) &&
              (!isSize(attribute(image, 'width')) || !isSize(attribute(image, 'height'))),
          )
          .map((image) => document.evidence(image, undefined, 'width and height in pixels')),
      );
    },
  },
  {
    id: 38,
    seen: 'have no picture more than twice as wide as it is shown',
    check(document, site) {
      const rasters = picturesOf(document).filter(({ url }) => url && raster.test(url.pathname));
      if (rasters.length === 0) {
        return document.named('img').length === 0
          ? notApplicable(document.page.url, 'no picture')
          : pass([
              { page: document.page.url, found: 'drawings only: they have no size of their own' },
            ]);
      }
      const measured = rasters.flatMap(({ image, url }) => {
        const natural = fileOf(site, url?.href)?.width;
        // As browsers read it: “400px” is 400.
        const shown = Number.parseInt(attribute(image, 'width') ?? '', 10);
        return natural && shown > 0 && attribute(image, 'srcset') === undefined
          ? [{ image, natural, shown }]
          : [];
      });
      const large = measured.filter(({ natural, shown }) => natural > 2 * shown);
      if (large.length > 0) {
        return fail(
          large.map(({ image, natural, shown }) =>
            document.evidence(
              image,
              `${natural} pixels wide, shown at ${shown}`,
              `at most ${2 * shown} pixels`,
            ),
          ),
        );
      }
      const measuredImages = new Set(measured.map(({ image }) => image));
      const isKnown = rasters.every(
        ({ image }) => attribute(image, 'srcset') !== undefined || measuredImages.has(image),
      );
      return isKnown
        ? pass()
        : needsAPerson(
            document.page.url,
            `${rasters.length} pictures whose own size was not given`,
          );
    },
  },
  {
    id: 39,
    seen: 'use SVG, WebP or AVIF',
    check(document, site) {
      const pictures = picturesOf(document);
      if (pictures.length === 0) return notApplicable(document.page.url, 'no picture');
      const modern = new Set(
        document
          .named('source')
          .filter(
            (source) =>
              /^image\/(?:webp|avif)/i.test(attribute(source, 'type') ?? '') ||
              /\.(?:webp|avif)(?=[\s,?#]|$)/i.test(attribute(source, 'srcset') ?? ''),
          )
          .map(({ parent }) => parent),
      );
      const old = pictures.filter(({ image, url }) => {
        if (!url) return false;
        if (modern.has(image.parent)) return false;
        if (url.protocol === 'data:') return oldType.test(url.pathname);
        const type = fileOf(site, url.href)?.headers?.['content-type'];
        return type ? oldType.test(type) : oldFormat.test(url.pathname);
      });
      return passOrFail(
        old.map(({ image }) => document.evidence(image, undefined, 'WebP, AVIF or SVG')),
      );
    },
  },
  {
    id: 40,
    seen: 'load the first screen’s pictures at once and those far below late',
    check(document) {
      const { rendered } = document.page;
      const find = (address: string) =>
        document
          .named('img')
          .find(
            (image) =>
              document.resolve(attribute(image, 'src'))?.pathname ===
              URL.parse(address, document.url)?.pathname,
          );
      if (rendered) {
        return passOrFail([
          ...rendered.lazyInFirstScreen.map((address) =>
            document.evidence(
              find(address),
              `${address} waits, in the first screen`,
              'no loading="lazy"',
            ),
          ),
          ...rendered.eagerBelowFirstScreen.map((address) =>
            document.evidence(
              find(address),
              `${address} loads at once, below the first screen`,
              'loading="lazy"',
            ),
          ),
        ]);
      }
      const pictures = picturesByDepth(document);
      if (pictures.length === 0)
        return notApplicable(document.page.url, 'no picture in the main part');
      const isLazy = (image: Element) =>
        attribute(image, 'loading')?.toLowerCase() === 'lazy' ||
        lazySource(image) !== (attribute(image, 'src') || undefined);
      const [first] = pictures;
      const faults: Evidence[] = [];
      if (
        first &&
        first.beforeSecondHeading &&
        first.words < screenOfWords / 2 &&
        isLazy(first.image)
      ) {
        faults.push(
          document.evidence(first.image, undefined, 'no loading="lazy" on the first picture'),
        );
      }
      for (const { image, words } of pictures) {
        if (
          words > screenOfWords &&
          !isLazy(image) &&
          !/^data:/i.test(attribute(image, 'src') ?? '')
        ) {
          faults.push(
            document.evidence(
              image,
              `${document.snippet(image)} after ${words} words`,
              'loading="lazy"',
            ),
          );
        }
      }
      return passOrFail(faults);
    },
  },
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
          if (hidesText(rule))
            faults.push(document.evidence(style, shorten(rule), 'font-display: swap'));
        }
        for (const name of imports(rawText(style))) {
          const address = document.resolve(name);
          if (!address || !isFontService(address)) {
            unknown += 1;
            continue;
          }
          rules += 1;
          if (!isSwapped(address))
            faults.push(document.evidence(style, `@import ${shorten(name)}`, 'display=swap'));
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
          if (!isSwapped(address))
            faults.push(
              document.evidence(link, undefined, 'display=swap at the end of the address'),
            );
          continue;
        }
        const css = fileOf(site, address.href)?.text;
        if (css === undefined) unknown += 1;
        for (const rule of fontFaces(css ?? '')) {
          rules += 1;
          if (hidesText(rule))
            faults.push({
              page: address.href,
              found: shorten(rule),
              expected: 'font-display: swap',
            });
        }
      }
      if (faults.length > 0) return fail(faults);
      if (unknown > 0)
        return needsAPerson(
          url,
          `${unknown} style sheet${unknown === 1 ? ' was' : 's were'} not given`,
        );
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

const isStatic = (address: string) => staticFile.test(URL.parse(address)?.pathname ?? '');

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
      if (files.length === 0)
        return needsAPerson(
          site.origin,
          'the headers of scripts, styles and pictures are not known',
        );
      const faults = files.flatMap(([address, { headers }]): Evidence[] => {
        const control = headers?.['cache-control'] ?? '';
        const age = Number(/max-age=(\d+)/i.exec(control)?.[1] ?? 0);
        const needed = hashed.test(new URL(address).pathname) ? 30 * 24 * 3600 : undefined;
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
                  ? 'max-age of a year: the name changes with the content'
                  : 'a week or more, or an ETag',
              },
            ];
      });
      return passOrFail(faults, [
        { page: site.origin, found: `${files.length} static files can be kept or revalidated` },
      ]);
    },
  },
  {
    id: 45,
    checkSite: (_, site) => needsAPerson(site.origin, fieldData, 'Time to First Byte under 0.8 s'),
  },
];
