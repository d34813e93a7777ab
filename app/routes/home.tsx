import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { kpiChart } from '#app/charts/kpi-chart.ts';
import { home } from '#app/content/home.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { AuditForm } from '#app/sections/home/audit-form.tsx';
import { HomeCaseStudies } from '#app/sections/home/case-studies.tsx';
import { HomeChallenges } from '#app/sections/home/challenges.tsx';
import { HomeContentStrategy } from '#app/sections/home/content-strategy.tsx';
import { HomeExpertise } from '#app/sections/home/expertise.tsx';
import { HomeGuides } from '#app/sections/home/guides.tsx';
import { HomeHero } from '#app/sections/home/hero.tsx';
import { HomeKpi } from '#app/sections/home/kpi.tsx';
import { HomePricing } from '#app/sections/home/pricing.tsx';
import { HomeProcess } from '#app/sections/home/process.tsx';
import { HomeSolutions } from '#app/sections/home/solutions.tsx';
import { HomeTeam } from '#app/sections/home/team.tsx';
import { Questions } from '#app/sections/shared/questions.tsx';
import { Page } from '#app/ui/page.tsx';
import type { ClimbPartProps } from './home-climb.tsx';

export const meta = () => pageMeta('/', home.meta);

/**
 * A part that shows the visitor's shop. Its scripts and content are a separate chunk, hydrated after the page.
 * If the chunk fails to load, the part is left out, because the page is complete without it.
 */
const ClimbPart = lazy<ComponentType<ClimbPartProps>>(() =>
  import('./home-climb.tsx').catch(() => ({ default: () => null })),
);

const climbPart = (part: ClimbPartProps['part'], form?: ReactNode) => (
  <Suspense>
    <ClimbPart part={part}>{form}</ClimbPart>
  </Suspense>
);

const kpiCharts = home.kpi.stats.map(({ chart, value }) => kpiChart(chart, value));

export default function Home() {
  return (
    <Page>
      <HomeHero
        hero={home.hero}
        scene={climbPart('HillScene')}
        control={climbPart('ClimbControl')}
      />
      <HomeCaseStudies caseStudies={home.caseStudies} />
      <HomeKpi kpi={home.kpi} charts={kpiCharts} />
      <HomeChallenges challenges={home.challenges} />
      <HomeSolutions solutions={home.solutions} />
      <HomeProcess process={home.process} />
      <HomeTeam team={home.team} />
      <HomeExpertise expertise={home.expertise} />
      <HomeContentStrategy strategy={home.expertise.contentStrategy} />
      <HomeGuides guides={home.guides} />
      <HomePricing pricing={home.pricing} />
      <Questions faq={home.faq} />
      {climbPart('Summit', <AuditForm form={home.hero.form} />)}
    </Page>
  );
}
