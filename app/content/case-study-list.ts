/**
 * The four specified case studies as list entries. Clients and figures come from the ledger of
 * samples.
 */
import picAi from '#app/assets/pictures/case-ai-automation.svg?picture';
import picClinic from '#app/assets/pictures/case-clinic-website.svg?picture';
import picEcommerce from '#app/assets/pictures/case-ecommerce-seo-transformation.svg?picture';
import picSaas from '#app/assets/pictures/case-saas-paid-search.svg?picture';
import type { Illustration, Panel, Picture } from './entities.ts';
import type { CaseStudyCategory } from './classifications.ts';
import type { PageMeta } from './page-meta.ts';
import { placeholderAddress } from './placeholder-pictures.ts';
import resultEcommerce from '#app/assets/pictures/case-result-ecommerce.svg?picture';
import resultEcommerceSmall from '#app/assets/pictures/case-result-ecommerce-small.svg?picture';
import resultPlumber from '#app/assets/pictures/case-result-plumber.svg?picture';
import resultClinic from '#app/assets/pictures/case-result-clinic.svg?picture';
import resultSaas from '#app/assets/pictures/case-result-saas.svg?picture';
import { specifiedStudies, type CaseStudySlug } from './specified-studies.ts';
import { cedarHill } from './samples/cedar-hill.ts';
import { fernhill } from './samples/fernhill.ts';
import { harborStreet } from './samples/harbor-street.ts';
import { ledgerly } from './samples/ledgerly.ts';
import { sampleNote } from './samples/note.ts';
import {
  stat,
  valuesOf,
  type ComparedValues,
  type SampleClient,
  type SampleResult,
} from './samples/sample-client.ts';

export const categoryNames = {
  seo: 'SEO',
  ppc: 'PPC',
  'web-design': 'Website Design',
  'ai-automation': 'AI Automation',
} as const satisfies Record<CaseStudyCategory, string>;

export type ListedStudy = {
  readonly id: string;
  readonly category: CaseStudyCategory;
  readonly title: string;
  readonly client: string;
  /** The visible label of a sample. Null if the client is real. */
  readonly note: string | null;
  readonly industry: string;
  readonly description: string;
  readonly metrics: readonly {
    readonly label: string;
    readonly value: string;
    /** `accent` for the main result of a card. */
    readonly color: 'accent' | 'ink';
    /** The two values that the result compares. */
    readonly values: ComparedValues;
  }[];
  readonly tags: readonly string[];
  /** The main result. For specified studies at an address below /api/placeholder/. */
  readonly image: Illustration;
  /** What a layer in the picture is worth. The picture then is two piles, or months between two piles. */
  readonly scale?: string;
  /** The place of work, for small cards. */
  readonly premises: Picture;
  readonly panel: Panel;
  readonly timeline: string;
  /** Whether there is a full study. */
  readonly full: boolean;
};

/** A picture at the address of the list. */
const at = (slug: CaseStudySlug, picture: Picture): Picture => ({
  ...picture,
  src: placeholderAddress(slug),
});

const figure = (result: SampleResult, color: 'accent' | 'ink') => {
  const { value, measure } = stat(result);
  return { label: measure, value, color, values: valuesOf(result) } as const;
};

/** What a study has from the list of specified studies and the ledger of samples. */
function knownOf<Slug extends CaseStudySlug>(id: Slug, client: SampleClient) {
  const { title, full } = specifiedStudies[id];
  const { name, trade: industry, timeline } = client;
  return { id, title, full, client: name, industry, timeline, note: sampleNote([client]) };
}

export const caseStudyList = {
  'ecommerce-seo-transformation': {
    ...knownOf('ecommerce-seo-transformation', fernhill),
    category: 'seo',
    description: `Filter pages hid what this outdoor store sells. We rewrote 140 category pages, and search now brings in more than ads do.`,
    metrics: [
      figure(fernhill.results.revenue, 'accent'),
      figure(fernhill.results.visits, 'ink'),
      figure(fernhill.results.adSpend, 'ink'),
    ],
    tags: ['Technical SEO', 'Category pages', 'Earned links'],
    image: {
      picture: at('ecommerce-seo-transformation', resultEcommerce),
      small: resultEcommerceSmall,
      alt: 'Pillars of revenue for 13 months; an outdoor store stands on the last, more than twice as high as the first',
    },
    scale: `One layer is $${fernhill.facts.layer.toLocaleString('en-US')}.`,
    premises: picEcommerce,
    panel: 'peach',
  },
  'saas-paid-search': {
    ...knownOf('saas-paid-search', ledgerly),
    category: 'ppc',
    description:
      'Half the ad budget went to searches that brought no sign-ups. We cut those and bought more of the rest.',
    metrics: [
      figure(ledgerly.results.costPerTrial, 'accent'),
      figure(ledgerly.results.trials, 'ink'),
    ],
    tags: ['Paid search', 'Landing pages'],
    image: {
      picture: at('saas-paid-search', resultSaas),
      alt: 'A software office on a pile of boards, lower than the pile before',
    },
    scale: `One layer is $${ledgerly.facts.layer}.`,
    premises: picSaas,
    panel: 'butter',
  },
  'clinic-website': {
    ...knownOf('clinic-website', cedarHill),
    category: 'web-design',
    description:
      'The old site hid the phone number. The new one answers three questions and books the visit.',
    metrics: [
      figure(cedarHill.results.bookings, 'accent'),
      figure(cedarHill.results.loadTime, 'ink'),
    ],
    tags: ['Page copy', 'Online booking'],
    image: {
      picture: at('clinic-website', resultClinic),
      alt: 'A clinic on a pile of boards, more than twice as high as the pile before',
    },
    scale: `One layer is ${cedarHill.facts.layer} bookings.`,
    premises: picClinic,
    panel: 'leaf',
  },
  'ai-automation': {
    ...knownOf('ai-automation', harborStreet),
    category: 'ai-automation',
    description:
      'Calls after 6 p.m. went to voicemail. Now a booking assistant replies, and a person confirms in the morning.',
    metrics: [
      figure(harborStreet.results.nightBookings, 'accent'),
      figure(harborStreet.results.firstReply, 'ink'),
    ],
    tags: ['Chat booking', 'Call handling'],
    image: {
      picture: at('ai-automation', resultPlumber),
      alt: 'A plumber’s house on a pile of boards, where nothing was before',
    },
    scale: `One layer is ${harborStreet.facts.layer}% of\u00a0the\u00a0messages.`,
    premises: picAi,
    panel: 'sky',
  },
} as const satisfies Record<CaseStudySlug, ListedStudy>;

/** The visible label of the list. Null if every client is real. */
export const caseStudyNote = sampleNote([fernhill, ledgerly, cedarHill, harborStreet]);

/** Only full studies may be indexed. The others are summaries. */
export function caseStudyMeta(slug: CaseStudySlug): PageMeta {
  const { title, client, description, note, full } = caseStudyList[slug];
  return {
    title: full ? `E-commerce SEO Case Study: ${client}` : title,
    description: note ? `${description} Sample client.` : description,
    ...(full && { query: 'e-commerce SEO case study' }),
    ...(!full && { indexable: false }),
  };
}
