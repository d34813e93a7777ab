import type { MetaDescriptor } from 'react-router';
import type { PageMeta } from '#app/content/page-meta.ts';
import type { SitePath } from '#app/content/paths.ts';
import { site } from '#app/content/site.ts';
import { isOutsideFamilies } from '#app/site-map.ts';

/** The absolute URL of a page, without a trailing slash except for the landing page. */
export function absoluteUrl(path: string): string {
  return `${site.origin}${path}`;
}

/** The address of a page's social picture. */
export function socialPicturePath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/**
 * The head of a page. `path` is the route's own: while prerendering, the location's path has a
 * trailing slash.
 */
export function pageMeta(path: SitePath, meta: PageMeta): MetaDescriptor[] {
  const { description, indexable = true, language = site.language, translations } = meta;
  const title = path === '/' ? meta.title : withSiteName(meta.title);
  const isIndexable = indexable && site.isIndexable;
  const url = absoluteUrl(path);
  const image = absoluteUrl(socialPicturePath(path));
  return [
    { title },
    { name: 'description', content: description },
    ...(isIndexable
      ? [
          { tagName: 'link', rel: 'canonical', href: url } as const,
          { name: 'robots', content: 'max-image-preview:large' },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    ...Object.entries(translations ? { [language]: path, ...translations } : {}).map(
      ([hrefLang, to]) =>
        ({ tagName: 'link', rel: 'alternate', hrefLang, href: absoluteUrl(to) }) as const,
    ),
    { property: 'og:type', content: isOutsideFamilies(path) ? 'website' : 'article' },
    { property: 'og:site_name', content: site.name },
    // A locale needs a country, and only that of the site's own language is known.
    ...(language === site.language ? [{ property: 'og:locale', content: site.locale }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Links to the Markdown version of a page. */
export function markdownLink(href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'text/markdown', href };
}

/** Names the feed of guides and articles, for feed readers. */
export function feedLink(href: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    href,
    title: `${site.name}: guides and articles`,
  };
}

/** The head of a document with status 404. */
export function notFoundMeta(title: string): MetaDescriptor[] {
  return [{ title: withSiteName(title) }, { name: 'robots', content: 'noindex' }];
}

function withSiteName(topic: string): string {
  return `${topic} | ${site.name}`;
}
