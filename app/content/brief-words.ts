/** The words around the letter of the brief. Apart from it, because they come late, with the dialog. */
import { copyWords } from './interface.ts';

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
