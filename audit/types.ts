/** The input and the result of an audit, independent of how documents are fetched. */

/** A point of the checklist, 1 to 87, in the order of the published list. */
export type PointId = number;

/** The texts of a point in the checklist. */
export type Point = {
  readonly id: PointId;
  readonly title: string;
  /** The text "How to fix it". */
  readonly remedy: string;
};

/** `not-applicable`: the site has nothing that the point is about. `needs-a-person`: a program cannot judge it. */
export type Verdict = 'pass' | 'fail' | 'not-applicable' | 'needs-a-person';

/** What was found at one place, and what was expected there. */
export type Evidence = {
  /** Address of the page, or of the file, that the evidence is about. */
  readonly page: string;
  /** Line in the HTML as it was received, counted from 1. */
  readonly line?: number;
  readonly found: string;
  readonly expected?: string;
};

/** The verdict on one point for the whole site. */
export type PointResult = {
  readonly id: PointId;
  readonly verdict: Verdict;
  readonly evidence: readonly Evidence[];
};

/** The published format of a result, which `--json` writes. */
export type AuditReport = {
  /** Origin of the site, such as `https://shop.example`. */
  readonly site: string;
  /** ISO 8601, UTC. */
  readonly checkedAt: string;
  /** Addresses of the documents that were read. */
  readonly pages: readonly string[];
  readonly points: readonly PointResult[];
};

/** One step of a redirect. */
export type Redirect = {
  readonly from: string;
  readonly status: number;
  readonly to: string;
};

/** The redirects of one request, in their order. */
export type RedirectChain = readonly [Redirect, ...Redirect[]];

/** One document as it was received. */
export type PageInput = {
  /** Absolute address, after redirects. */
  readonly url: string;
  /** False where the address is made up, as for a pasted source: points about addresses are left to a person. */
  readonly hasAddress?: boolean;
  readonly status: number;
  /** Names in lower case; undefined where they are not known, as for a file in a folder. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly html: string;
  /** The measurements of a browser, if there are any. */
  readonly rendered?: RenderedPage | undefined;
};

/** Measurements that need a browser. They are never estimated from the HTML. */
export type RenderedPage = {
  /** Pixels by which the document is wider than a window of 320 pixels. */
  readonly overflowAt320: number;
  /** Controls smaller than 44 pixels in both directions at a width of 390. */
  readonly smallControls: readonly string[];
  /** Share (0 to 1) of the letters in `main` set under 16 pixels at a width of 390. */
  readonly smallTextShare: number;
  /** Addresses of pictures in the first screen (390 × 844 or 1440 × 900) that load lazily. */
  readonly lazyInFirstScreen: readonly string[];
  /** Addresses of pictures below both first screens that load at once. */
  readonly eagerBelowFirstScreen: readonly string[];
  /** Names of elements that cover more than 30% of the screen after loading. */
  readonly coversOnArrival: readonly string[];
  /** Whether the text of `main` is the same at 390 and at 1440 pixels. */
  readonly sameTextOnPhone: boolean;
  /** Words of `main` after scripts ran. */
  readonly words: number;
};

/** A file that is not a page: robots.txt, the sitemap, an asset. */
export type FetchedFile = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Present for text. */
  readonly text?: string | undefined;
  /** Natural size in pixels, for a picture. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

/** What is known about the site apart from its documents. What is missing is not judged. */
export type SiteInput = {
  /** Scheme and host, no slash at the end. */
  readonly origin: string;
  /** Whether the documents are all pages of the site. Otherwise nothing counts as missing. */
  readonly isComplete: boolean;
  readonly robots?: FetchedFile | undefined;
  readonly sitemap?: FetchedFile | undefined;
  /** The sitemaps that a sitemap index lists. */
  readonly sitemapParts?: readonly FetchedFile[] | undefined;
  /** Other addresses of pages, such as `/a/index.html` for `/a/`, with the address of the page. */
  readonly aliases?: ReadonlyMap<string, string> | undefined;
  /** Other files by address. */
  readonly files?: ReadonlyMap<string, FetchedFile> | undefined;
  /** Every redirect that was met; an empty list if requests were made and none was redirected. */
  readonly redirects?: readonly RedirectChain[] | undefined;
  /** Responses to requests that test the server. */
  readonly probes?: SiteProbes | undefined;
  /** What the owner states about the site. */
  readonly stated?: StatedFacts | undefined;
};

/** The response to a request, with the redirects before it. */
export type ProbeResult = {
  /** The requested address. */
  readonly asked: string;
  readonly steps: readonly Redirect[];
  readonly status: number;
  readonly url: string;
  /** Present for a document. */
  readonly html?: string | undefined;
};

type SiteProbes = {
  /** A made-up address on each part of the site. */
  readonly missing?: readonly ProbeResult[] | undefined;
  /** The home page over plain http. */
  readonly plainHttp?: ProbeResult | undefined;
  /** The home page with `www.` added, or removed. */
  readonly otherHost?: ProbeResult | undefined;
  /** Addresses of pages with a slash added, or removed. */
  readonly otherSlash?: readonly ProbeResult[] | undefined;
  /** Addresses of pages with `?test=1`. */
  readonly withParameter?: readonly ProbeResult[] | undefined;
  /** ISO date on which the certificate ends. */
  readonly certificateEnds?: string | undefined;
};

/** Facts that no document states. All are optional. Without its fact a point is left to a person. */
export type StatedFacts = {
  /** Domains the site had before; an empty list says that there are none. */
  readonly oldHosts?: readonly string[] | undefined;
  /** What the site sells, with the address of the page about it. */
  readonly services?: readonly { readonly name: string; readonly page?: string | undefined }[];
  /** False if nothing is sold that can be out of stock. */
  readonly hasProducts?: boolean | undefined;
  /** False if the site intentionally has no analytics. */
  readonly hasAnalytics?: boolean | undefined;
};
