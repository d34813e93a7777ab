/** The four case studies as the list knows them. Sample content: invented clients, listed by the launch report. */
import picAi from '#app/assets/pictures/case-ai-automation-tall.svg?picture';
import picClinic from '#app/assets/pictures/case-clinic-website.svg?picture';
import picEcommerce from '#app/assets/pictures/case-ecommerce-seo-transformation.svg?picture';
import picSaas from '#app/assets/pictures/case-saas-paid-search-tall.svg?picture';
import type { Illustration, Panel, Picture } from './entities.ts';
import type { PageMeta } from './page-meta.ts';
import type { CaseStudySlug } from './paths.ts';
import { placeholderAddress } from './placeholder-pictures.ts';

export const caseStudyCategories = ['seo', 'ppc', 'web-design', 'ai-automation'] as const;
export type CaseStudyCategory = (typeof caseStudyCategories)[number];

export const categoryNames = {
  seo: 'SEO',
  ppc: 'PPC',
  'web-design': 'Website Design',
  'ai-automation': 'AI Automation',
} as const satisfies Record<CaseStudyCategory, string>;

export type CaseStudySummary = {
  readonly id: CaseStudySlug;
  readonly category: CaseStudyCategory;
  readonly title: string;
  readonly client: string;
  readonly industry: string;
  readonly description: string;
  readonly metrics: readonly {
    readonly label: string;
    readonly value: string;
    /** The result a card is about, or one beside it. */
    readonly color: 'accent' | 'ink';
  }[];
  readonly tags: readonly string[];
  /** At an address below /api/placeholder/. */
  readonly image: Illustration;
  readonly panel: Panel;
  readonly timeline: string;
  /** Whether there is more than this. */
  readonly full: boolean;
};

/** The picture's own size, at the address that the list gives it. */
const at = (slug: CaseStudySlug, { width, height }: Picture): Picture => ({
  src: placeholderAddress(slug),
  width,
  height,
});

export const caseStudyList = {
  'ecommerce-seo-transformation': {
    id: 'ecommerce-seo-transformation',
    category: 'seo',
    title: 'An outdoor shop learns to live without ads',
    client: 'Fernhill Outdoor Supply',
    industry: 'E-commerce',
    description:
      'Great tents, a site search engines could not read. 140 category pages later, search outsells the ads.',
    metrics: [
      { label: 'organic revenue', value: '+156%', color: 'accent' },
      { label: 'organic visits', value: '+185%', color: 'ink' },
      { label: 'bounce rate', value: '-42%', color: 'ink' },
    ],
    tags: ['Technical SEO', 'Category pages', 'Earned links'],
    image: {
      picture: at('ecommerce-seo-transformation', picEcommerce),
      alt: 'An online shop warehouse with a rising traffic chart behind it',
    },
    panel: 'peach',
    timeline: '8 months',
    full: true,
  },
  'saas-paid-search': {
    id: 'saas-paid-search',
    category: 'ppc',
    title: 'Bookkeeping software stops paying for the wrong clicks',
    client: 'Ledgerly',
    industry: 'SaaS',
    description:
      'Half the budget went to searches that never signed up. We cut those and bought more of the rest.',
    metrics: [
      { label: 'cost per trial', value: '-41%', color: 'accent' },
      { label: 'trials a month', value: '2.4×', color: 'ink' },
    ],
    tags: ['Paid search', 'Landing pages'],
    image: {
      picture: at('saas-paid-search', picSaas),
      alt: 'A software office next to a search ad and stacks of coins',
    },
    panel: 'sky',
    timeline: '5 months',
    full: false,
  },
  'clinic-website': {
    id: 'clinic-website',
    category: 'web-design',
    title: 'A dental clinic gets a front door that works',
    client: 'Riverside Family Dental',
    industry: 'Healthcare',
    description:
      'The old site hid the phone number. The new one answers three questions and books the visit.',
    metrics: [
      { label: 'new-patient bookings', value: '3.1×', color: 'accent' },
      { label: 'load time', value: '1.4 s', color: 'ink' },
    ],
    tags: ['Website design', 'Booking'],
    image: {
      picture: at('clinic-website', picClinic),
      alt: 'A clinic with its new website standing behind it',
    },
    panel: 'leaf',
    timeline: '10 weeks',
    full: false,
  },
  'ai-automation': {
    id: 'ai-automation',
    category: 'ai-automation',
    title: 'A plumber answers every message, even at night',
    client: 'Harbor Street Plumbing',
    industry: 'Home services',
    description:
      'Calls after six went to voicemail. Now a booking assistant replies, and a person confirms in the morning.',
    metrics: [
      { label: 'of night messages booked', value: '62%', color: 'accent' },
      { label: 'first reply', value: '1 min', color: 'ink' },
    ],
    tags: ['Chat booking', 'Call handling'],
    image: {
      picture: at('ai-automation', picAi),
      alt: 'A phone answering a booking message outside a house',
    },
    panel: 'butter',
    timeline: '6 weeks',
    full: false,
  },
} as const satisfies Record<CaseStudySlug, CaseStudySummary>;

/** Only the study that is written may be indexed; the others are what the list knows. */
export function caseStudyMeta(slug: CaseStudySlug): PageMeta {
  const { title, description, full } = caseStudyList[slug];
  return {
    title: `${title} | Upslope`,
    description,
    updated: '2026-11-21',
    label: title,
    ...(!full && { indexable: false }),
  };
}
