/** Each list has a card for every specified item and for every content file of its family. */
import { expect, test } from 'vitest';
import { articles as sampleArticles } from '#app/content/archive-articles.ts';
import { caseStudies } from '#app/content/case-studies.ts';
import { industries } from '#app/content/industries.ts';
import { articles, guides, studyFiles } from '#app/guides/guides.server.ts';
import { builtPages, named, textOf } from './built-site.ts';

const withoutSample = [...articles.keys()].filter(
  (path) => !sampleArticles.some(({ id }) => path === `/archive/${id}`),
);
const withOwnCard = [...guides.values()].filter(
  (guide) => guide.kind === 'industry' && guide.card !== undefined,
);

test.each([
  {
    path: '/archive',
    specified: sampleArticles.filter(({ id }) => !articles.has(`/archive/${id}`)),
    cards: sampleArticles.length + withoutSample.length,
  },
  {
    path: '/case-studies',
    specified: caseStudies.studies,
    cards: caseStudies.studies.length + studyFiles.size,
  },
  {
    path: '/industries',
    specified: industries.cards,
    cards: industries.cards.length + withOwnCard.length,
  },
])('$path has every card', ({ path, specified, cards }) => {
  const page = builtPages.find((one) => one.path === path)!;
  const headings = ['h3', 'h4']
    .flatMap((level) => named(page, level))
    .map((heading) => textOf(heading).trim());
  const missing = specified.filter(
    ({ title }) => !headings.some((heading) => heading.startsWith(title)),
  );
  expect(missing.map(({ title }) => title)).toEqual([]);
  expect(named(page, 'article')).toHaveLength(cards);
});
