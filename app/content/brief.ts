/** The words of the brief: the enquiry that every call to action opens, ready to be sent by the visitor. */
import type { Asking, BriefRequest } from './entities.ts';
import { copyWords } from './interface.ts';
import { site } from './site.ts';

/** What can be asked for: its name in the form, and the sentence that opens the letter. */
export const askings = {
  audit: { label: 'Free SEO audit', opening: 'I would like a free SEO audit' },
  consultation: {
    label: 'Free consultation',
    opening: 'I would like to schedule a free consultation',
  },
  session: { label: 'Strategy session', opening: 'I would like to book a strategy session' },
  quote: { label: 'A quote', opening: 'I would like a free quote' },
  plan: { label: 'A plan', opening: 'I would like to sign up for a plan' },
  service: { label: 'A service', opening: 'I would like to get started with a service' },
  contact: { label: 'A question', opening: 'I have a question' },
} as const satisfies Record<Asking, { label: string; opening: string }>;

export const briefWords = {
  title: 'Your brief',
  lead: 'A short note to us, already started. Change anything you like.',
  promise: 'Nothing leaves this page until you send it.',
  promiseDetail: 'We store nothing and see nothing. You choose how it goes.',
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
      'You send it: by mail, or pasted anywhere.',
      'We read your site before we answer.',
      'Your free proposal arrives within 24 hours.',
    ],
  },
  /** Stands before the address and the promise. */
  to: 'Goes to',
  actions: {
    mail: 'Open in your mail app',
    copy: 'Copy',
    save: 'Save as text',
    close: 'Close the brief',
  },
  fileName: 'upslope-brief.txt',
  toasts: {
    copied: { title: 'Brief copied', text: 'Paste it into any email or chat.' },
    saved: { title: 'Brief saved', text: 'upslope-brief.txt is in your downloads.' },
    refused: { title: copyWords.refused, text: copyWords.selected },
    tooLong: {
      title: 'Too long for a mail link',
      text: 'The text is selected. Copy it and paste it into your mail.',
    },
    saveFailed: {
      title: 'Your browser blocked the download',
      text: 'The text is selected. Copy it with Ctrl+C, or Cmd+C on a Mac.',
    },
  },
} as const;

/** The letter's subject, from what was asked and about what. */
export function briefSubject({ asking, plan, service, url }: BriefRequest): string {
  const about = url || plan || service;
  return about ? `${askings[asking].label}: ${about}` : askings[asking].label;
}

/** The letter's text. `page` is the address it was opened on, without the scheme. */
export function briefMessage(request: BriefRequest, page: string, name = ''): string {
  const { asking, plan, service, url, source } = request;
  return [
    `Hello ${site.name},`,
    '',
    `${askings[asking].opening}.`,
    ...(url ? [`My website: ${url}`] : []),
    '',
    'What we sell and where:',
    'What would make this worth it:',
    '',
    ...(plan || service ? [`What I am looking at: ${plan ?? service}`] : []),
    `Asked on: ${page} (${source})`,
    ...(name ? ['', name] : []),
  ].join('\n');
}

/** The link behind a call to action where scripts do not run. */
export function briefMailto(request: BriefRequest): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(briefSubject(request))}`;
}
