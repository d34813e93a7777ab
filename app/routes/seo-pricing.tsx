import { seoPricing } from '#app/content/seo-pricing.ts';
import { resultChartGeometry } from '#app/charts/result-chart.server.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { AmountMarks } from '#app/sections/seo-pricing/amount-marks.tsx';
import { SeoPricingClosing } from '#app/sections/seo-pricing/closing.tsx';
import { ComparisonBand } from '#app/sections/shared/comparison-band.tsx';
import { SeoPricingPlans } from '#app/sections/seo-pricing/plans.tsx';
import { SeoPricingQuestions } from '#app/sections/seo-pricing/questions.tsx';
import { SeoPricingResults } from '#app/sections/seo-pricing/results.tsx';
import { SeoPricingTimeline } from '#app/sections/seo-pricing/timeline.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/seo-pricing';

/** Runs at build time: charts are passed as paths. */
export const loader = () =>
  withRelease({
    charts: seoPricing.results.cards.map(({ series }) => resultChartGeometry(series)),
  });

export const meta = () => pageMeta('/services/seo/pricing', seoPricing.meta);

export default function SeoPricing({ loaderData }: Route.ComponentProps) {
  const { hero, plans, comparison, process, results, faq, call } = seoPricing;
  return (
    <Page>
      <PageHero page={entryOf('/services/seo/pricing')} hero={hero} />
      <SeoPricingPlans plans={plans} />
      <ComparisonBand comparison={comparison} plans={plans.plans} Drawing={AmountMarks} />
      <SeoPricingTimeline schedule={process} />
      <SeoPricingResults results={results} charts={loaderData.charts} />
      <SeoPricingQuestions faq={faq} />
      <SeoPricingClosing call={call} />
    </Page>
  );
}
