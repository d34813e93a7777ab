/** The words of a case study that has only a summary, and of the links to others. */
import { dollars } from '#app/lib/study-figures.ts';
import picAdSpend from '#app/assets/pictures/case-ad-spend.svg?picture';
import picAdSpendSmall from '#app/assets/pictures/case-ad-spend-small.svg?picture';
import picCalendar from '#app/assets/pictures/case-calendar.svg?picture';
import picTowers from '#app/assets/pictures/case-coin-towers.svg?picture';
import picTowersSmall from '#app/assets/pictures/case-coin-towers-small.svg?picture';
import picGrace from '#app/assets/pictures/client-grace.svg?picture';
import picMarcus from '#app/assets/pictures/client-marcus.svg?picture';
import picSofia from '#app/assets/pictures/client-sofia.svg?picture';
import picFirstScreen from '#app/assets/pictures/closeup-first-screen.svg?picture';
import picTermsCut from '#app/assets/pictures/closeup-terms-cut.svg?picture';
import picNightMessages from '#app/assets/pictures/closeup-night-messages.svg?picture';
import picRing from '#app/assets/pictures/case-night-ring.svg?picture';
import picNextClinic from '#app/assets/pictures/cta-next-clinic.svg?picture';
import picNextOffice from '#app/assets/pictures/cta-next-office.svg?picture';
import picNextPlumber from '#app/assets/pictures/cta-next-plumber.svg?picture';
import type { Moment } from '#app/lib/moments.ts';
import type { Illustration, Link, Panel, Picture } from './entities.ts';
import type { CaseStudySlug } from './specified-studies.ts';
import { cedarHill } from './samples/cedar-hill.ts';
import { harborStreet } from './samples/harbor-street.ts';
import { ledgerly } from './samples/ledgerly.ts';
import type { SampleClient } from './samples/sample-client.ts';

export type StudySummaryWords = {
  readonly text: string;
  /** The name of each moment, with `{timeline}` for the new value. */
  readonly moments: Readonly<Record<Moment, string>>;
  /** The heading of the parts of the work. */
  readonly work: string;
};

/** The work on a study that has only a summary. */
export type StudyWork = {
  readonly opening: StudyOpening;
  readonly change: WorkChange;
  /** A picture of what the work made, beside its parts. */
  readonly made?: Illustration;
  readonly parts: readonly { readonly title: string; readonly text: string }[];
  /** What the client says. */
  readonly said: Required<Pick<SampleClient, 'person' | 'quote'>>;
  /** The person who says it. */
  readonly portrait: Picture;
  /** The client's premises, at the end of the page. */
  readonly closing: Picture;
};

/** The picture that draws the main result at the client's premises. */
export type StudyOpening = Illustration & {
  /** A picture beside the words, a wide one that tablets show below them, or a ring around the main figure. */
  readonly form?: 'beside' | 'wide' | 'ring';
  /** What one thing in the picture counts. */
  readonly scale?: string;
  /** The color of a pale ground. Without it the ground is blue. */
  readonly panel?: Panel;
};

/** What the work changed, drawn before and after: a month of ad money, the load of a page, or a night. */
export type WorkChange = SpendChange | LoadChange | NightChange;

/** Where a month of ad money goes, drawn on one scale. */
export type SpendChange = Readonly<Record<Moment, SpendState>> & {
  readonly kind: 'spend';
  readonly title: string;
  readonly picture: Illustration;
  /** How to read the picture. */
  readonly scale: string;
};

export type SpendKind = 'lost' | 'kept' | 'won';

type SpendState = {
  readonly total: string;
  readonly figures: readonly {
    /** The value and its meaning. */
    readonly figure: string;
    readonly text: string;
    readonly kind: SpendKind;
  }[];
};

/** What the first screen of a website shows while it loads, as two strips of frames on one axis of time. */
export type LoadChange = Readonly<Record<Moment, LoadState>> & {
  readonly kind: 'load';
  readonly title: string;
  /** The time that the new page saves. */
  readonly saved: string;
};

type LoadState = {
  /** Until the whole page is there. */
  readonly seconds: number;
  readonly name: string;
  readonly heading: string;
  /** The phone number, if it is on the first screen. Without it the page has a slideshow. */
  readonly phone?: string;
  readonly button?: string;
  /** What the button opens: times of visits, the second of which is chosen. */
  readonly open?: { readonly heading: string; readonly times: readonly string[] };
  /** What the strip shows, for those who don't see it. */
  readonly alt: string;
};

/** The messages of one night, before and after, on one axis of time. */
export type NightChange = Readonly<Record<Moment, NightState>> & {
  readonly kind: 'night';
  readonly title: string;
  /** The hours of the axis, from noon: 6 is 6 p.m., 26 is 2 p.m. */
  readonly from: number;
  readonly to: number;
};

