/** The brief: the message that every call to action opens, ready to be sent by the visitor. */
import type { Asking, BriefRequest } from './entities.ts';
import { site } from './site.ts';

type Words = {
  readonly subject: string;
  readonly opening: string;
  /** Joins the opening to the plan, the service or the website that it is about. */
  readonly joint: string;
};

const askings = {
  audit: { subject: 'Free SEO audit', opening: "I'd like a free SEO audit", joint: 'of' },
  proposal: { subject: 'Free proposal', opening: "I'd like a free proposal", joint: 'for' },
  consultation: {
    subject: 'Free consultation',
    opening: "I'd like to schedule a free consultation",
    joint: 'about',
  },
  session: {
    subject: 'Strategy call',
    opening: "I'd like to book a strategy call",
    joint: 'about',
  },
  quote: { subject: 'Free quote', opening: "I'd like a free quote", joint: 'for' },
  plan: { subject: 'Signing up', opening: "I'd like to sign up", joint: 'for' },
  service: { subject: 'Getting started', opening: "I'd like to get started", joint: 'with' },
  contact: { subject: 'A question', opening: 'I have a question', joint: 'about' },
} as const satisfies Record<Asking, Words>;

export const isAsking = (value: unknown): value is Asking =>
  typeof value === 'string' && Object.hasOwn(askings, value);

/** Longer texts, such as an address with a tracking code, would hide what a sentence says. */
const longestTopic = 60;

/** The plan, the service or the website that the visitor asks about, if it is short enough for a sentence. */
function topicOf({ plan, service, url }: BriefRequest): string | undefined {
  return [plan, service, url].find((topic) => topic && topic.length <= longestTopic);
}

export function briefSubject(request: BriefRequest): string {
  const { subject } = askings[request.asking];
  const topic = topicOf(request);
  return topic ? `${subject}: ${topic}` : subject;
}

/** The message as it is prefilled. The visitor completes or replaces it. */
export function briefMessage(request: BriefRequest): string {
  const { opening, joint } = askings[request.asking];
  const topic = topicOf(request);
  return [
    `Hello ${site.name},`,
    '',
    `${opening}${topic ? ` ${joint} ${topic}` : ''}${request.asking === 'contact' ? ': ' : '.'}`,
    ...(request.asking === 'contact'
      ? []
      : ['', 'What we sell and where: ', "What we'd like to get out of it: "]),
  ].join('\n');
}

/** The findings of a check of the visitor's page, as a paragraph of the message. */
export function briefFindings(findings: readonly string[]): string {
  return ['What your checker found on my page:', ...findings, ''].join('\n');
}

/** The link behind a call to action where scripts do not run. */
export function briefMailto(request: BriefRequest): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(briefSubject(request))}`;
}
