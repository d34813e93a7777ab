/**
 * The pictures of the case-study list have addresses of their own below `/api/placeholder/`. The build
 * writes these files from the pictures of the same names. A leaf module: the build reads it as it is.
 */
import type { CaseStudySlug } from './paths.ts';

export const placeholderPictures = {
  'ecommerce-seo-transformation': 'case-ecommerce-seo-transformation',
  'saas-paid-search': 'case-saas-paid-search-tall',
  'clinic-website': 'case-clinic-website',
  'ai-automation': 'case-ai-automation-tall',
} as const satisfies Record<CaseStudySlug, string>;

/** Where a host serves it, with an extension so that any host knows what it is. */
export function placeholderAddress(slug: CaseStudySlug): string {
  return `/api/placeholder/${placeholderPictures[slug]}.svg`;
}
