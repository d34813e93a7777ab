/**
 * The labels and notes of the brief. A separate module, because it loads lazily with the dialog.
 */
import type { Asking } from './entities.ts';
import { copyWords } from './interface.ts';
import { freeOffers } from './offers.ts';
import * as promises from './promises.ts';
import { formEndpoint, site } from './site.ts';

/** What a visitor gets for each request. Offers are defined once. */
export const askedFor: Readonly<Partial<Record<Asking, string>>> = {
  audit: `Free SEO audit: ${freeOffers.audit}`,
  proposal: `Free proposal: ${freeOffers.proposal}`,
  quote: `Free quote: ${freeOffers.quote}`,
  consultation: `Free consultation: ${freeOffers.consultation}`,
  session: `Strategy call, our free consultation: ${freeOffers.consultation}`,
};

const fileName = `${site.name.toLowerCase()}-message.txt`;

export const briefWords = {
  title: `Your message to ${site.name}`,
  lead: 'We’ve started your message below. Change anything you like.',
  promise: 'Nothing leaves this page until you send it.',
  promiseDetail: 'What you type stays in this tab. No cookies, no tracking.',
  fields: {
    message: 'Your message',
    plan: 'Plan or service',
    name: 'Your name',
    url: 'Your website',
    email: 'Email for our reply',
    whole: 'The whole message',
  },
  /** Labels of the lines below the message in the letter. */
  signature: {
    name: 'Name',
    url: 'Website',
    email: 'Email',
    about: 'Plan or service',
    page: 'Page',
  },
  next: {
    title: 'What happens next',
    /** Below the visitor's shop, in a request for an audit. */
    audit: `Next: you send this message, and your audit comes by email ${promises.reply}.`,
    steps: [
      formEndpoint ? 'You send the message.' : 'You send the message from your own email.',
      'One of us reads it and looks at your site.',
      `You get our reply by email. An audit, a proposal or a quote comes ${promises.reply}.`,
    ],
  },
  /** In a request for an audit: a link to the check that runs in the visitor's tab. */
  ownCheck: {
    label: 'Can’t wait? Check your own page now',
    to: '/guides/seo/technical-checklist#check-your-page',
  },
  /** Text before the email address. */
  noMailApp: 'If nothing opens, copy the message instead and email it to',
  actions: {
    /** With a form's endpoint only. */
    send: 'Send message',
    mail: 'Open in your email app',
    copy: 'Copy message',
    save: 'Save as text',
    restart: 'Clear what I typed',
    close: 'Close the message',
  },
  fileName,
  toasts: {
    sent: { title: 'Message sent', text: 'You get our reply by email.' },
    notSent: {
      title: 'Message not sent',
      text: 'Your text is still here. Try again, or open it in your email app.',
    },
    copied: { title: 'Message copied', text: `Paste it into an email to ${site.email}.` },
    saved: { title: 'Message saved', text: `${fileName} is in your downloads.` },
    missing: {
      title: 'Your email address is missing',
      text: 'Add it, so that we can reply.',
    },
    refused: copyWords.refused,
    tooLong: 'Too long for an email link',
    saveFailed: 'Your browser blocked the download',
  },
} as const;
