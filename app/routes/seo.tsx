import { seo } from '#app/content/seo.ts';
import { markOf } from '#app/charts/check-grid.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { SeoAscent } from '#app/sections/seo/ascent.tsx';
import { SeoAudit } from '#app/sections/seo/audit.tsx';
import { SeoBenefits } from '#app/sections/seo/benefits.tsx';
import { SeoDifference } from '#app/sections/seo/difference.tsx';
import { SeoEveryPlan } from '#app/sections/seo/every-plan.tsx';
import { SeoHero } from '#app/sections/seo/hero.tsx';
import { SeoPlans } from '#app/sections/seo/plans.tsx';
import { SeoQuestions } from '#app/sections/seo/questions.tsx';
import { SeoServices } from '#app/sections/seo/services.tsx';
import { SeoStories } from '#app/sections/seo/stories.tsx';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/seo';

/** Runs at build time: the audit of the own site is passed as its verdicts. */
export async function loader() {
  const { ownAudit } = await import('#app/content/own-audit.server.ts');
  const {
    summary: { score, link },
    points,
  } = ownAudit();
  return withRelease({
    own: { score, link, checks: points.map(({ verdict }) => markOf(verdict)).join('') },
  });
}

export const meta = () => pageMeta('/services/seo', seo.meta);

export default function Seo({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <SeoHero page={entryOf('/services/seo')} hero={seo.hero} />
      <SeoBenefits benefits={seo.benefits} services={seo.services.services} />
      <SeoServices services={seo.services} />
      <SeoAscent schedule={seo.process} results={seo.results} />
      <SeoPlans plans={seo.plans} />
      <SeoEveryPlan everyPlan={seo.everyPlan} />
      <SeoAudit audit={seo.audit} own={loaderData.own} />
      <SeoStories stories={seo.stories} partners={seo.partners} />
      <SeoDifference difference={seo.difference} />
      <SeoQuestions faq={seo.faq} onward={seo.onward} />
      <ClosingBand call={seo.call} tone="band" />
    </Page>
  );
}
