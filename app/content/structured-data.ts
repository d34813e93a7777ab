/**
 * The structured data of each page: one schema.org graph of what the page shows. Pages have questions, steps,
 * quotes and a search, but no markup for them: search engines no longer show FAQPage, HowTo and
 * SearchAction (a point of the checklist fails a site for the first two), and Review and AggregateRating
 * would rate the agency by quotes of its own choice, of sample clients. No LocalBusiness: no page states an address.
 */
import { isIndexable, siteMap } from '#app/site-map-families.ts';
import { ancestorsOf, type PageEntry } from '#app/site-map.ts';
import { absoluteUrl, socialPicturePath } from '#app/lib/page-head.ts';
import { bylineOf, studyAuthors } from '#app/guides/byline.ts';
import { readings, studyFiles } from '#app/guides/guides.server.ts';
import type { GuideOf, Reading } from '#app/guides/schema.ts';
import { ecommerceStudy } from './case-study-ecommerce.ts';
import { datesOf } from './dates.server.ts';
import type { PlanPrice } from './entities.ts';
import { metaOf } from './pages.ts';
import type { SitePath } from './paths.ts';
import { pricing } from './pricing.ts';
import { sampleNote } from './samples/note.ts';
import type { SamplePerson } from './samples/people.ts';
import { seoPricing } from './seo-pricing.ts';
import { seo } from './seo.ts';
import { services } from './services.ts';
import { site } from './site.ts';

const organizationId = absoluteUrl('/#organization');
const websiteId = absoluteUrl('/#website');

type Node = Readonly<Record<string, unknown>>;
type Graph = { '@context': 'https://schema.org'; '@graph': readonly Node[] };

/** The graph of a page, or null for not-found documents and pages that are not indexed. */
export function structuredData(path: string): Graph | null {
  const entry = siteMap.find((one) => one.path === path);
  if (!entry || !isIndexable(entry)) return null;
  return { '@context': 'https://schema.org', '@graph': nodes(entry) };
}

function nodes(entry: PageEntry<SitePath>): readonly Node[] {
  const { path } = entry;
  if (path === '/') return [organization(), website()];
  const main = mainEntities[path]?.(path) ?? [];
  return [breadcrumbList(entry), ...main, ...(main.length > 0 ? [organization()] : [])];
}

/** The main entities of a page, in addition to its breadcrumb. */
const mainEntities: Partial<Record<SitePath, (path: SitePath) => readonly Node[]>> = {
  '/services': (path) => [serviceList(path)],
  '/services/seo': service('Managed SEO plans', 'Search engine optimization', seo.plans.plans),
  '/services/seo/pricing': service(
    'SEO production plans',
    'Search engine optimization',
    seoPricing.plans.plans,
  ),
  '/pricing': service('Digital marketing plans', 'Digital marketing', pricing.plans.plans),
  '/case-studies/ecommerce-seo-transformation': (path) => [
    article(path, ecommerceStudy.title, person(studyAuthors[ecommerceStudy.category])),
  ],
  ...Object.fromEntries(
    [...readings].map(([path, reading]) => [path, () => readingNodes(path, reading)] as const),
  ),
  ...Object.fromEntries(
    [...studyFiles].map(
      ([path, { title, category }]) =>
        [path, () => [article(path, title, person(studyAuthors[category]))]] as const,
    ),
  ),
};

/** A guide or an article, by the author in its byline. A glossary is also a set of terms. */
function readingNodes(path: SitePath, guide: Reading): readonly Node[] {
  const node = article(path, guide.heading, person(bylineOf(guide.topic).author));
  return guide.kind === 'glossary' ? [node, termSet(path, guide)] : [node];
}

/** An author as the page names them, with the label of a sample. */
function person(author: SamplePerson): Node {
  const sample = sampleNote([author]);
  return {
    '@type': 'Person',
    name: author.name,
    jobTitle: author.role,
    ...(sample && { description: sample }),
    worksFor: { '@id': organizationId },
  };
}

/** The terms of a glossary, each with its fragment. */
function termSet(path: SitePath, { label, terms }: GuideOf<'glossary'>): Node {
  const url = absoluteUrl(path);
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name: label,
    url,
    hasDefinedTerm: terms.map(({ id, term, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
      url: `${url}#${id}`,
    })),
  };
}

/** The services that the page lists. */
function serviceList(path: SitePath): Node {
  const { featured, also, street } = services;
  const listed = [...featured.services, ...also.services, ...street.services];
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(path)}#services`,
    name: services.hero.title,
    url: absoluteUrl(path),
    itemListElement: listed.map(({ title, description }) => ({
      '@type': 'Service',
      name: title,
      description,
      provider: { '@id': organizationId },
    })),
  };
}

/** An article with the dates of its text. */
function article(path: SitePath, headline: string, author: Node): Node {
  const { published, updated } = datesOf(path);
  return {
    '@type': 'Article',
    '@id': `${absoluteUrl(path)}#article`,
    headline,
    description: metaOf(path).description,
    image: absoluteUrl(socialPicturePath(path)),
    inLanguage: 'en-US',
    datePublished: published,
    dateModified: updated,
    mainEntityOfPage: absoluteUrl(path),
    author,
    publisher: { '@id': organizationId },
  };
}

/** A service with an offer for each plan that has a price. Custom plans have none. */
function service(
  name: string,
  serviceType: string,
  plans: readonly (PlanPrice & { readonly name: string })[],
) {
  return (path: SitePath): readonly Node[] => {
    const url = absoluteUrl(path);
    const node = {
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
    return [node];
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
