import { markdownLink, pageMeta } from '#app/lib/page-head.ts';
import { AutomotiveGuide } from '#app/sections/automotive/automotive-guide.tsx';
import type { Route } from './+types/automotive';

/** Runs when the site is built: the guide's words reach the visitor with its page, and stand in no script. */
export async function loader() {
  const { guidePage } = await import('#app/guides/pages.server.ts');
  const page = await guidePage('/industries/automotive');
  return page?.kind === 'industry' ? page : null;
}

/** Its words do not change while one reads. */
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [...pageMeta(loaderData.path, loaderData.meta), markdownLink(loaderData.markdown)]
    : [];

export default function Automotive({ loaderData }: Route.ComponentProps) {
  return loaderData && <AutomotiveGuide guide={loaderData} />;
}
