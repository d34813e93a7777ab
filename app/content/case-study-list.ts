/** The four case studies as the list knows them. Sample content: invented clients. */
import picAi from '#app/assets/pictures/case-ai-automation.svg?picture';
import picClinic from '#app/assets/pictures/case-clinic-website.svg?picture';
import picEcommerce from '#app/assets/pictures/case-ecommerce-seo-transformation.svg?picture';
import picSaas from '#app/assets/pictures/case-saas-paid-search.svg?picture';
import type { Illustration } from './entities.ts';
import type { PageMeta } from './page-meta.ts';
import type { CaseStudySlug } from './paths.ts';

export type CaseStudySummary = {
  readonly title: string;
  readonly description: string;
  readonly illustration: Illustration;
};

export const caseStudyList = {
  'ecommerce-seo-transformation': {
    title: 'An outdoor shop learns to live without ads',
    description:
      'Great tents, a site search engines could not read. 140 category pages later, search outsells the ads.',
    illustration: {
      picture: picEcommerce,
      alt: 'An online shop warehouse with a rising traffic chart behind it',
    },
  },
  'saas-paid-search': {
    title: 'Bookkeeping software stops paying for the wrong clicks',
    description:
      'Half the budget went to searches that never signed up. We cut those and bought more of the rest.',
    illustration: {
      picture: picSaas,
      alt: 'A software office next to a search ad and stacks of coins',
    },
  },
  'clinic-website': {
    title: 'A dental clinic gets a front door that works',
    description:
      'The old site hid the phone number. The new one answers three questions and books the visit.',
    illustration: { picture: picClinic, alt: 'A clinic with its new website standing behind it' },
  },
  'ai-automation': {
    title: 'A plumber answers every message, even at night',
    description:
      'Messages waited until morning and jobs went elsewhere. Now the first answer goes out while the van is still on the road.',
    illustration: { picture: picAi, alt: 'A workshop with a letter sorter beside it' },
  },
} as const satisfies Record<CaseStudySlug, CaseStudySummary>;

/** Only the study that is written may be indexed; the others are what the list knows. */
export function caseStudyMeta(slug: CaseStudySlug): PageMeta {
  const { title, description } = caseStudyList[slug];
  return {
    title: `${title} | Upslope`,
    description,
    updated: '2026-11-21',
    label: title,
    ...(slug !== 'ecommerce-seo-transformation' && { indexable: false }),
  };
}
