/**
 * Every page by its name, for a visitor who took a wrong turn. Names and addresses alone, so that a page
 * that is not found carries no other page's words.
 */
import type { Link } from './entities.ts';
import type { SitePath } from './paths.ts';

const names = {
  '/services': 'Services',
  '/case-studies': 'Case studies',
  '/guides/all': 'Guides',
  '/services/seo': 'SEO',
  '/services/seo/pricing': 'SEO pricing',
  '/pricing': 'Pricing',
  '/archive': 'Knowledge base',
  '/industries': 'Industries',
  '/industries/automotive': 'Automotive guide',
  '/case-studies/ecommerce-seo-transformation': 'An outdoor shop learns to live without ads',
  '/guides/seo-guides': 'SEO guides',
  '/guides/local-seo-guides': 'Local SEO guides',
  '/guides/website-design-guides': 'Website design guides',
  '/guides/ppc-guides': 'PPC guides',
  '/guides/seo/glossary': 'SEO glossary',
  '/guides/seo/beginners-guide': "Beginner's guide to SEO",
  '/guides/seo/technical-checklist': 'Technical SEO checklist',
  '/guides/local-seo/glossary': 'Local SEO glossary',
  '/guides/local-seo/google-business': 'Google Business Profile',
  '/guides/local-seo/citations': 'Citations',
  '/guides/website-design/glossary': 'Website design glossary',
  '/guides/website-design/ux-best-practices': 'UX best practices',
  '/guides/website-design/mobile': 'Mobile checklist',
  '/guides/ppc/glossary': 'PPC glossary',
  '/guides/ppc/google-ads-setup': 'Google Ads setup',
  '/guides/ppc/ad-copy': 'PPC ad copy',
  '/guides/content-strategy': 'Content strategy',
} as const satisfies Record<
  Exclude<SitePath, '/' | `/case-studies/${string}`> | '/case-studies/ecommerce-seo-transformation',
  string
>;

/** The most useful first: they are offered when nothing is near. */
export const directory: readonly Link[] = Object.entries(names).map(([to, label]) => ({
  to: to as keyof typeof names,
  label,
}));
