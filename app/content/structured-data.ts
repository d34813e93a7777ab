/**
 * What each page says to machines: one schema.org graph, only of things that the page shows. No FAQPage,
 * HowTo, Review, AggregateRating or SearchAction: nothing a page does not truly offer.
 */
import { absoluteUrl } from '#app/lib/seo.ts';
import { ancestors } from '#app/lib/breadcrumb.ts';
import { automotive } from './automotive.ts';
import { guides } from './guides/index.ts';
import { pages } from './pages.ts';
import { sitePaths, type SitePath } from './paths.ts';
import { site } from './site.ts';

const organizationId = absoluteUrl('/#organization');
const websiteId = absoluteUrl('/#website');

type Graph = { '@context': 'https://schema.org'; '@graph': readonly Record<string, unknown>[] };

/** The graph of a page, or null where there is none: documents that answer a miss, pages not to be indexed. */
export function structuredData(path: string): Graph | null {
  const known = sitePaths.find((sitePath) => sitePath === path);
  if (!known || pages[known].indexable === false) return null;
  return {
    '@context': 'https://schema.org',
    '@graph':
      known === '/' ? landing() : [breadcrumbList(known), ...(articles[known]?.(known) ?? [])],
  };
}

/** The pages that are articles, each with the first date of its words. */
const articles: Partial<Record<SitePath, (path: SitePath) => readonly Record<string, unknown>[]>> =
  {
    ...Object.fromEntries(
      Object.entries(guides).map(([slug, { hero, published }]) => [
        `/guides/${slug}`,
        article(hero.title, published),
      ]),
    ),
    '/industries/automotive': article(automotive.hero.title, automotive.published),
  };

/** An article by the agency, with the dates of its words. */
function article(headline: string, published: string) {
  return (path: SitePath) => {
    const { description, updated } = pages[path];
    return [
      {
        '@type': 'Article',
        '@id': `${absoluteUrl(path)}#article`,
        headline,
        description,
        inLanguage: 'en-US',
        datePublished: published,
        dateModified: updated,
        mainEntityOfPage: absoluteUrl(path),
        author: { '@id': organizationId },
        publisher: { '@id': organizationId },
      },
      { '@type': 'Organization', '@id': organizationId, name: site.name, url: absoluteUrl('/') },
    ];
  };
}

function landing() {
  return [
    {
      '@type': 'Organization',
      '@id': organizationId,
      name: site.name,
      url: absoluteUrl('/'),
      email: site.email,
      description: site.description,
      logo: absoluteUrl('/favicon.svg'),
    },
    {
      '@type': 'WebSite',
      '@id': websiteId,
      name: site.name,
      url: absoluteUrl('/'),
      inLanguage: 'en-US',
      publisher: { '@id': organizationId },
    },
  ];
}

function breadcrumbList(path: SitePath) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(path)}#breadcrumb`,
    itemListElement: [...ancestors(path), { label: pages[path].label, to: path }].map(
      ({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absoluteUrl(to),
      }),
    ),
  };
}
