/**
 * The specified addresses of the case-study list's pictures, below `/api/placeholder/`. The build
 * writes these files. A leaf module, because the build imports it without Vite.
 */
import type { PictureName } from '#app/assets/picture-names.ts';
import type { CaseStudySlug } from '#app/site-map-families.ts';

export const placeholderPictures = {
  'ecommerce-seo-transformation': 'case-ecommerce-seo-transformation',
  'saas-paid-search': 'case-saas-paid-search-tall',
  'clinic-website': 'case-clinic-website',
  'ai-automation': 'case-ai-automation-tall',
} as const satisfies Record<CaseStudySlug, PictureName>;

/** The address, with an extension so that any host sends the right media type. */
export function placeholderAddress(slug: CaseStudySlug): string {
  return `/api/placeholder/${placeholderPictures[slug]}.svg`;
}
