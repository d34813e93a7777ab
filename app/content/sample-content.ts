/**
 * Content beside the agency's claims: clients with their quotes and figures, the team, and plan features
 * that the specification leaves open. The build tests accept its figures. The launch report lists
 * what of it is sample content.
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
import { delgado } from './samples/delgado.ts';
import { fernhill } from './samples/fernhill.ts';
import { ledgerly } from './samples/ledgerly.ts';
import { sampleCompanies } from './samples/logos.ts';
import { oyelaranFinch } from './samples/oyelaran-finch.ts';
import { daniel, hannah, maya } from './samples/people.ts';
import { riverside } from './samples/riverside.ts';
import { rosterbee } from './samples/rosterbee.ts';
import { seoPricing } from './seo-pricing.ts';
import { seo } from './seo.ts';
import { services } from './services.ts';
import { studyCards } from './studies.server.ts';

/** A client, a company or a person, as in `samples/`. */
type Shown = { readonly sample: boolean; readonly name: string };

export type DeclaredContent = {
  readonly what: string;
  readonly page: SitePath;
  /** The content as shown on the page. */
  readonly content: unknown;
  /** Whom it shows. It is sample content while one of them is a sample. Without it, it is one always. */
  readonly shows?: readonly Shown[];
};

/** A page without its hero, whose figures are claims. */
const withoutOpening = (page: object) =>
  Object.entries(page).filter(([part]) => part !== 'meta' && part !== 'hero');

type Noted = { readonly client: string; readonly note: string | null };
const shownIn = ({ client, note }: Noted): Shown => ({ name: client, sample: note !== null });

const { studies } = await studyCards();
/** The specified studies that have no page of their own. */
const summaries = Object.values(caseStudyList).filter(({ full }) => !full);

export const declaredContent: readonly DeclaredContent[] = [
  {
    what: 'Screenshots with figures of clients',
    page: '/',
    content: home.hero.shots,
    shows: [fernhill, riverside, delgado],
  },
  {
    what: 'Testimonials: clients, quotes and figures',
    page: '/',
    content: home.caseStudies,
    shows: [fernhill, ledgerly, delgado],
  },
  {
    what: 'The page of a monthly report',
    page: '/',
    content: home.solutions.report,
    shows: [fernhill],
  },
  {
    what: 'The team: names, roles, portraits and a quote',
    page: '/',
    content: home.team,
    shows: [maya, daniel, hannah],
  },
  {
    what: 'Local map results',
    page: '/services',
    content: services.also.services[0].illustration,
    shows: [delgado],
  },
  { what: 'The invented businesses of the local map results', page: '/services', content: [] },
  {
    what: 'Client stories: clients, quotes and figures',
    page: '/services/seo',
    content: seo.stories,
    shows: [delgado, riverside, oyelaranFinch, rosterbee],
  },
  {
    what: 'Partner logos',
    page: '/services/seo',
    content: seo.partners,
    shows: Object.values(sampleCompanies),
  },
  {
    what: 'The stairs of ranks: an illustration of the stated timeline',
    page: '/services/seo',
    content: seo.hero.caption,
  },
  {
    what: 'The dashboard and the rank tracker, with their numbers',
    page: '/services/seo',
    content: seo.results,
    shows: [fernhill, riverside],
  },
  {
    what: 'Results: clients, figures and monthly series',
    page: '/services/seo/pricing',
    content: seoPricing.results,
    shows: [fernhill, riverside, delgado],
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
    what: 'Case studies: clients and figures',
    page: '/case-studies',
    content: [studies, withoutOpening(caseStudies)],
    shows: studies.map(shownIn),
  },
  {
    what: 'The full case study: client, figures, quote',
    page: '/case-studies/ecommerce-seo-transformation',
    content: ecommerceStudy,
    shows: [fernhill],
  },
  ...summaries.map((study): DeclaredContent => ({
    what: 'The case study that the list only summarizes',
    page: `/case-studies/${study.id}`,
    content: caseStudyList,
    shows: [shownIn(study)],
  })),
  ...fileStudies(studyFiles),
];

/** The case studies of content files. */
export function fileStudies(files: ReadonlyMap<StudyPath, StudyFile>): readonly DeclaredContent[] {
  return [...files].map(([page, study]) => ({
    what: 'The case study: client, figures, quote',
    page,
    content: study,
    shows: [{ name: study.client, sample: study.sample }],
  }));
}

/** What of it is sample content, with the names of the samples at the end of `what`. */
export function sampleContentOf(declared: readonly DeclaredContent[]): readonly DeclaredContent[] {
  return declared.flatMap((one) => {
    if (!one.shows) return [one];
    const names = one.shows.filter(({ sample }) => sample).map(({ name }) => name);
    return names.length > 0 ? [{ ...one, what: `${one.what} (${names.join(', ')})` }] : [];
  });
}
