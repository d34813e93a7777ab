import type { ListedStudy } from '#app/content/case-study-list.ts';

/** The studies of a category, or all studies if it is null. */
export function filterStudies(
  studies: readonly ListedStudy[],
  category: string | null,
): readonly ListedStudy[] {
  return category === null ? studies : studies.filter((study) => study.category === category);
}
