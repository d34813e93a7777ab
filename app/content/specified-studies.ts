/**
 * The case studies that the specification names, by id. A module of its own, because the site map is read
 * without Vite.
 */

type SpecifiedStudy = {
  readonly title: string;
  /** In links to the page. Default: the title. */
  readonly label?: string;
  /** Whether there is a full study. A page with only the summary is not indexed. */
  readonly full: boolean;
};

export const specifiedStudies = {
  'ecommerce-seo-transformation': {
    title: 'E-commerce SEO case study: search now outsells ads',
    label: 'Fernhill Outdoor Supply case study',
    full: true,
  },
  'saas-paid-search': {
    title: 'SaaS PPC: no more paying for the wrong clicks',
    full: false,
  },
  'clinic-website': {
    title: 'Clinic website design: a site that books visits',
    full: false,
  },
  'ai-automation': {
    title: 'AI automation: replies at night for a plumber',
    full: false,
  },
} as const satisfies Record<string, SpecifiedStudy>;

export type CaseStudySlug = keyof typeof specifiedStudies;
