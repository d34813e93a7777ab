import { expect, test } from 'vitest';
import { caseStudyCategories } from '#app/content/families.ts';
import { caseStudies } from '#app/content/case-studies.ts';
import { filterStudies } from '#app/sections/case-studies/filter-studies.ts';

test('without a category every study is listed', () => {
  expect(filterStudies(caseStudies.studies, null)).toEqual(caseStudies.studies);
});

test('each study is listed under its own category and under no other', () => {
  for (const study of caseStudies.studies) {
    const listing = caseStudyCategories.filter((category) =>
      filterStudies(caseStudies.studies, category).includes(study),
    );
    expect(listing, study.title).toEqual([study.category]);
  }
});

test('part of a category name matches nothing', () => {
  expect(filterStudies(caseStudies.studies, 'ai')).toEqual([]);
});
