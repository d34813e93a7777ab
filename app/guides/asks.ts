/** What the agency offers at the end of each kind of guide. */
import chairlift from '#app/assets/pictures/cta-chairlift.svg?picture';
import crew from '#app/assets/pictures/cta-crew.svg?picture';
import doneForYou from '#app/assets/pictures/cta-done-for-you.svg?picture';
import plainWords from '#app/assets/pictures/cta-plain-words.svg?picture';
import sum from '#app/assets/pictures/cta-sum.svg?picture';
import { promises } from '#app/content/claims.ts';
import type { CallToAction } from '#app/content/entities.ts';
import type { GuideAsk, ListedKind } from './page.ts';

const audit = (source: string): CallToAction => ({
  label: 'Get Free SEO Audit',
  brief: { asking: 'audit', source },
});

export const asks = {
  glossary: {
    title: 'Rather not learn the language?',
    text: `Send your address. You get a free audit in plain words. ${promises.proposal}.`,
    call: audit('Guides, glossary'),
    picture: plainWords,
  },
  checklist: {
    title: 'Rather have it done?',
    text: `Send your address. We check it for you and say what to fix first. ${promises.proposal}.`,
    call: audit('Guides, checklist'),
    picture: crew,
  },
  'long-read': {
    title: 'Want the sum for your business?',
    text: `Send your address. We do the sum with your figures and tell you if it is worth it. ${promises.proposal}.`,
    call: audit('Guides, long read'),
    picture: sum,
  },
  steps: {
    title: 'Rather not do it yourself?',
    text: `We do this for you. ${promises.setupFees}. ${promises.notice}.`,
    call: audit('Guides, step by step'),
    picture: doneForYou,
  },
  hub: {
    title: 'Prefer to have it done?',
    text: `We do the walking. Month-to-month. ${promises.setupFees}.`,
    call: audit('Guides'),
    picture: chairlift,
  },
} as const satisfies Record<ListedKind | 'hub', GuideAsk>;

/** The band of an industry guide, which has words of its own. */
export function askOf({
  label,
  ...words
}: Omit<GuideAsk, 'call'> & { readonly label: string }): GuideAsk {
  return { ...words, call: { label: 'Get Free Audit', brief: { asking: 'audit', source: label } } };
}
