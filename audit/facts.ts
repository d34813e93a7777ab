/** What the checks of the site need of each page: small, so that 5,000 documents fit into memory. */
import {
  attribute,
  closestAbove,
  type Element,
  type HtmlDocument,
  rawText,
  shorten,
  textOf,
} from './document.ts';
import type { FetchedFile, PageInput, Redirect, RedirectChain, SiteInput } from './types.ts';
import { hash, sketch } from './words.ts';
import { structuredData } from './structured.ts';

type LinkFact = {
  /** Absolute, without its fragment. */
  readonly url: string;
  readonly text: string;
  readonly line: number | undefined;
  readonly nofollow: boolean;
};

/** A robots meta element, or the header, which has no line. */
export type RobotsLine = { readonly line: number | undefined; readonly found: string };

/** A link to a part of a page. */
type PartLink = {
  /** Absolute, without its fragment. */
  readonly url: string;
  readonly fragment: string;
  readonly line: number | undefined;
};

/** The facts about one page. Missing texts are empty. */
export type PageFacts = {
  /** Absolute, without a fragment. */
  readonly url: string;
  readonly hasAddress: boolean;
  readonly status: number;
  readonly title: string;
  readonly titleLine: number | undefined;
  readonly description: string;
  readonly h1: string;
  /** The absolute canonical address, or undefined. */
  readonly canonical: string | undefined;
  /** Where the page says noindex, or undefined. */
  readonly noindex: RobotsLine | undefined;
  /** Where the page says nosnippet, or undefined. */
  readonly nosnippet: RobotsLine | undefined;
  /** One for each address that the page links to. */
  readonly links: readonly LinkFact[];
  /** One for each part of a page that the page links to. */
  readonly parts: readonly PartLink[];
  /** Hashes of the IDs and names that a fragment can lead to; undefined where the document was not read to its end. */
  readonly ids: Uint32Array | undefined;
  /** Links that lead nowhere: `href="#"`. */
  readonly placeholders: readonly { readonly text: string; readonly line: number | undefined }[];
  /** Addresses of scripts, style sheets, pictures and fonts. */
  readonly assets: readonly string[];
  readonly socialImage: string | undefined;
  readonly dataTypes: readonly string[];
  readonly hasFieldsOrCalls: boolean;
  readonly words: number;
  readonly sketch: Uint32Array;
};

/** An address in the form used for comparison: no fragment, no slash at the end, host in lower case. */
export function sameAddress(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  return `${url.origin}${path || '/'}${url.search}`;
}

/** The address of the page that is served at an address. */
export const servedAt = (address: string, { aliases }: Pick<SiteInput, 'aliases'>): string =>
  aliases?.get(sameAddress(address)) ?? address;

const withoutFragment = (url: URL) => `${url.origin}${url.pathname}${url.search}`;

/** Directives with a value, which look like the name of a robot. */
const valued = /^(?:max-(?:snippet|image-preview|video-preview)|unavailable_after)$/;
const meant = /^(?:googlebot|bingbot)$/;

/** Directives for search engines at large, Google and Bing: `otherbot: noindex` is for another robot. */
function directivesOf(content: string): readonly string[] {
  let isMeant = true;
  return content
    .toLowerCase()
    .split(/[,;]/)
    .flatMap((part) => {
      const [, name, rest] = /^\s*([\w-]+)\s*:(.*)$/s.exec(part) ?? [];
      if (name === undefined || valued.test(name)) {
        return isMeant
          ? part
              .replaceAll(/\s*:\s*/g, ':')
              .trim()
              .split(/\s+/)
          : [];
      }
      isMeant = meant.test(name);
      return isMeant ? rest!.trim().split(/\s+/) : [];
    });
}

