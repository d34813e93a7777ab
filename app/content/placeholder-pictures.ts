/**
 * The specified addresses of the case-study list's pictures, below `/api/placeholder/`. The build
 * writes these files. A leaf module, because the build imports it without Vite.
 */
import type { PictureName } from '#app/assets/picture-names.ts';
import type { CaseStudySlug } from './specified-studies.ts';

export const placeholderPictures = {
  'ecommerce-seo-transformation': 'case-result-ecommerce',
  'saas-paid-search': 'case-result-saas',
  'clinic-website': 'case-result-clinic',
  'ai-automation': 'case-result-plumber',
} as const satisfies Record<CaseStudySlug, PictureName>;

/** The address, with an extension so that any host sends the right media type. */
export function placeholderAddress(slug: CaseStudySlug): string {
  return `/api/placeholder/${placeholderPictures[slug]}.svg`;
}