type NightState = {
  /** The time to the first reply. */
  readonly wait: string;
  readonly waitText: string;
  /** What becomes of the message. */
  readonly outcome: string;
  readonly talks: readonly [evening: NightTalk, morning: NightTalk];
};

/** Messages that follow each other closely. */
type NightTalk = readonly [NightMessage, ...NightMessage[]];

type NightMessage = {
  /** In minutes from noon. */
  readonly time: number;
  readonly by: string;
  readonly text: string;
  readonly isReply?: boolean;
};

export type OtherStudiesWords = {
  readonly title: string;
  /** About the full study, `{client}` and `{timeline}`. */
  readonly text: string;
  readonly read: string;
  readonly readSummary: string;
};

/** For a listed study that is not published in full. */
export const studySummaryWords = {
  text: 'This is the short version. The full study isn’t published.',
  moments: { before: 'Before', after: 'After {timeline}' },
  work: 'What changed, and what it took',
} as const satisfies StudySummaryWords;

const { costPerTrial, trials } = ledgerly.results;
const { loadTime } = cedarHill.results;
const { firstReply, nightBookings } = harborStreet.results;

/** What Ledgerly paid for ads in a month. */
const spent = {
  before: costPerTrial.before * trials.before,
  after: costPerTrial.after * trials.after,
};
const calledBack = 100 - nightBookings.after;

/** Minutes from noon: the message in both conversations of Harbor Street, the customer’s answer to the office, and the confirmation of the booking. */
const sent = 9 * 60 + 40;
const declined = sent + firstReply.before + 12;
const confirmed = 19 * 60 + 30;

const nightMessage = {
  time: sent,
  by: 'Customer',
  text: 'Our water heater bangs. Can somebody look at it?',
} as const;

