import type { GuidePage, HubPage } from '#app/guides/page.ts';
import { notFound } from '#app/content/not-found.ts';
import { markdownLink, notFoundMeta, pageMeta } from '#app/lib/page-head.ts';
import { splat } from '#app/lib/splat.ts';
import { Checklist } from '#app/sections/guides/checklist.tsx';
import { Glossary } from '#app/sections/guides/glossary.tsx';
import { Hub } from '#app/sections/guides/hub.tsx';
import { LongRead } from '#app/sections/guides/long-read.tsx';
import { Steps } from '#app/sections/guides/steps.tsx';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/guide';

/** Runs when the site is built: a guide's words reach the visitor with its page, and stand in no script. */
export async function loader({ params }: Route.LoaderArgs) {
  const { guidePage, hubPage } = await import('#app/guides/pages.server.ts');
  const path = `/guides/${splat(params)}`;
  return (await guidePage(path)) ?? (await hubPage(path));
}

/**
 * Asks for the words of a guide. An address without one has no such file: nothing is found there, also where
 * a host answered the miss with the general document, which knows nothing of guides.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return null;
    throw error;
  }
}

/** The words of a guide do not depend on its query: a filter asks nobody. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(notFound.page.metaTitle);
  return [
    ...pageMeta(loaderData.path, loaderData.meta),
    ...('markdown' in loaderData ? [markdownLink(loaderData.markdown)] : []),
  ];
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound words={notFound.page} />;
  return <GuideOfKind key={loaderData.path} guide={loaderData} />;
}

function GuideOfKind({ guide }: { readonly guide: GuidePage | HubPage }) {
  switch (guide.kind) {
    case 'glossary':
      return <Glossary guide={guide} />;
    case 'checklist':
      return <Checklist guide={guide} />;
    case 'long-read':
      return <LongRead guide={guide} />;
    case 'steps':
      return <Steps guide={guide} />;
    case 'hub':
      return <Hub guide={guide} />;
  }
}
