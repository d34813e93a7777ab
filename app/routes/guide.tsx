import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { notFound } from '#app/content/not-found.ts';
import type {
  ChecklistPage,
  GlossaryPage,
  GuidePage,
  LongReadPage,
  StepsPage,
} from '#app/guides/page.ts';
import { markdownLink, notFoundMeta, pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { requestPath } from '#app/lib/request-path.ts';
import { ChecklistHero } from '#app/sections/guides/checklist-hero.tsx';
import { ChecklistPoints, useChecklist } from '#app/sections/guides/checklist.tsx';
import { GlossaryHero, GlossaryTerms, useGlossarySearch } from '#app/sections/guides/glossary.tsx';
import { GlossaryParts } from '#app/sections/guides/glossary-parts.tsx';
import { GlossaryStations } from '#app/sections/guides/glossary-stations.tsx';
import { LongReadHero } from '#app/sections/guides/long-read-hero.tsx';
import { LongReadChapters } from '#app/sections/guides/long-read.tsx';
import { Prerequisites } from '#app/sections/guides/prerequisites.tsx';
import { StepList, StepsAfter, StepsHero } from '#app/sections/guides/steps.tsx';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { GuideEnd } from '#app/sections/shared/guide-end.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/guide';

/** Runs at build time: a guide is in the HTML and in the route data, but in no script. */
export async function loader({ request }: Route.LoaderArgs) {
  const { guidePage } = await import('#app/guides/pages.server.ts');
  // The route of guides and the route of articles share this module, so the path comes from the URL.
  const page = await guidePage(requestPath(request));
  return page && withRelease(page);
}

/** The search of a glossary changes only the query, so the data need not load again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(notFound.metaTitle);
  return [...pageMeta(loaderData.path, loaderData.meta), markdownLink(loaderData.markdown)];
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound words={notFound} />;
  return <GuideOfKind guide={loaderData} />;
}

function GuideOfKind({ guide }: { readonly guide: GuidePage }) {
  switch (guide.kind) {
    case 'glossary':
      return <Glossary guide={guide} />;
    case 'checklist':
      return <Checklist guide={guide} />;
    case 'long-read':
    case 'article':
      return <LongRead guide={guide} />;
    case 'steps':
      return <Steps guide={guide} />;
    // Industry guides have their own route.
    case 'industry':
      return null;
  }
}

function Glossary({ guide }: { readonly guide: GlossaryPage }) {
  const search = useGlossarySearch(guide);
  return (
    <Page>
      <GlossaryHero guide={guide} search={search} />
      {!search.q && <GlossaryParts glossary={guide} />}
      {!search.q && <GlossaryStations glossary={guide} />}
      <GlossaryTerms guide={guide} search={search} />
      <GuideEnd guide={guide} />
    </Page>
  );
}

function Checklist({ guide }: { readonly guide: ChecklistPage }) {
  const checklist = useChecklist(guide);
  return (
    <Page>
      <ChecklistHero guide={guide} checklist={checklist} />
      <ChecklistPoints guide={guide} checklist={checklist} />
      <GuideEnd guide={guide} />
    </Page>
  );
}

function LongRead({ guide }: { readonly guide: LongReadPage }) {
  return (
    <Page>
      <LongReadHero guide={guide} />
      <LongReadChapters guide={guide} />
      <GuideEnd guide={guide} />
    </Page>
  );
}

function Steps({ guide }: { readonly guide: StepsPage }) {
  return (
    <Page>
      <StepsHero guide={guide} />
      <Prerequisites
        slug={guide.slug}
        items={guide.prerequisites}
        words={guide.words.prerequisites}
      />
      <StepList guide={guide} />
      <StepsAfter after={guide.after} />
      <GuideEnd guide={guide} />
    </Page>
  );
}
