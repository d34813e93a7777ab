import { expect, test } from 'vitest';
import { caseStudyCategories } from '#app/content/families.ts';
import { caseStudies } from '#app/content/case-studies.ts';
import { filterStudies } from './filter-studies.ts';

test('lists every study without a category', () => {
  expect(filterStudies(caseStudies.studies, null)).toEqual(caseStudies.studies);
});

test('lists each study under its own category only', () => {
  for (const study of caseStudies.studies) {
    const listing = caseStudyCategories.filter((category) =>
      filterStudies(caseStudies.studies, category).includes(study),
    );
    expect(listing, study.title).toEqual([study.category]);
  }
});

test('lists nothing for a part of a category name', () => {
  expect(filterStudies(caseStudies.studies, 'ai')).toEqual([]);
});
