import { feedFile } from '#app/content/build-files.ts';
import { feedLink, pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { requestPath } from '#app/lib/request-path.ts';
import { HubCall, HubGuides, HubHero, useHubFilters } from '#app/sections/guides/hub.tsx';
import { HubTopicBands } from '#app/sections/guides/hub-topic-bands.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/guide-hub';

/** Runs at build time, once for each hub. */
export async function loader({ request }: Route.LoaderArgs) {
  const { hubPage } = await import('#app/guides/hub-pages.server.ts');
  return withRelease(await hubPage(requestPath(request)));
}

/** Filters change only the query, so the data need not load again. Each hub is a route of its own. */
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [...pageMeta(loaderData.path, loaderData.meta), feedLink(feedFile)] : [];

export default function GuideHub({ loaderData: hub }: Route.ComponentProps) {
  const filters = useHubFilters(hub);
  return (
    <Page>
      <HubHero hub={hub} filters={filters} />
      {hub.about ? (
        <HubTopicBands hub={hub} about={hub.about} filters={filters} />
      ) : (
        <HubGuides hub={hub} filters={filters} />
      )}
      <HubCall call={hub.call} />
    </Page>
  );
}
