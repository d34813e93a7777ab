/** The contents of Launch, Growth and Scale, which the landing page and the SEO page both show. */
import { gmb, seo } from './abbreviations.ts';
import type { Plan } from './entities.ts';

export const planContents = {
  launch: [
    '10 target keywords',
    '5 pages optimized a month',
    'Monthly reporting',
    'Technical audit and fixes',
    ['Basic ', gmb, ' optimization'],
  ],
  growth: [
    '25 keywords, 10 pages a month',
    'Advanced technical fixes',
    'Content strategy',
    '2 blog posts a month, 1500 words each',
    '5 links a month',
    'Complete GMB management',
    'Bi-weekly calls and a custom dashboard',
    'Priority support',
  ],
  scale: [
    'Unlimited keywords and pages',
    'Dedicated strategist',
    'Weekly calls',
    'Real-time analytics',
    ['Multi-location ', seo],
  ],
} as const satisfies Record<'launch' | 'growth' | 'scale', Plan['features']>;