/** Robots meta elements and the `X-Robots-Tag` header, where they have one of these directives. */
function robotsLines(document: HtmlDocument, ...wanted: readonly string[]): RobotsLine[] {
  const metas = [...document.metas('robots'), ...document.metas('googlebot')].map((element) => ({
    line: document.line(element),
    found: document.snippet(element),
    content: attribute(element, 'content') ?? '',
  }));
  const header = document.page.headers?.['x-robots-tag'];
  return [
    ...metas,
    ...(header ? [{ line: undefined, found: `X-Robots-Tag: ${header}`, content: header }] : []),
  ]
    .filter(({ content }) => directivesOf(content).some((one) => wanted.includes(one)))
    .map(({ line, found }) => ({ line, found }));
}

/** Where the page keeps itself out of search results. */
export const robotsDirectives = (document: HtmlDocument): RobotsLine[] =>
  robotsLines(document, 'noindex', 'none');

/** Where the page keeps its words out of results and answers. */
const snippetLines = (document: HtmlDocument): RobotsLine[] =>
  robotsLines(document, 'nosnippet', 'max-snippet:0');

/** The title that browsers show: the first in the HTML, those of drawings left out. */
export function titleElement(document: HtmlDocument) {
  return document.named('title').find((one) => one.namespace === 'http://www.w3.org/1999/xhtml');
}

/**
 * What the checks of a whole site need of one page. Addresses are absolute, without fragments, and those of `aliases`
 * are replaced; texts are one line of at most 160 characters.
 */
export function factsOf(document: HtmlDocument, site: Pick<SiteInput, 'aliases'> = {}): PageFacts {
  const { page, url } = document;
  const title = titleElement(document);
  const named = attribute(document.canonicals[0], 'href');
  const headerCanonical = /<([^>]+)>\s*;[^,]*rel="?canonical"?/i.exec(
    page.headers?.link ?? '',
  )?.[1];
  const canonical = document.resolve(named ?? headerCanonical)?.href;
  const links = new Map<string, LinkFact>();
  const parts = new Map<string, PartLink>();
  const placeholders: { text: string; line: number | undefined }[] = [];
  for (const link of document.named('a', 'area')) {
    const href = attribute(link, 'href');
    if (href === undefined) continue;
    if (href.trim() === '#') {
      placeholders.push({ text: shorten(textOf(link)), line: document.line(link) });
      continue;
    }
    const target = document.resolve(href);
    if (!target || !/^https?:$/.test(target.protocol)) continue;
    const address = servedAt(withoutFragment(target), site);
    const fragment = partOf(link, target);
    if (fragment !== '' && !parts.has(`${address}#${fragment}`)) {
      parts.set(`${address}#${fragment}`, { url: address, fragment, line: document.line(link) });
    }
    if (links.has(address)) continue;
    links.set(address, {
      url: address,
      text: shorten(textOf(link)),
      line: document.line(link),
      nofollow: /\bnofollow\b/i.test(attribute(link, 'rel') ?? ''),
    });
  }
  const text = textOf(document.main);
  return {
    url: withoutFragment(url),
    hasAddress: page.hasAddress !== false,
    status: page.status,
    title: shorten(rawText(title)),
    titleLine: title && document.line(title),
    description: shorten(document.meta('description') ?? ''),
    h1: headingText(document),
    canonical: canonical && servedAt(canonical, site),
    noindex: robotsDirectives(document)[0],
    nosnippet: snippetLines(document)[0],
    links: [...links.values()],
    parts: [...parts.values()],
    ids: idsOf(document),
    placeholders,
    assets: assetsOf(document),
    socialImage: document.resolve(document.meta('og:image'))?.href,
    dataTypes: [
      ...new Set([
        ...structuredData(document).nodes.flatMap(({ types }) => types),
        ...structuredData(document).microdataTypes,
      ]),
    ],
    hasFieldsOrCalls: Boolean(document.first('form, a[href^="tel:"]')),
    words: document.words,
    sketch: sketch(text),
  };
}

/**
 * The part of a page that a link names, as written, or an empty string. Scripts use fragments too: as routes, for tabs and
 * for menus.
 */
