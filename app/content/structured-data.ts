/**
 * What each page says to machines: one schema.org graph, only of things that the page shows. No FAQPage,
 * HowTo, Review, AggregateRating or SearchAction: nothing a page does not truly offer.
 */
import { absoluteUrl } from '#app/lib/seo.ts';
import { ancestors } from '#app/lib/breadcrumb.ts';
import { pages } from './pages.ts';
import { sitePaths, type SitePath } from './paths.ts';
import type { Plan } from './entities.ts';
import { pricing } from './pricing.ts';
import { seoPricing } from './seo-pricing.ts';
import { seo } from './seo.ts';
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
    '@graph': known === '/' ? landing() : [breadcrumbList(known), ...(offered[known]?.() ?? [])],
  };
}

/** Pages that show prices say them to machines too, from the same plans. */
const offered: Partial<Record<SitePath, () => Record<string, unknown>[]>> = {
  '/services/seo': () => [
    service('/services/seo', {
      name: 'SEO',
      serviceType: 'Search engine optimization',
      plans: seo.plans.plans,
    }),
  ],
  '/services/seo/pricing': () => [
    service('/services/seo/pricing', {
      name: 'SEO plans',
      serviceType: 'Search engine optimization',
      plans: seoPricing.plans.plans,
    }),
  ],
  '/pricing': () => [
    service('/pricing', {
      name: 'Digital marketing plans',
      serviceType: 'Digital marketing',
      plans: pricing.plans.plans,
    }),
  ],
};

type Offered = {
  readonly name: string;
  readonly serviceType: string;
  readonly plans: readonly Pick<Plan, 'name' | 'price' | 'period'>[];
};

/** A service with an offer for every plan that has a price; a custom one has none to state. */
function service(path: SitePath, { name, serviceType, plans }: Offered) {
  const url = absoluteUrl(path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType,
    description: pages[path].description,
    url,
    provider: { '@id': organizationId },
    offers: plans
      .filter(({ period }) => period)
      .map((plan) => ({
        '@type': 'Offer',
        name: plan.name,
        url: `${url}#pricing`,
        price: dollars(plan.price),
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: dollars(plan.price),
          priceCurrency: 'USD',
          unitText: 'month',
        },
      })),
  };
}

/** "$1,995" as schema.org wants it: "1995". */
function dollars(price: string): string {
  const amount = price.replace(/[$,]/g, '');
  if (!/^\d+(\.\d\d)?$/.test(amount)) throw new Error(`"${price}" is no price`);
  return amount;
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
