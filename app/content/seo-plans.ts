/** The contents of Launch, Growth and Scale, which the landing page and the SEO page both show. */
import { gmb } from './abbreviations.ts';
import type { Plan } from './entities.ts';

/** By topic, so that a table can compare the plans. A list shows all in this order. */
export const planContents = {
  launch: {
    keywords: '10 target keywords',
    pages: '5 pages optimized a month',
    reports: 'Monthly reporting',
    technical: 'Technical audit and fixes',
    listing: ['Basic ', gmb, ' optimization'],
  },
  growth: {
    keywords: '25 keywords, 10 pages a month',
    technical: 'Advanced technical fixes',
    strategy: 'Content strategy',
    posts: '2 blog posts a month, 1500 words each',
    links: '5 links a month',
    listing: 'Complete GMB management',
    calls: 'Bi-weekly calls and a custom dashboard',
    support: 'Priority support',
  },
  scale: {
    keywords: 'Unlimited keywords and pages',
    support: 'Dedicated strategist',
    calls: 'Weekly calls',
    data: 'Real-time analytics',
    listing: 'Multi-location SEO',
  },
} as const satisfies Record<
  'launch' | 'growth' | 'scale',
  Readonly<Record<string, Plan['features'][number]>>
>;
