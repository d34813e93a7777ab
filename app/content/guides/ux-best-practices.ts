/** /guides/website-design/ux-best-practices */
import scene from '#app/assets/pictures/guide-ux-best-practices.svg?picture';
import takeOut from '#app/assets/pictures/figure-take-out.svg?picture';
import type { LongRead } from './guide.ts';
import prose from './ux-best-practices.mdx?raw';

export const uxBestPractices = {
  kind: 'long-read',
  topic: 'website-design',
  meta: {
    title: 'UX Best Practices for Small Businesses | Upslope',
    description:
      'Clear pages, short forms, honest buttons: what makes visitors of a small business site call, book or buy, with worked examples.',
    updated: '2026-11-21',
    label: 'UX best practices',
  },
  hero: {
    title: 'Fewer clicks, more calls',
    lead: 'What visitors need from the site of a small business, and how to give it to them page by page.',
    illustration: {
      picture: scene,
      alt: 'A hedge maze with one straight way through it to a telephone booth',
    },
  },
  summary: 'Pages people can use without thinking about them.',
  published: '2026-04-20',
  readOn: [
    { need: 'I want to test it on a phone', to: '/guides/website-design/mobile' },
    { need: 'I do not know what to write', to: '/guides/content-strategy' },
    { need: 'A word in here is new to me', to: '/guides/website-design/glossary' },
  ],
  file: 'ux-best-practices.mdx',
  prose,
  pictures: { 'figure-take-out': takeOut },
  sources: [
    {
      label: 'W3C: Web Content Accessibility Guidelines (WCAG) 2.2',
      url: 'https://www.w3.org/TR/WCAG22/',
    },
    {
      label: 'W3C: Understanding target size (minimum)',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
    },
    {
      label: 'W3C Web Accessibility Initiative: Forms tutorial',
      url: 'https://www.w3.org/WAI/tutorials/forms/',
    },
    { label: 'web.dev: Web Vitals', url: 'https://web.dev/articles/vitals' },
    {
      label: 'Google Search Central: Avoid intrusive interstitials and dialogs',
      url: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
    },
  ],
} as const satisfies LongRead;