/** The work, by study. Its figures come from the ledger of samples. */
export const studyWork: Partial<Record<CaseStudySlug, StudyWork>> = {
  'saas-paid-search': {
    said: { person: ledgerly.person, quote: ledgerly.studyQuote },
    portrait: picSofia,
    closing: picNextOffice,
    opening: {
      form: 'wide',
      picture: picTowers,
      small: picTowersSmall,
      alt: `A software office, a tower of ${costPerTrial.before} coins and ${trials.before / 30} people, and a tower of ${costPerTrial.after} coins and ${trials.after / 30} people`,
      scale: `One coin is $1. One person is 30 trials a month: ${trials.before} trials before, ${trials.after} now.`,
    },
    change: {
      kind: 'spend',
      title: 'A month of ad money',
      picture: {
        picture: picAdSpend,
        small: picAdSpendSmall,
        alt: `Two strips of ground on one scale of dollars. Before: ${dollars(spent.before)}, half of it with customers, half with ads that nobody stands at. After: ${dollars(spent.after)}, with customers on all of it`,
      },
      scale: 'A line is $1,000 of ads in a month. One person is 10 trials.',
      before: {
        total: `${dollars(spent.before)} a month`,
        figures: [
          {
            figure: dollars(spent.before / 2),
            text: 'on searches that brought no sign-ups',
            kind: 'lost',
          },
          {
            figure: dollars(spent.before / 2),
            text: `on the searches that brought all ${trials.before} trials`,
            kind: 'kept',
          },
        ],
      },
      after: {
        total: `${dollars(spent.after)} a month`,
        figures: [
          {
            figure: dollars(spent.before / 2),
            text: 'on those searches, as before',
            kind: 'kept',
          },
          {
            figure: dollars(spent.after - spent.before / 2),
            text: `on more like them, for ${trials.after} trials in all`,
            kind: 'won',
          },
        ],
      },
    },
    made: {
      picture: picTermsCut,
      alt: 'The search terms of the ads: “free invoice template” and “bookkeeper jobs” are excluded, “bookkeeping software for contractors” gets more budget. Below them the landing pages for contractors, roofers and plumbers',
    },
    parts: [
      {
        title: 'What we cut',
        text: 'Searches such as “free invoice template”. They took half the budget and brought no sign-ups.',
      },
      {
        title: 'What we bought',
        text: 'Searches such as “bookkeeping software for contractors”. Each trade got its own landing page.',
      },
      {
        title: 'What it costs',
        text: `The ads cost ${dollars(spent.after - spent.before)} a month more. Each trial costs ${dollars(costPerTrial.before - costPerTrial.after)} less, and there are ${trials.after - trials.before} more of them.`,
      },
      {
        title: 'What took time',
        text: 'The search terms. We read them every week, and raised the budget only for those that brought sign-ups.',
      },
    ],
  },
  'clinic-website': {
    said: cedarHill,
    portrait: picGrace,
    closing: picNextClinic,
    opening: {
      form: 'beside',
      picture: picCalendar,
      alt: `A clinic before two calendars of a month, with ${cedarHill.results.bookings.before} and ${cedarHill.results.bookings.after} visits booked online`,
      scale: `One dot is one booking: ${cedarHill.results.bookings.before} before, ${cedarHill.results.bookings.after} now.`,
      panel: 'leaf',
    },
    change: {
      kind: 'load',
      title: 'The first screen on a phone, while it loads',
      saved: `Ready ${cedarHill.facts.secondsSaved} seconds sooner`,
      before: {
        seconds: loadTime.before,
        name: cedarHill.shortName,
        heading: 'Welcome to our website',
        alt: `Blank, then a header, then half a slideshow. The whole slideshow is there after ${loadTime.before} seconds.`,
      },
      after: {
        seconds: loadTime.after,
        name: cedarHill.shortName,
        heading: 'Call us, or book an open time',
        phone: cedarHill.phone,
        button: 'Book a visit',
        open: { heading: 'Open times', times: ['Mon 9:00', 'Tue 2:30', 'Thu 4:15'] },
        alt: `Blank, then after ${loadTime.after} seconds the whole page: the name, the phone number ${cedarHill.phone} and a button to book a visit. By ${loadTime.before} seconds a visitor has tapped it and chosen one of three open times.`,
      },
    },
    made: {
      picture: picFirstScreen,
      alt: `The new site on a phone: the number ${cedarHill.phone}, a button “Book a visit”, and below it what the clinic treats, what a visit costs and when it’s open`,
    },
    parts: [
      {
        title: 'What we cut',
        text: `The slideshow and the stock photos. They were most of the ${loadTime.before} seconds that a page took to load.`,
      },
      {
        title: 'What we built',
        text: 'A first screen with the phone number and a booking button. Below it: what the clinic treats, what a visit costs and when it’s open.',
      },
      {
        title: 'What stayed',
        text: 'The addresses of the old pages. Links and search results still lead to the right place.',
      },
      {
        title: 'What took time',
        text: 'The words. The therapists checked every page on their own treatments before it went online.',
      },
    ],
  },
  'ai-automation': {
    said: harborStreet,
    portrait: picMarcus,
    closing: picNextPlumber,
    opening: {
      form: 'ring',
      picture: picRing,
      alt: 'A plumber’s house, his van and a phone at night, before a large ring that is lit by more than half',
    },
    change: {
      kind: 'night',
      title: 'One message at night',
      from: 6,
      to: 26,
      before: {
        wait: `${firstReply.before / 60} hours`,
        waitText: 'to the first reply',
        outcome: 'The message waits until the office opens. By then the job is gone.',
        talks: [
          [nightMessage],
          [
            {
              time: sent + firstReply.before,
              by: 'Office',
              text: 'Good morning, we just heard your message. Do you still need us?',
              isReply: true,
            },
            {
              time: declined,
              by: 'Customer',
              text: 'No, thanks. Another plumber is here.',
            },
          ],
        ],
      },
      after: {
        wait: `${firstReply.after} minute`,
        waitText: 'to the first reply',
        outcome: 'The assistant replies and offers a time. A person confirms it in the morning.',
        talks: [
          [
            nightMessage,
            {
              time: sent + firstReply.after,
              by: 'Assistant',
              text: 'Yes. What’s the address? Thursday at 8\u00a0a.m. is open.',
              isReply: true,
            },
          ],
          [
            {
              time: confirmed,
              by: harborStreet.person.name,
              text: 'Confirmed: I’ll see you on Thursday at 8\u00a0a.m.',
              isReply: true,
            },
          ],
        ],
      },
    },
    made: {
      picture: picNightMessages,
      alt: `A field of 100 night messages: ${nightBookings.after} booked by the assistant, ${calledBack} called back by a person`,
    },
    parts: [
      {
        title: 'What we cut',
        text: 'Voicemail after 6 p.m., which nobody heard until the next morning.',
      },
      {
        title: 'What we built',
        text: 'An assistant that asks for the address and the problem, then offers an open slot.',
      },
      {
        title: 'What people do',
        text: 'They confirm each booking in the morning, and return the other calls.',
      },
      {
        title: 'What took time',
        text: 'The rules. The owner wrote down which problems can’t wait: those ring his phone.',
      },
    ],
  },
};

/** The full study and the summaries of others. */
export const otherStudiesWords = {
  title: 'More case studies',
  text: '{client}, {timeline}: the challenge, the work in three phases and the results, month by month.',
  read: 'Read the full case study',
  readSummary: 'Read the summary',
} as const satisfies OtherStudiesWords;

/** The link to the list. */
export const allStudies = {
  label: 'All case studies',
  to: '/case-studies',
} as const satisfies Link;
