import { markdownLink, pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { requestPath } from '#app/lib/request-path.ts';
import { IndustryHero, IndustryParts } from '#app/sections/guides/industry-parts.tsx';
import { GuideEnd } from '#app/sections/shared/guide-end.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/industry-guide';

/** Runs at build time, once for each industry guide. */
export async function loader({ request }: Route.LoaderArgs) {
  const { industryPage } = await import('#app/guides/pages.server.ts');
  return withRelease(await industryPage(requestPath(request)));
}

/** The text of a guide never changes in the browser. */
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [...pageMeta(loaderData.path, loaderData.meta), markdownLink(loaderData.markdown)]
    : [];

export default function IndustryGuide({ loaderData: guide }: Route.ComponentProps) {
  return (
    <Page>
      <IndustryHero guide={guide} />
      <IndustryParts guide={guide} />
      <GuideEnd guide={guide} />
    </Page>
  );
}
