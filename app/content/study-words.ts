/** Words that all full case studies share. */
import callScene from '#app/assets/pictures/cta-lookout.svg?picture';
import type { ClosingCall } from './entities.ts';
import * as promises from './promises.ts';

export const studyWords = {
  toolsTitle: 'Tools used',
  /** Each study adds its title. */
  call: {
    lead: `Send us your website address. Within ${promises.replyHours} hours we’ll tell you what we’d fix first.`,
    action: {
      label: 'Get Free SEO Audit',
      brief: { asking: 'audit' },
    },
    link: { label: 'More case studies', to: '/case-studies' },
    picture: callScene,
  },
} as const satisfies { readonly toolsTitle: string; readonly call: Omit<ClosingCall, 'title'> };
