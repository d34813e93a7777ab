/** The audit: reads documents one by one, keeps only what the checks of the site need, and reports. */
import { crawlingDocument, crawlingSite } from './checks/crawling.ts';
import { indexingDocument, indexingSite } from './checks/indexing.ts';
import { mobileDocument } from './checks/mobile.ts';
import { contentDocument, contentSite } from './checks/page-basics-content.ts';
import { titlesDocument, titlesSite } from './checks/page-basics-titles.ts';
import { redirectsDocument, redirectsSite } from './checks/redirects.ts';
import { robotFilesSite } from './checks/robot-files.ts';
import { safetyDocument, safetySite } from './checks/safety.ts';
import { speedPictures } from './checks/speed-pictures.ts';
import { speedDocument, speedSite } from './checks/speed.ts';
import { dataPicturesDocument, dataPicturesSite } from './checks/structured-data-pictures.ts';
import { dataTypesDocument, dataTypesSite } from './checks/structured-data-types.ts';
import { dataValuesDocument } from './checks/structured-data-values.ts';
import { counted } from './counted.ts';
import { HtmlDocument } from './document.ts';
import { errorMessage } from './error-message.ts';
import { factsOf, isSuccessful, type PageFacts } from './facts.ts';
import { worstOf, type DocumentCheck, type Outcome, type SiteCheck } from './outcome.ts';
import { pointCount } from './point-anchors.ts';
import type { AuditReport, Evidence, PageInput, PointId, PointResult, SiteInput } from './types.ts';

const documentChecks: readonly DocumentCheck[] = [
  ...crawlingDocument,
  ...indexingDocument,
  ...redirectsDocument,
  ...speedDocument,
  ...speedPictures,
  ...mobileDocument,
  ...dataTypesDocument,
  ...dataValuesDocument,
  ...dataPicturesDocument,
  ...titlesDocument,
  ...contentDocument,
  ...safetyDocument,
];
const siteChecks: readonly SiteCheck[] = [
  ...robotFilesSite,
  ...crawlingSite,
  ...indexingSite,
  ...redirectsSite,
  ...speedSite,
  ...dataTypesSite,
  ...dataPicturesSite,
  ...titlesSite,
  ...contentSite,
  ...safetySite,
];

/** Limits of stored evidence: per page and point, and per point. Further evidence is only counted. */
const perPage = 8;
const perPoint = 400;

/** The pages with one verdict of a check. */
class PagesOfVerdict {
  readonly #limit: number;
  count = 0;
  /** The number of pages whose evidence is kept. */
  shown = 0;
  readonly evidence: Evidence[] = [];

  /** @param limit number of kept pieces of evidence; a page that reaches it is kept whole */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(evidence: readonly Evidence[], page: string): void {
    this.count += 1;
    if (this.evidence.length >= this.#limit) return;
    this.shown += 1;
    this.evidence.push(...evidence.slice(0, perPage));
    if (evidence.length > perPage) {
      this.evidence.push({ page, found: `${evidence.length - perPage} more on this page` });
    }
  }
}

/** The outcome of one check over all documents, without an outcome per page. */
class Tally {
  readonly #check: DocumentCheck;
  readonly #pages = {
    fail: new PagesOfVerdict(perPoint),
    'needs-a-person': new PagesOfVerdict(3),
    pass: new PagesOfVerdict(0),
    'not-applicable': new PagesOfVerdict(1),
  };

  constructor(check: DocumentCheck) {
    this.#check = check;
  }

  add({ verdict, evidence }: Outcome, page: string): void {
    this.#pages[verdict].add(evidence, page);
  }

  outcome(origin: string): Outcome {
    const { fail, pass, 'needs-a-person': unknown, 'not-applicable': none } = this.#pages;
    if (fail.count > 0) return { verdict: 'fail', evidence: fail.evidence };
    if (unknown.count > 0) {
      const left = unknown.count - unknown.shown;
      const found = `the same on ${counted(left, 'more page')}`;
      return {
        verdict: 'needs-a-person',
        evidence: [...unknown.evidence, ...(left > 0 ? [{ page: origin, found }] : [])],
      };
    }
    if (pass.count > 0) {
      const seen = pass.count === 1 ? 'the page:' : `${pass.count} pages`;
      return {
        verdict: 'pass',
        evidence: [{ page: origin, found: `${seen} ${this.#check.seen}` }],
      };
    }
    return { verdict: 'not-applicable', evidence: none.evidence };
  }
}

/** One run over one site. Documents may come in any order; nothing is fetched. */
export class Audit {
  readonly #site: SiteInput;
  readonly #tallies = documentChecks.map((check) => ({ check, tally: new Tally(check) }));
  readonly #facts: PageFacts[] = [];

  constructor(site: SiteInput) {
    this.#site = site;
  }

  /** Never throws. A check that fails leaves its point to a person, with the reason. */
  add(page: PageInput): void {
    const document = new HtmlDocument(page);
    this.#facts.push(factsOf(document, this.#site));
    if (!isSuccessful(page)) return;
    for (const { check, tally } of this.#tallies) {
      tally.add(
        attempt(() => check.check(document, this.#site), page.url),
        page.url,
      );
    }
  }

  report(checkedAt: Date): AuditReport {
    const { origin } = this.#site;
    const outcomes = new Map<PointId, Outcome[]>();
    const put = (id: PointId, outcome: Outcome) => {
      const known = outcomes.get(id);
      if (known) known.push(outcome);
      else outcomes.set(id, [outcome]);
    };
    for (const { check, tally } of this.#tallies) put(check.id, tally.outcome(origin));
    for (const { id, checkSite } of siteChecks) {
      put(
        id,
        attempt(() => checkSite(this.#facts, this.#site), origin),
      );
    }
    const points = Array.from({ length: pointCount }, (_, index): PointResult => {
      const id = index + 1;
      const { verdict, evidence } = worstOf(outcomes.get(id) ?? []);
      const kept = evidence.slice(0, perPoint);
      const more = evidence.length - kept.length;
      return {
        id,
        verdict,
        evidence: more > 0 ? [...kept, { page: origin, found: `${more} more like these` }] : kept,
      };
    });
    return {
      site: origin,
      checkedAt: checkedAt.toISOString(),
      pages: this.#facts.map(({ url }) => url),
      points,
    };
  }
}

function attempt(check: () => Outcome, page: string): Outcome {
  try {
    return check();
  } catch (error) {
    return {
      verdict: 'needs-a-person',
      evidence: [{ page, found: `the check failed: ${errorMessage(error)}` }],
    };
  }
}

/** All documents at once. */
export function auditSite(
  site: SiteInput,
  pages: Iterable<PageInput>,
  checkedAt: Date,
): AuditReport {
  const audit = new Audit(site);
  for (const page of pages) audit.add(page);
  return audit.report(checkedAt);
}
