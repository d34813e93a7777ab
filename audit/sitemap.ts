/** The addresses that a site's sitemap lists. */
import { XmlElement, XmlText, parseXml } from '@rgrove/parse-xml';
import { errorMessage } from './error-message.ts';
import { servedAt } from './facts.ts';
import type { FetchedFile, SiteInput } from './types.ts';

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An address of a sitemap, and the date as written. */
export type SitemapEntry = { readonly loc: string; readonly lastmod?: string | undefined };

type Sitemap =
  | { readonly entries: readonly SitemapEntry[]; readonly isIndex: boolean }
  | { readonly fault: string };

/** Several points read the same files. */
const parsedSitemaps = new WeakMap<FetchedFile, Sitemap>();

/** The entries of a sitemap, or the reason why it cannot be read. */
export function sitemapOf(file: FetchedFile): Sitemap {
  const known = parsedSitemaps.get(file);
  if (known) return known;
  const parsed = parseSitemap(file);
  parsedSitemaps.set(file, parsed);
  return parsed;
}

function parseSitemap(sitemap: FetchedFile): Sitemap {
  if (sitemap.status !== 200) return { fault: `status ${sitemap.status}` };
  const text = sitemap.text ?? '';
  try {
    const { root } = parseXml(text, { includeOffsets: true });
    if (!root) return { fault: 'an empty document' };
    if (root.name !== 'urlset' && root.name !== 'sitemapindex') return { fault: `<${root.name}>` };
    if (root.attributes.xmlns !== sitemapNamespace) {
      return { fault: `namespace "${root.attributes.xmlns ?? ''}"` };
    }
    const entries = root.children
      .filter((child): child is XmlElement => child instanceof XmlElement)
      .map((entry) => {
        const textIn = (name: string) =>
          entry.children
            .find(
              (child): child is XmlElement => child instanceof XmlElement && child.name === name,
            )
            ?.children.map((child) => (child instanceof XmlText ? child.text : ''))
            .join('')
            .trim();
        return { loc: textIn('loc') ?? '', lastmod: textIn('lastmod') };
      });
    return { entries, isIndex: root.name === 'sitemapindex' };
  } catch (error) {
    return { fault: errorMessage(error).split('\n')[0] ?? 'no XML' };
  }
}

/** The pages that the sitemap lists, those of its parts included. Undefined where it cannot be read. */
export function listedPages(site: SiteInput): readonly SitemapEntry[] | undefined {
  if (!site.sitemap) return undefined;
  const sitemap = sitemapOf(site.sitemap);
  if ('fault' in sitemap) return undefined;
  const parts = sitemap.isIndex ? (site.sitemapParts ?? []).map(sitemapOf) : [sitemap];
  if (parts.length === 0) return undefined;
  return parts
    .flatMap((part) => ('entries' in part ? part.entries : []))
    .map((entry) => ({ ...entry, loc: servedAt(entry.loc, site) }));
}
