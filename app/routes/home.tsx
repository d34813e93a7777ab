import { home } from '#app/content/home.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { HomeCaseStudies } from '#app/sections/home/case-studies.tsx';
import { HomeChallenges } from '#app/sections/home/challenges.tsx';
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

export const meta = () => pageMeta('/', home.meta);

export default function Home() {
  return (
    <Page>
      <HomeHero hero={home.hero} />
      <HomeCaseStudies caseStudies={home.caseStudies} />
      <HomeKpi kpi={home.kpi} />
      <HomeChallenges challenges={home.challenges} />
      <HomeSolutions solutions={home.solutions} />
      <HomeProcess process={home.process} />
      <HomeTeam team={home.team} />
      <HomeExpertise expertise={home.expertise} />
      <HomeGuides guides={home.guides} />
      <HomePricing pricing={home.pricing} />
      <Questions faq={home.faq} />
    </Page>
  );
}
