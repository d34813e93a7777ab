import { expect, test } from 'vitest';
import { caseStudyCategories } from '#app/content/case-study-list.ts';
import { caseStudies } from '#app/content/case-studies.ts';
import { filterStudies } from '#app/sections/case-studies/filter-studies.ts';

test('no category → every study', () => {
  expect(filterStudies(caseStudies.studies, null)).toEqual(caseStudies.studies);
});

test.each(caseStudyCategories)('%s → exactly the studies of that category', (category) => {
  const found = filterStudies(caseStudies.studies, category);
  expect(found.map((study) => study.category)).toEqual(found.map(() => category));
  expect(found).toHaveLength(
    caseStudies.studies.filter((study) => study.category === category).length,
  );
});

test('part of a category is no match', () => {
  expect(filterStudies(caseStudies.studies, 'ai')).toEqual([]);
});
