/** The questions on the landing page. */
import { formatPrice } from '#app/lib/format-price.ts';
import { ppc } from './abbreviations.ts';
import type { Exactly, Faq, Questions } from './entities.ts';
import { prices } from './prices.ts';
import * as promises from './promises.ts';
import { site } from './site.ts';

export type HomeFaq = Questions & { readonly columns: Exactly<2, Exactly<10, Faq>> };

export const homeFaq = {
  title: 'Questions about SEO and working with us',
  lead: 'Another question?',
  contact: {
    label: 'Ask us',
    brief: { asking: 'contact' },
  },
  after: 'and a person will write back.',
  titles: ['Prices and terms', 'How we work'],
  columns: [
    [
      {
        question: 'How long until I see results?',
        answer: `First ranking movement comes in ${promises.firstMovement}, first results in ${promises.firstResults}, bigger results ${promises.biggerResults} and significant results in ${promises.significantResults}.`,
      },
      {
        question: 'Do I have to sign a long contract?',
        answer: `No. It’s month-to-month. Cancel with ${promises.notice} and keep what we made.`,
      },
      {
        question: 'Is there a setup fee?',
        answer: `${promises.setupFees}. The first invoice is the first month.`,
      },
      {
        question: `How does the ${promises.guarantee} work?`,
        answer: [
          `Tell us within ${promises.guaranteeDays} days of your kickoff and we refund that month. `,
          { to: '/pricing#guarantee', text: ['Read the guarantee terms'] },
          '.',
        ],
      },
      {
        question: 'How do the free audit, proposal, quote and consultation differ?',
        answer: `An audit says what’s wrong. A proposal says what we’d do and what it costs. A quote is the price of one job. Each comes by email ${promises.reply}. A consultation is a ${promises.callMinutes}-minute call.`,
      },
      {
        question: 'How do I pay?',
        answer: `Major ${promises.paymentChoice}, once a month.`,
      },
      {
        question: 'When does the work start?',
        answer: `Kickoff comes first, then ${promises.implementation}.`,
      },
      {
        question: 'Which plan do most businesses choose?',
        answer: `Growth, at ${formatPrice(prices.growth)}: the first plan with posts and links.`,
      },
      {
        question: 'Can I change plans later?',
        answer: 'Yes, at the start of any month.',
      },
      {
        question: 'How do I reach you?',
        answer: `Email ${site.email}.`,
      },
    ],
    [
      {
        question: 'Do you work with businesses like mine?',
        answer: [
          `Probably. We’ve served over ${promises.businesses}. `,
          { to: '/industries', text: ['See SEO by industry'] },
          '.',
        ],
      },
      {
        question: 'Do you work with my competitors?',
        answer: 'Possibly. If we do, we say so before you sign up.',
      },
      {
        question: 'Who will do the work?',
        answer: 'A small team you can email by name. Scale adds a dedicated strategist.',
      },
      {
        question: 'Do you write the content?',
        answer:
          'Growth: two posts a month. Scale: as your proposal says. Launch: you write, we optimize.',
      },
      {
        question: 'What access do you need, and who signs off?',
        answer:
          'An editor login to your site, Search Console, analytics and your Google listing. You approve each change first.',
      },
      {
        question: 'How do you build links?',
        answer:
          'From Growth up, with pages and press stories worth linking to. We never buy links.',
      },
      {
        question: 'What is GMB management?',
        answer:
          'GMB is the old name of your Google listing. We keep its hours, photos, posts and replies right.',
      },
      {
        question: 'Can you get me into ChatGPT and Google’s AI answers?',
        answer: 'Nobody can promise that. Clear answers, correct listings and real links help.',
      },
      {
        question: 'How will I know it’s working?',
        answer: 'Your report shows rankings, visits, calls and forms.',
      },
      {
        question: 'Do you run ads as well?',
        answer: [
          'Yes. ',
          ppc,
          ' is in two of our ',
          { to: '/pricing', text: ['digital marketing plans'] },
          '.',
        ],
      },
    ],
  ],
} as const satisfies HomeFaq;
