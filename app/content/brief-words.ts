/** The words around the letter of the brief. Apart from it, because they come late, with the dialog. */
import type { Asking } from './entities.ts';
import { copyWords } from './interface.ts';
import { freeOffers } from './offers.ts';
import { site } from './site.ts';

/** What a visitor gets for what they ask: the offer's one definition. */
export const askedFor: Readonly<Partial<Record<Asking, string>>> = {
  audit: `Free SEO audit: ${freeOffers.audit}`,
  proposal: `Free proposal: ${freeOffers.proposal}`,
  quote: `Free quote: ${freeOffers.quote}`,
  consultation: `Free consultation: ${freeOffers.consultation}`,
  session: `Strategy call: ${freeOffers.consultation}`,
};

export const briefWords = {
  title: 'Your message to Upslope',
  lead: "We've started it for you. Change anything you like.",
  promise: 'Nothing leaves this page until you send it.',
  promiseDetail: 'This site stores nothing you type, sets no cookies and tracks nobody.',
  fields: {
    name: 'Your name',
    url: 'Your website',
    asking: 'Asking for',
    plan: 'Plan or service',
    subject: 'Subject',
    message: 'Your message',
  },
  facts: {
    source: 'Opened from',
    url: 'Address you typed',
    plan: 'Plan you looked at',
    service: 'Service you looked at',
  },
  next: {
    title: 'What happens next',
    steps: [
      `You send it from your email app, or copy it into an email to ${site.email}.`,
      'We look at your site before we answer.',
      'A person replies within 24 hours.',
    ],
  },
  /** For whoever asks for an audit: the same at once, in the tab. */
  ownCheck: {
    label: 'Can’t wait? Check your own page now',
    to: '/guides/seo/technical-checklist#check-your-page',
  },
  /** Stands before the address and the promise. */
  to: 'Goes to',
  actions: {
    mail: 'Open in your email app',
    copy: 'Copy message',
    save: 'Save as text',
    close: 'Close the message',
  },
  fileName: 'upslope-message.txt',
  toasts: {
    copied: { title: 'Message copied', text: `Paste it into an email to ${site.email}.` },
    saved: { title: 'Message saved', text: 'upslope-message.txt is in your downloads.' },
    refused: { title: copyWords.refused, text: copyWords.selected },
    tooLong: {
      title: 'Too long for an email link',
      text: 'The text is selected. Copy it and paste it into an email.',
    },
    saveFailed: {
      title: 'Your browser blocked the download',
      text: 'The text is selected. Copy it with Ctrl+C, or Cmd+C on a Mac.',
    },
  },
} as const;
