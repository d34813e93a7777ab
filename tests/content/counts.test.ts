/** The content modules have as many things of each kind as the specification says. Content files add to them. */
import { expect, test } from 'vitest';
import { pointCount } from '#audit/point-anchors.ts';
import { articles } from '#app/content/archive-articles.ts';
import { archiveOf } from '#app/content/archive.server.ts';
import { caseStudies } from '#app/content/case-studies.ts';
import { audits } from '#app/content/claims.ts';
import { home } from '#app/content/home.ts';
import { industries } from '#app/content/industries.ts';
import { pricing } from '#app/content/pricing.ts';
import { seoPricing } from '#app/content/seo-pricing.ts';
import { seo } from '#app/content/seo.ts';
import { specified } from '#tests/specification.ts';

const { counts, auditPoints } = specified;

test('the archive has the specified sample articles, categories and tags', () => {
  const samples = archiveOf(articles);
  expect(samples.articles).toHaveLength(counts.articles);
  expect(samples.categories).toHaveLength(counts.articleCategories);
  expect(samples.tags).toHaveLength(counts.articleTags);
});

test.each([
  ['industries', industries.cards, counts.industries],
  ['case studies', caseStudies.studies, counts.studies],
  ['questions on /', home.faq.columns.flat(), counts.questions['/']],
  ['questions on /services/seo', seo.faq.columns.flat(), counts.questions['/services/seo']],
  [
    'questions on /services/seo/pricing',
    seoPricing.faq.columns.flat(),
    counts.questions['/services/seo/pricing'],
  ],
  ['questions on /pricing', pricing.faq.columns.flat(), counts.questions['/pricing']],
  ['partner logos', seo.partners.logos, counts.partnerLogos],
  ['SEO services', seo.services.services, counts.seoServices],
])('there are as many %s as specified', (_, things, count) => {
  expect(things).toHaveLength(count);
});

test('the audits have the specified numbers of points, and the program those of the SEO page', () => {
  expect(audits.servicePage.points).toBe(auditPoints.servicePage);
  expect(audits.pricingPage.points).toBe(auditPoints.pricingPage);
  expect(pointCount).toBe(audits.servicePage.points);
});
