import { caseStudyList, caseStudyMeta, categoryNames } from '#app/content/case-study-list.ts';
import { caseStudyWords } from '#app/content/case-studies.ts';
import { shownDates } from '#app/content/dates.server.ts';
import { studyFactNames } from '#app/content/case-study.ts';
import { fullStudy } from '#app/content/full-studies.ts';
import { knownStudyWords, notFound, oneFullStudyWords } from '#app/content/not-found.ts';
import type { CaseStudySlug } from '#app/content/paths.ts';
import { notFoundMeta, pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { splat } from '#app/lib/splat.ts';
import { drawChart, pairOfBars } from '#app/charts/study-charts.server.ts';
import { StudyHero } from '#app/sections/case-study/study-hero.tsx';
import { StudyMonths } from '#app/sections/case-study/study-months.tsx';
import { StudyNext, StudyTestimonial } from '#app/sections/case-study/study-people.tsx';
import { StudyResults } from '#app/sections/case-study/study-results.tsx';
import {
  StudyChallenge,
  StudyOverview,
  StudySolution,
} from '#app/sections/case-study/study-story.tsx';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { KnownStudy } from '#app/sections/not-found/known-study.tsx';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { OneFullStudy } from '#app/sections/not-found/one-full-study.tsx';
import { caseStudyEntries } from '#app/site-map-families.ts';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/case-study';

/** Runs when the site is built, once for each address. */
export async function loader({ params }: Route.LoaderArgs) {
  const study = fullStudy(splat(params));
  if (!study) return null;
  const page = caseStudyEntries.find(({ path }) => path.endsWith(`/${splat(params)}`));
  if (!page) throw new Error(`${splat(params)} is not in the site map`);
  return withRelease({
    page,
    dates: shownDates(page.path),
    charts: study.months.charts.map(drawChart),
    bars: study.results.metrics.map(({ before, after }) => pairOfBars(before, after)),
  });
}

/** An id without a study has no file to ask for: a step back to it must not fail. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return fullStudy(splat(params)) ? serverLoader() : null;
}

function find(slug: string): CaseStudySlug | null {
  return Object.hasOwn(caseStudyList, slug) ? (slug as CaseStudySlug) : null;
}

export function meta({ params }: Route.MetaArgs) {
  const slug = find(splat(params));
  return slug
    ? pageMeta(`/case-studies/${slug}`, caseStudyMeta(slug))
    : notFoundMeta(notFound.caseStudy.metaTitle);
}

export default function CaseStudy({ params, loaderData: drawn }: Route.ComponentProps) {
  const slug = find(splat(params));
  const study = slug && fullStudy(slug);
  if (!study || !drawn) {
    return (
      <Page>
        <NotFound words={notFound.caseStudy} />
        {slug && !study && (
          <KnownStudy study={caseStudyList[slug]} known={knownStudyWords} words={caseStudyWords} />
        )}
        <OneFullStudy
          study={caseStudyList['ecommerce-seo-transformation']}
          words={oneFullStudyWords}
        />
      </Page>
    );
  }
  return (
    <Page>
      <StudyHero
        page={drawn.page}
        dates={drawn.dates}
        study={study}
        factNames={studyFactNames}
        categoryName={categoryNames[study.category]}
      />
      <StudyOverview overview={study.overview} />
      <StudyChallenge challenge={study.challenge} />
      <StudySolution solution={study.solution} />
      <StudyResults results={study.results} bars={drawn.bars} />
      <StudyMonths months={study.months} drawn={drawn.charts} />
      <StudyTestimonial testimonial={study.testimonial} note={study.note} />
      <StudyNext tools={study.tools} nextSteps={study.nextSteps} />
      <ClosingBand call={study.call} />
    </Page>
  );
}
