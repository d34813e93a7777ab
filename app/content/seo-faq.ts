/** The questions on the SEO page. */
import type { Exactly, Faq } from './entities.ts';

export type SeoFaq = { readonly title: string; readonly columns: Exactly<1, Exactly<4, Faq>> };

export const seoFaq = {
  title: 'Questions about our SEO services',
  columns: [
    [
      {
        question: 'When will rankings move?',
        answer:
          'First ranking movement comes in 4-6 weeks, bigger results around 90 days and significant results in 3-6 months.',
      },
      {
        question: 'Can you guarantee first place?',
        answer: [
          'No, and neither can anyone else. Every plan has a ',
          { to: '/pricing#guarantee', text: ['30-day money-back guarantee'] },
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
        answer: 'Send one email, with 30 days notice. You keep your content, links and data.',
      },
    ],
  ],
} as const satisfies SeoFaq;
