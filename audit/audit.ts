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
import { HtmlDocument } from './document.ts';
import { errorMessage } from './error-message.ts';
import { factsOf, isSuccessful, type PageFacts } from './facts.ts';
import { worstOf, type DocumentCheck, type Outcome, type SiteCheck } from './outcome.ts';
import type { AuditReport, Evidence, PageInput, PointId, PointResult, SiteInput } from './types.ts';

export const pointCount = 87;

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

/** The outcome of one check over all documents, without an outcome per page. */
class Tally {
  readonly #check: DocumentCheck;
  readonly #counts = { pass: 0, fail: 0, 'not-applicable': 0, 'needs-a-person': 0 };
  readonly #evidence: Record<'fail' | 'needs-a-person' | 'not-applicable' | 'pass', Evidence[]> = {
    fail: [],
    'needs-a-person': [],
    'not-applicable': [],
    pass: [],
  };

  constructor(check: DocumentCheck) {
    this.#check = check;
  }

  add({ verdict, evidence }: Outcome, page: string): void {
    this.#counts[verdict] += 1;
    const kept = this.#evidence[verdict];
    const limit = verdict === 'fail' ? perPoint : 3;
    if (kept.length >= limit) return;
    kept.push(...evidence.slice(0, perPage));
    if (evidence.length > perPage)
      kept.push({ page, found: `${evidence.length - perPage} more on this page` });
  }

  outcome(origin: string): Outcome {
    const counts = this.#counts;
    const judged = counts.pass + counts.fail;
    if (counts.fail > 0) return { verdict: 'fail', evidence: this.#evidence.fail };
    if (counts['needs-a-person'] > 0) {
      const all = counts['needs-a-person'];
      const [first, ...others] = this.#evidence['needs-a-person'];
      const more =
        all > 1 + others.length
          ? [{ page: origin, found: `the same on ${all - 1 - others.length} more pages` }]
          : [];
      return { verdict: 'needs-a-person', evidence: first ? [first, ...others, ...more] : [] };
    }
    if (counts.pass > 0) {
      const seen =
        judged === 1 ? `the page: ${this.#check.seen}` : `${judged} pages ${this.#check.seen}`;
      return { verdict: 'pass', evidence: [{ page: origin, found: seen }] };
    }
    return { verdict: 'not-applicable', evidence: this.#evidence['not-applicable'].slice(0, 1) };
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
