import { guides } from '#app/content/guides/index.ts';
import { notFound } from '#app/content/not-found.ts';
import type { GuideHubSlug, GuidePath, GuideSlug } from '#app/content/paths.ts';
import { notFoundMeta, pageMeta } from '#app/lib/seo.ts';
import { splat } from '#app/lib/splat.ts';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/guide';

function find(slug: string) {
  if (!Object.hasOwn(guides, slug)) return null;
  const path: GuidePath = `/guides/${slug as GuideSlug | GuideHubSlug}`;
  return { path, ...guides[slug as GuideSlug | GuideHubSlug] };
}

export function meta({ params }: Route.MetaArgs) {
  const guide = find(splat(params));
  return guide ? pageMeta(guide.path, guide.meta) : notFoundMeta(notFound.page.metaTitle);
}

export default function Guide({ params }: Route.ComponentProps) {
  const guide = find(splat(params));
  if (!guide) return <NotFound words={notFound.page} />;
  return (
    <Page>
      <PageHero path={guide.path} label={guide.meta.label} hero={guide.hero} />
    </Page>
  );
}