function partOf(link: Element, { hash: fragment }: URL): string {
  const isForScript =
    /^#[!/]|=/.test(fragment) ||
    /^(?:button|tab|menuitem)$/i.test(attribute(link, 'role') ?? '') ||
    Object.keys(link.attribs).some((name) => /^(?:data-|on|aria-controls)/.test(name));
  const name = fragment.slice(1).replace(/:~:.*$/s, '');
  if (isForScript || /^top$/i.test(name)) return '';
  return name;
}

/** A fragment with its percent-encoding decoded, or as it is if it's malformed. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function idsOf(document: HtmlDocument): Uint32Array | undefined {
  if (document.cut) return undefined;
  const names = document.elements.flatMap((element) => {
    const id = attribute(element, 'id');
    const name = element.name === 'a' ? attribute(element, 'name') : undefined;
    return [...(id === undefined ? [] : [id]), ...(name === undefined ? [] : [name])];
  });
  return Uint32Array.from(names, hash);
}

function headingText(document: HtmlDocument): string {
  const heading = document.named('h1')[0];
  if (!heading) return '';
  const images = document
    .named('img')
    .filter((image) => closestAbove(image, (one) => one === heading))
    .map((image) => attribute(image, 'alt') ?? '');
  return shorten([textOf(heading), ...images].join(' '));
}

function assetsOf(document: HtmlDocument): string[] {
  const addresses = [
    ...document.named('script', 'img').map((element) => attribute(element, 'src')),
    ...document.linksWith('stylesheet').map((element) => attribute(element, 'href')),
    ...document
      .linksWith('preload')
      .filter((element) => attribute(element, 'as') === 'font')
      .map((element) => attribute(element, 'href')),
  ];
  const found = addresses.flatMap((address) => {
    const url = document.resolve(address || undefined);
    return url && /^https?:$/.test(url.protocol) ? [withoutFragment(url)] : [];
  });
  return [...new Set(found)];
}

/** Whether the page responds with status 200 and may be indexed. */
export const isIndexable = ({ status, noindex }: Pick<PageFacts, 'status' | 'noindex'>): boolean =>
  status === 200 && noindex === undefined;

/** Path segments of the pages of an order, which do not belong in search results. */
const afterOrder =
  /^(?:thank-?you|thanks|cart|basket|bag|checkout|my-account|order-(?:confirmation|confirmed|complete|received)|confirmation)(?:\.\w+)?$/i;
/** Whether a page is part of an order: a cart, a thank-you page. */
export const isAfterOrder = (url: string): boolean =>
  (URL.parse(url)?.pathname ?? '').split('/').some((segment) => afterOrder.test(segment));

/** Pages that may be indexed, without those whose canonical names another page: they are meant as copies. */
export const originals = (pages: readonly PageFacts[]): readonly PageFacts[] =>
  pages.filter(
    (page) =>
      isIndexable(page) &&
      (page.canonical === undefined || sameAddress(page.canonical) === sameAddress(page.url)),
  );

/** Whether a request was redirected at all. */
export const isChain = (steps: readonly Redirect[]): steps is RedirectChain => steps.length > 0;

/** The address that a chain of redirects leads to. */
export const endOf = (chain: RedirectChain): string => (chain.at(-1) ?? chain[0]).to;

/** Whether the response was successful. A page from a file counts as status 200. */
export const isSuccessful = (page: PageInput): boolean => page.status >= 200 && page.status < 300;

/** The address of the home page in the form of `sameAddress`. */
export const homeOf = (site: SiteInput): string => sameAddress(`${site.origin}/`);

/** Whether a document is the home page. False where its address is not known. */
export const isHomePage = ({ page }: HtmlDocument, site: SiteInput): boolean =>
  page.hasAddress !== false && sameAddress(page.url) === homeOf(site);

/** What is known about a file of the site. */
export const fileOf = (site: SiteInput, address: string | undefined): FetchedFile | undefined =>
  address ? site.files?.get(address) : undefined;
