/**
 * What each page says to machines: one schema.org graph, only of things that the page shows. No FAQPage,
 * HowTo, Review, AggregateRating or SearchAction: nothing a page does not truly offer.
 */
import { siteMap } from '../site-map-families.ts';
import { ancestorsOf, type PageEntry } from '../site-map.ts';
import { absoluteUrl, socialPicturePath } from '#app/lib/page-head.ts';
import { guides } from '#app/guides/guides.server.ts';
import { ecommerceStudy } from './case-study-ecommerce.ts';
import type { PlanPrice } from './entities.ts';
import { metaOf } from './pages.ts';
import type { SitePath } from './paths.ts';
import { pricing } from './pricing.ts';
import { seoPricing } from './seo-pricing.ts';
import { seo } from './seo.ts';
import { services } from './services.ts';
import { site } from './site.ts';

const organizationId = absoluteUrl('/#organization');
const websiteId = absoluteUrl('/#website');

type Node = Readonly<Record<string, unknown>>;
type Graph = { '@context': 'https://schema.org'; '@graph': readonly Node[] };

/** The graph of a page, or null where there is none: documents that answer a miss, pages not to be indexed. */
export function structuredData(path: string): Graph | null {
  const entry = siteMap.find((one) => one.path === path);
  if (!entry || 'indexable' in entry) return null;
  return { '@context': 'https://schema.org', '@graph': nodes(entry) };
}

function nodes(entry: PageEntry<SitePath>): readonly Node[] {
  const { path } = entry;
  if (path === '/') return [organization(), website()];
  const main = mainEntities[path]?.(path);
  return [breadcrumbList(entry), ...(main ? [main, organization()] : [])];
}

/** What a page is about, beside its place on the site. */
const mainEntities: Partial<Record<SitePath, (path: SitePath) => Node>> = {
  '/services': catalog,
  '/services/seo': service('Managed SEO plans', 'Search engine optimization', seo.plans.plans),
  '/services/seo/pricing': service(
    'SEO production plans',
    'Search engine optimization',
    seoPricing.plans.plans,
  ),
  '/pricing': service('Digital marketing plans', 'Digital marketing', pricing.plans.plans),
  '/case-studies/ecommerce-seo-transformation': article(
    ecommerceStudy.title,
    ecommerceStudy.published,
  ),
  ...Object.fromEntries(
    [...guides].map(([path, { heading, published }]) => [path, article(heading, published)]),
  ),
};

/** The services that the page lists, each under its own name. */
function catalog(path: SitePath): Node {
  const { featured, also, street } = services;
  const listed = [...featured.services, ...also.services, ...street.services];
  return {
    '@type': 'OfferCatalog',
    '@id': `${absoluteUrl(path)}#catalog`,
    name: services.hero.title,
    url: absoluteUrl(path),
    itemListElement: listed.map(({ title, description }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        description,
        provider: { '@id': organizationId },
      },
    })),
  };
}

/** An article by the agency, with the true dates of its words. */
function article(headline: string, published: string) {
  return (path: SitePath): Node => ({
    '@type': 'Article',
    '@id': `${absoluteUrl(path)}#article`,
    headline,
    description: metaOf(path).description,
    image: absoluteUrl(socialPicturePath(path)),
    inLanguage: 'en-US',
    datePublished: published,
    dateModified: metaOf(path).updated,
    mainEntityOfPage: absoluteUrl(path),
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
  });
}

/** A service with an offer for every plan that has a price; a custom one has none to state. */
function service(
  name: string,
  serviceType: string,
  plans: readonly (PlanPrice & { readonly name: string })[],
) {
  return (path: SitePath): Node => {
    const url = absoluteUrl(path);
    return {
      '@type': 'Service',
      '@id': `${url}#service`,
      name,
      serviceType,
      description: metaOf(path).description,
      url,
      provider: { '@id': organizationId },
      offers: plans
        .filter((plan) => plan.price !== 'custom')
        .map(({ name: planName, price: { amount, currency }, period }) => ({
          '@type': 'Offer',
          name: planName,
          url: `${url}#pricing`,
          price: String(amount),
          priceCurrency: currency,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: String(amount),
            priceCurrency: currency,
            unitText: period.unit,
          },
        })),
    };
  };
}

function organization(): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    url: absoluteUrl('/'),
    email: site.email,
    description: site.description,
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl('/icon-512.png'),
      width: 512,
      height: 512,
    },
  };
}

function website(): Node {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-US',
    publisher: { '@id': organizationId },
  };
}

function breadcrumbList(entry: PageEntry): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(entry.path)}#breadcrumb`,
    itemListElement: [...ancestorsOf(entry), entry].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(path),
    })),
  };
}
