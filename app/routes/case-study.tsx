import {
  caseStudyList,
  caseStudyMeta,
  caseStudyNote,
  categoryNames,
} from '#app/content/case-study-list.ts';
import { caseStudies, caseStudyWords } from '#app/content/case-studies.ts';
import { shownDates } from '#app/content/dates.server.ts';
import {
  studyAuthorName,
  studyChange,
  studyFactNames,
  studyPortraitAlt,
} from '#app/content/case-study.ts';
import {
  allStudies,
  studySummaryWords,
  otherStudiesWords,
  studyWork,
} from '#app/content/study-summary.ts';
import { missingStudy } from '#app/content/missing-study.ts';
import type { StudyPath } from '#app/guides/place.ts';
import { markdownLink, notFoundMeta, pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { splat } from '#app/lib/splat.ts';
import { drawCharts } from '#app/charts/study-charts.server.ts';
import { MissingStudy } from '#app/sections/case-study/missing-study.tsx';
import { OtherStudies } from '#app/sections/case-study/other-studies.tsx';
import { StudyAccount } from '#app/sections/case-study/study-account.tsx';
import { StudyHero } from '#app/sections/case-study/study-hero.tsx';
import { StudyMonths } from '#app/sections/case-study/study-months.tsx';
import { StudyNext, StudyTestimonial } from '#app/sections/case-study/study-people.tsx';
import { StudyReports } from '#app/sections/case-study/study-reports.tsx';
import { StudyResults } from '#app/sections/case-study/study-results.tsx';
import {
  StudyChallenge,
  StudyOverview,
  StudySolution,
} from '#app/sections/case-study/study-story.tsx';
import { StudySummary, StudySummaryWork } from '#app/sections/case-study/study-summary.tsx';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import type { CaseStudySlug } from '#app/content/specified-studies.ts';
import { siteEntryOf } from '#app/site-map-families.ts';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/case-study';

/** Runs at build time, once per address: a study is in the HTML and in the route data, but in no script. */
export async function loader({ params }: Route.LoaderArgs) {
  const { fullStudy } = await import('#app/content/studies.server.ts');
  const slug = splat(params);
  const study = await fullStudy(slug);
  if (!study) return null;
  const path: StudyPath = `/case-studies/${slug}`;
  const { metaOf } = await import('#app/content/pages.ts');
  return withRelease({
    path,
    page: siteEntryOf(path),
    dates: shownDates(path),
    meta: metaOf(path),
    study,
    charts: drawCharts(study.months),
  });
}

/** A specified study with a summary only has no data file. Unknown addresses load the 404 document. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const slug = splat(params);
  return isSpecified(slug) && !caseStudyList[slug].full ? null : serverLoader();
}

/** Whether the specification names a study of this id. */
function isSpecified(slug: string): slug is CaseStudySlug {
  return Object.hasOwn(caseStudyList, slug);
}

export function meta({ params, loaderData }: Route.MetaArgs) {
  if (loaderData) {
    const { path, meta: written } = loaderData;
    return [...pageMeta(path, written), markdownLink(`${path}/index.md`)];
  }
  const slug = splat(params);
  return isSpecified(slug)
    ? pageMeta(`/case-studies/${slug}`, caseStudyMeta(slug))
    : notFoundMeta(missingStudy.metaTitle);
}

type Drawn = NonNullable<Route.ComponentProps['loaderData']>;

export default function CaseStudy({ params, loaderData }: Route.ComponentProps) {
  if (loaderData) return <FullStudy drawn={loaderData} />;
  const slug = splat(params);
  return isSpecified(slug) ? <SummaryPage slug={slug} /> : <UnknownStudy />;
}

function FullStudy({ drawn }: { readonly drawn: Drawn }) {
  const { study } = drawn;
  return (
    <Page>
      <StudyHero page={drawn.page} dates={drawn.dates} study={study} authorName={studyAuthorName} />
      <StudyResults results={study.results} change={studyChange} />
      <StudyOverview
        study={study}
        factNames={studyFactNames}
        categoryName={categoryNames[study.category]}
      />
      <StudyChallenge challenge={study.challenge} />
      <StudySolution solution={study.solution} />
      {study.months && <StudyMonths months={study.months} drawn={drawn.charts} />}
      {study.reports && <StudyReports client={study.client} reports={study.reports} />}
      {study.reports && <StudyAccount account={study.reports.account} />}
      {study.testimonial && (
        <StudyTestimonial
          testimonial={study.testimonial}
          portraitAlt={studyPortraitAlt}
          note={study.note}
        />
      )}
      <StudyNext tools={study.tools} nextSteps={study.nextSteps} />
      <ClosingBand call={study.call} />
    </Page>
  );
}

/** A study of which only the summary is published. */
function SummaryPage({ slug }: { readonly slug: CaseStudySlug }) {
  const study = caseStudyList[slug];
  const work = studyWork[slug];
  return (
    <Page>
      <StudySummary
        study={study}
        opening={work?.opening ?? study.image}
        missing={missingStudy}
        summary={studySummaryWords}
        words={caseStudyWords}
        hasEdge={work?.change.kind !== 'load'}
      />
      {work && (
        <StudySummaryWork
          study={study}
          summary={studySummaryWords}
          work={work}
          portraitAlt={studyPortraitAlt}
        />
      )}
      <OtherStudies
        full={caseStudyList['ecommerce-seo-transformation']}
        summaries={Object.values(caseStudyList).filter(({ id, full }) => !full && id !== slug)}
        words={otherStudiesWords}
        all={allStudies}
      />
      <ClosingBand
        call={{ ...caseStudies.call, ...(work && { picture: work.closing }) }}
        tone="band"
      />
    </Page>
  );
}

function UnknownStudy() {
  return (
    <Page>
      <MissingStudy
        words={missingStudy}
        studies={Object.values(caseStudyList).toReversed()}
        card={caseStudyWords}
        note={caseStudyNote}
      />
    </Page>
  );
}
