/** Services: /services */
import picture from '#app/assets/pictures/services-street.svg?picture';
import type { InnerPage } from './inner-page.ts';

export const services = {
  meta: {
    title: 'Services: SEO, Web Design and PPC | Upslope',
    description:
      'SEO, local SEO, website design, PPC and six more services from one team. Month-to-month, no setup fees, 30-day money-back guarantee.',
    updated: '2026-11-21',
    label: 'Services',
  },
  hero: {
    title: 'Every service on one street, all of it uphill',
    lead: 'Start at any door. One team runs the whole street, so your website, your search and your ads pull the same way.',
    call: {
      label: 'Schedule a Free Consultation',
      brief: { asking: 'consultation', source: 'Services page' },
    },
    illustration: {
      picture,
      alt: 'A street of small businesses that climbs a hill in four terraces',
    },
  },
} as const satisfies InnerPage;
