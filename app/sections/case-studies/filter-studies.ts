import type { CaseStudySummary } from '#app/content/case-study-list.ts';

/** The studies of one category, exactly; no category is every one. */
export function filterStudies(
  studies: readonly CaseStudySummary[],
  category: string | null,
): readonly CaseStudySummary[] {
  return category === null ? studies : studies.filter((study) => study.category === category);
}
