/** The studies that are written. */
import type { CaseStudy } from './case-study.ts';
import { ecommerceStudy } from './case-study-ecommerce.ts';
import type { CaseStudySlug } from './paths.ts';

const written = {
  'ecommerce-seo-transformation': ecommerceStudy,
} as const satisfies Partial<Record<CaseStudySlug, CaseStudy>>;

/** The full study of an id, or null where the list is all there is. */
export function fullStudy(slug: string): CaseStudy | null {
  return Object.hasOwn(written, slug) ? written[slug as keyof typeof written] : null;
}
