/** The questions on the SEO page. */
import type { Exactly, Faq } from './entities.ts';
import * as promises from './promises.ts';

export type SeoFaq = { readonly title: string; readonly columns: Exactly<1, Exactly<4, Faq>> };

export const seoFaq = {
  title: 'Questions about our SEO services',
  columns: [
    [
      {
        question: 'When will rankings move?',
        answer: `First ranking movement comes in ${promises.firstMovement}, bigger results ${promises.biggerResults} and significant results in ${promises.significantResults}.`,
      },
      {
        question: 'Can you guarantee first place?',
        answer: [
          'No, and neither can anyone else. Every plan has a ',
          { to: '/pricing#guarantee', text: [promises.guarantee] },
          ' on our fee.',
        ],
      },
      {
        question: 'What do you need from me?',
        answer:
          'Logins for your site, analytics and listing, and one person who approves the roadmap.',
      },
      {
        question: 'How do I cancel?',
        answer: `Send one email, with ${promises.notice}. You keep your content, links and data.`,
      },
    ],
  ],
} as const satisfies SeoFaq;
