/** The message of the brief, which every call to action opens and the visitor sends. */
import type { Asking, BriefRequest } from './entities.ts';
import { site } from './site.ts';

type Words = {
  readonly subject: string;
  readonly opening: string;
  /** The words between the opening and its topic. */
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

/**
 * In characters. A longer topic, such as an address with a tracking code, would obscure the
 * sentence.
 */
const longestTopic = 60;

/** The plan, the service or the website of the request, if it is short enough for a sentence. */
function topicOf({ plan, service, url }: BriefRequest): string | undefined {
  return [plan, service, url].find((topic) => topic && topic.length <= longestTopic);
}

export function briefSubject(request: BriefRequest): string {
  const { subject } = askings[request.asking];
  const topic = topicOf(request);
  return topic ? `${subject}: ${topic}` : subject;
}

/** The prefilled message, which the visitor completes or replaces. */
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

/** The mailto: link of a call to action without scripts. */
export function briefMailto(request: BriefRequest): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(briefSubject(request))}`;
}
