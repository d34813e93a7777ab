/**
 * Text of the panel about the current visit. Separate from the footer's, because it loads lazily
 * with the panel.
 */
import type { LinkTarget } from './paths.ts';

export const visitWords = {
  lead: 'Your browser measured this during your visit. It stays in this tab: nothing is sent.',
  close: 'Close',
  rating: {
    good: 'Good',
    'needs-improvement': 'Needs improvement',
    poor: 'Poor',
  },
  goodUpTo: (limit: string) => `Good is ${limit} or less.`,
  under: (milliseconds: number) => `under ${milliseconds} ms`,
  cannot: 'Your browser can’t measure this',
  vitals: {
    LCP: {
      name: 'Largest paint (LCP)',
      text: 'How long the page you arrived on took to show its largest picture or text.',
      notYet: 'Not measured: the page loaded in the background',
    },
    CLS: {
      name: 'Layout shift (CLS)',
      text: 'How far content jumped by itself, as a share of the screen.',
      notYet: 'Not measured yet',
    },
    INP: {
      name: 'Slowest response so far (INP)',
      text: 'How long the page took to show the result of your slowest click, tap or key.',
      notYet: 'Not measured yet: use the page, then look again',
    },
  },
  traffic: {
    name: 'Requests and data',
    value: (requests: number, kilobytes: number | null) =>
      `${requests} ${requests === 1 ? 'request' : 'requests'}${kilobytes === null ? '' : `, ${kilobytes} kB`}`,
    text: 'Files your browser asked for, this panel included. Files it kept from before count as 0 kB.',
    cannot: 'Files your browser asked for, this panel included. It can’t tell how large they were.',
  },
  thirdParties: {
    name: 'Third parties',
    text: 'Servers of other companies that this page made your browser contact.',
  },
  cookies: {
    name: 'Cookies',
    text: 'Cookies this page can read. The site sets none.',
  },
  more: {
    label: 'What these figures mean for your own site',
    to: '/guides/seo/technical-checklist#speed' satisfies LinkTarget,
  },
} as const;
