import type { CaseStudySummary } from '#app/content/case-study-list.ts';

/** The studies of a category, or all studies if it is null. */
export function filterStudies(
  studies: readonly CaseStudySummary[],
  category: string | null,
): readonly CaseStudySummary[] {
  return category === null ? studies : studies.filter((study) => study.category === category);
}
