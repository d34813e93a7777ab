/** Points 37 to 40: are the pictures small, and loaded when they are needed? */
import { counted } from '../counted.ts';
import { isTag, isText, type AnyNode } from 'domhandler';
import { attribute, closestAbove, type Element, type HtmlDocument } from '../document.ts';
import { fileOf } from '../facts.ts';
import {
  fail,
  needsAPerson,
  notApplicable,
  pass,
  passOrFail,
  type DocumentCheck,
} from '../outcome.ts';
import type { Evidence } from '../types.ts';
import { countWords } from '../words.ts';

const raster = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?)$/i;
const oldFormat = /\.(?:jpe?g|png|gif|bmp|tiff?)$/i;
const oldType = /^image\/(?:jpeg|png|gif|bmp|tiff)/i;
/** A picture after this many words is below the first screen. */
const screenOfWords = 400;

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
    if (node.name === 'img' && !isHidden(node)) {
      inMain.push({ image: node, words, beforeSecondHeading: headings === 0 });
    }
    for (const child of node.children.toReversed()) open.push(child);
  }
  return inMain;
}

export const speedPictures: readonly DocumentCheck[] = [
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
            `${counted(rasters.length, 'picture')} whose own size was not given`,
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
      if (pictures.length === 0) {
        return notApplicable(document.page.url, 'no picture in the main part');
      }
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
              `${document.snippet(image)} after ${counted(words, 'word')}`,
              'loading="lazy"',
            ),
          );
        }
      }
      return passOrFail(faults);
    },
  },
];
