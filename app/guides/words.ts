/** Labels, buttons and notes that guides share. */
import type { ReadingLength } from '#app/lib/reading-length.ts';
import { verdictNames } from '#app/content/own-audit.ts';
import { filterWords, type FilterWords } from '#app/content/filters.ts';
import type { Effort, Severity } from './schema.ts';

export type GlossaryWords = FilterWords & {
  /** Before the links of a term: to other terms, to another guide, to another website. */
  readonly related: string;
  readonly readOn: string;
  readonly source: string;
  readonly search: { readonly label: string; readonly placeholder: string };
};

export const glossaryWords = {
  ...filterWords,
  count: { one: 'Showing {n} term', many: 'Showing {n} terms' },
  shortCount: { one: '{n} term', many: '{n} terms' },
  related: 'Related',
  readOn: 'Read on',
  source: 'Website',
  search: { label: 'Search this glossary', placeholder: 'Type a term' },
} as const satisfies GlossaryWords;

export type HubWords = FilterWords & {
  /** The popover of filters. */
  readonly sheet: {
    /** The landmark, and the button. */
    readonly label: string;
    /** The start of the button that closes the filters, before the result count. */
    readonly done: string;
  };
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly topic: string;
  readonly kind: string;
  readonly time: string;
  readonly times: Readonly<Record<ReadingLength, string>>;
  readonly legend: string;
  /** The heading of the list. */
  readonly all: string;
  /** Completes the link to the page of a topic: `SEO` and this. */
  readonly inOrder: string;
  /** Above the guides of a topic. */
  readonly order: string;
  /** Before the name of the guide of an excerpt. */
  readonly from: string;
  /** In place of the number of a glossary. */
  readonly anytime: string;
};

export const hubWords = {
  ...filterWords,
  sheet: { label: 'Filters', done: 'Show ' },
  count: { one: 'Showing {n} guide', many: 'Showing {n} guides' },
  shortCount: { one: '{n} guide', many: '{n} guides' },
  search: { label: 'Search the guides', placeholder: 'Find a guide' },
  topic: 'Topic',
  kind: 'Kind of guide',
  time: 'Reading time',
  times: { short: 'Under 10 min', medium: '10-15 min', long: 'Over 15 min' },
  legend: 'Each block is five minutes of reading',
  all: 'All guides',
  inOrder: 'reading order',
  order: 'Read them in this order, or start with the line that describes you.',
  from: 'From the guide:',
  anytime: 'A–Z',
} as const satisfies HubWords;

/** Text of the panel that checks a visitor's page. */
export type PageCheckWords = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'open'
    | 'loading'
    | 'source'
    | 'checkSource'
    | 'files'
    | 'folder'
    | 'thisPage'
    | 'drop'
    | 'working'
    | 'cancel'
    | 'noHtml'
    | 'unreadable'
    | 'failed'
    | 'notLoaded'
    | 'print'
    | 'save'
    | 'copy'
    | 'copied'
    | 'brief'
    | 'clear'
    | 'yours',
    string
  >
> & {
  readonly saved: { readonly title: string; readonly text: string };
  readonly verdicts: typeof verdictNames;
};

export type ChecklistWords = {
  readonly pageCheck: PageCheckWords;
  readonly intro: string;
  readonly onlyCritical: string;
  readonly copy: string;
  readonly copied: string;
  readonly print: string;
  readonly reset: string;
  /** Said when all checks were cleared, with the way back. */
  readonly cleared: {
    readonly title: string;
    readonly count: { readonly one: string; readonly many: string };
    readonly undo: string;
  };
  readonly why: string;
  readonly check: string;
  readonly fix: string;
  readonly source: string;
  readonly severity: Readonly<Record<Severity, string>>;
  readonly effort: Readonly<Record<Effort, string>>;
  /** After an effort, where no column says it. */
  readonly toFix: string;
  readonly how: string;
  /** Above the points: what their severity, effort and verdict say. */
  readonly columns: {
    readonly severity: string;
    readonly effort: string;
    readonly verdict: string;
  };
  /** After a number of points, none of which is checked. */
  readonly untouched: string;
  readonly shared: {
    readonly text: string;
    readonly keep: string;
    readonly leave: string;
    /** The confirmation after saving. */
    readonly kept: { readonly title: string; readonly text: string };
  };
  readonly lost: { readonly title: string; readonly text: string };
};

