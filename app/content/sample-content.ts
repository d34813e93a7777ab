/**
 * Sample content: clients, their quotes and figures, and plan features that the specification
 * leaves open. The launch report lists it. The build tests accept its figures beside the agency's
 * claims.
 */
import { studyFiles } from '#app/guides/guides.server.ts';
import type { StudyPath } from '#app/guides/place.ts';
import type { StudyFile } from '#app/guides/schema.ts';
import { articles as samples } from './archive-articles.ts';
import { archive } from './archive.ts';
import { caseStudies } from './case-studies.ts';
import { caseStudyList } from './case-study-list.ts';
import { ecommerceStudy } from './case-study-ecommerce.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import { industryCards } from './industry-cards.server.ts';
import type { SitePath } from './paths.ts';
import { pricing } from './pricing.ts';
import { seoPricing } from './seo-pricing.ts';
import { seo } from './seo.ts';
import { services } from './services.ts';
import { studyCards } from './studies.server.ts';

export type SampleContent = {
  readonly what: string;
  readonly page: SitePath;
  /** The content as shown on the page. */
  readonly content: unknown;
};

/** A page without its hero, whose figures are claims. */
const withoutOpening = (page: object) =>
  Object.entries(page).filter(([part]) => part !== 'meta' && part !== 'hero');

export const sampleContent: readonly SampleContent[] = [
  {
    what: 'Three testimonials: clients, quotes and figures',
    page: '/',
    content: home.caseStudies,
  },
  { what: 'The team: names, roles, portraits and a quote', page: '/', content: home.team },
  {
    what: 'Local map results, with invented businesses',
    page: '/services',
    content: services.also.services[0].illustration,
  },
  {
    what: 'Four client stories: clients, quotes and figures',
    page: '/services/seo',
    content: seo.stories,
  },
  {
    what: 'Five partner logos of invented companies',
    page: '/services/seo',
    content: seo.partners,
  },
  {
    what: 'The stairs of ranks: an illustration of the stated timeline',
    page: '/services/seo',
    content: seo.hero.caption,
  },
  {
    what: 'The dashboard and the rank tracker, with invented numbers',
    page: '/services/seo',
    content: seo.results,
  },
  {
    what: 'Three results: clients, figures and monthly series',
    page: '/services/seo/pricing',
    content: seoPricing.results,
  },
  {
    what: 'Plan features that the specification leaves open, such as the reports and "Set in your proposal"',
    page: '/services/seo/pricing',
    content: seoPricing.plans.plans.map(({ notIncluded, bestFor }) => [notIncluded, bestFor]),
  },
  {
    what: 'Plan features that the specification leaves open: services, features, reports',
    page: '/pricing',
    content: pricing.plans.plans.map(({ notIncluded, bestFor }) => [notIncluded, bestFor]),
  },
  {
    what: 'Articles of the knowledge base',
    page: '/archive',
    content: [withoutOpening(archive), samples],
  },
  {
    what: 'Industry cards and their figures',
    page: '/industries',
    content: [withoutOpening(industries), await industryCards()],
  },
  {
    what: 'Four case studies: clients and figures',
    page: '/case-studies',
    content: [(await studyCards()).studies, withoutOpening(caseStudies)],
  },
  {
    what: 'The full case study: client, figures, quote',
    page: '/case-studies/ecommerce-seo-transformation',
    content: ecommerceStudy,
  },
  {
    what: 'The case study that the list only summarizes: a clinic',
    page: '/case-studies/clinic-website',
    content: caseStudyList,
  },
  ...sampleStudies(studyFiles),
];

/** The case studies of content files that say `sample: true`. */
export function sampleStudies(files: ReadonlyMap<StudyPath, StudyFile>): readonly SampleContent[] {
  return [...files]
    .filter(([, { sample }]) => sample)
    .map(([page, study]) => ({
      what: `The case study of ${study.client}: client, figures, quote`,
      page,
      content: study,
    }));
}
