/** What the agency offers at the end of each kind of guide. */
import articleTechnicalChecklist from '#app/assets/pictures/article-technical-checklist.svg?picture';
import industryClinics from '#app/assets/pictures/industry-clinics.svg?picture';
import industryHome from '#app/assets/pictures/industry-home.svg?picture';
import industryRealestate from '#app/assets/pictures/industry-realestate.svg?picture';
import { promises } from '../claims.ts';
import type { CallToAction } from '../entities.ts';
import type { GuideAsk, GuideKind } from './guide.ts';

const audit = (source: string): CallToAction => ({
  label: 'Get Free SEO Audit',
  brief: { asking: 'audit', source },
});

export const asks = {
  glossary: {
    title: 'Rather not learn the language?',
    text: `Send your address. You get a free audit in plain words. ${promises.proposal}.`,
    call: audit('Guides, glossary'),
    picture: industryRealestate,
  },
  checklist: {
    title: 'Rather have it done?',
    text: `Send your address. We check it for you and say what to fix first. ${promises.proposal}.`,
    call: audit('Guides, checklist'),
    picture: articleTechnicalChecklist,
  },
  'long-read': {
    title: 'Want the sum for your business?',
    text: `Send your address. We do the sum with your figures and tell you if it is worth it. ${promises.proposal}.`,
    call: audit('Guides, long read'),
    picture: industryClinics,
  },
  steps: {
    title: 'Rather not do it yourself?',
    text: `We do this for you. ${promises.setupFees}. ${promises.notice}.`,
    call: audit('Guides, step by step'),
    picture: industryHome,
  },
  hub: {
    title: 'Prefer to have it done?',
    text: `We do the walking. Month-to-month. ${promises.setupFees}.`,
    call: audit('Guides'),
    picture: industryRealestate,
  },
} as const satisfies Record<GuideKind | 'hub', GuideAsk>;