export const checklistWords = {
  pageCheck: {
    title: 'Check your own page',
    lead: 'Paste the HTML of a page, or choose files or a whole saved site. The program that checks this site checks yours here, in this tab: nothing is sent anywhere.',
    open: 'Choose or paste a page',
    loading: 'Loading the checker…',
    source: 'Source of your page (in your browser, choose View page source, select all and copy)',
    checkSource: 'Check this source',
    files: 'Choose HTML files',
    folder: 'Choose a folder',
    thisPage: 'Try it on this page',
    drop: 'You can also drop files or a folder here. If the folder holds robots.txt, sitemap.xml and stylesheets, the checker can judge more points.',
    working: 'Checking…',
    cancel: 'Cancel',
    noHtml: 'None of these files is HTML. Choose files that end in .html or .htm.',
    unreadable:
      'Your browser couldn’t read what you dropped. Choose the files or the folder instead.',
    notLoaded: 'The checker didn’t load. Check your connection, then press the button again.',
    failed: 'The checker didn’t start in this browser. The list below works without it.',
    print: 'Print the result',
    save: 'Save as HTML report',
    copy: 'Copy as Markdown',
    copied: 'Report copied',
    brief: 'Email us the worst five',
    clear: 'Clear the result',
    yours: 'Your page',
    verdicts: verdictNames,
    saved: { title: 'Report saved', text: 'It’s one file, in your downloads.' },
  },
  intro:
    'Check items off as you go: your progress stays on this device. Open an item for why it matters, how to check and fix it, and its source.',
  onlyCritical: 'Critical only',
  copy: 'Copy link',
  copied: 'Link copied',
  print: 'Print worksheet',
  reset: 'Start over',
  cleared: {
    title: 'All checks cleared',
    count: { one: '{n} check was removed.', many: '{n} checks were removed.' },
    undo: 'Undo',
  },
  why: 'Why',
  check: 'Check',
  fix: 'Fix',
  source: 'Source',
  severity: { critical: 'Critical', serious: 'Serious', minor: 'Minor' },
  effort: { minutes: 'Minutes', hours: 'Hours', days: 'Days' },
  toFix: 'to fix',
  how: 'How to',
  columns: { severity: 'If it fails', effort: 'Time to fix', verdict: 'This site' },
  untouched: 'points',
  shared: {
    text: 'These check marks came with the link you opened. Yours are still on this device.',
    keep: 'Keep these check marks',
    leave: 'Go back to mine',
    kept: { title: 'Progress saved', text: 'It’s on this device now.' },
  },
  lost: {
    title: 'Your browser doesn’t save data for this site',
    text: 'Your check marks last until you leave. Copy the link to keep them.',
  },
} as const satisfies ChecklistWords;

export type StepsWords = {
  readonly prerequisites: { readonly title: string; readonly lead: string };
  readonly worked: string;
  readonly wrong: string;
  readonly legend: string;
};

export const stepsWords = {
  prerequisites: {
    title: 'What you’ll need',
    lead: 'Have these ready so you don’t have to stop halfway.',
  },
  worked: 'Done when:',
  wrong: 'If it goes wrong:',
  legend: 'Minutes per step: wider means longer',
} as const satisfies StepsWords;

/** The scales of charts in the text. `{n}` is a number with its unit, `3 people`. */
export const scaleWords = {
  dots: 'One dot is {n}.',
  bars: 'Each row of bars has its own scale.',
} as const;
