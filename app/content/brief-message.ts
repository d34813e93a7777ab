/** The message of the brief, which the visitor sends. A separate module, because it loads lazily with the dialog. */
import { topicOf } from './brief.ts';
import type { Asking, BriefRequest } from './entities.ts';
import { site } from './site.ts';

type Words = {
  readonly opening: string;
  /** The words between the opening and its topic. */
  readonly joint: string;
};

const askings = {
  audit: { opening: 'I’d like a free SEO audit', joint: 'of' },
  proposal: { opening: 'I’d like a free proposal', joint: 'for' },
  consultation: { opening: 'I’d like to schedule a free consultation', joint: 'about' },
  session: { opening: 'I’d like to book a strategy call', joint: 'about' },
  quote: { opening: 'I’d like a free quote', joint: 'for' },
  plan: { opening: 'I’d like to sign up', joint: 'for' },
  service: { opening: 'I’d like to get started', joint: 'with' },
  contact: { opening: 'I have a question', joint: 'about' },
} as const satisfies Record<Asking, Words>;

/** Whether a stored value is one of the kinds of requests. */
export const isAsking = (value: unknown): value is Asking =>
  typeof value === 'string' && Object.hasOwn(askings, value);

/** What the visitor asks for, in one sentence. A question ends with a colon, for the words that follow. */
export function briefSentence(request: BriefRequest): string {
  const { opening, joint } = askings[request.asking];
  const topic = topicOf(request);
  return `${opening}${topic ? ` ${joint} ${topic}` : ''}${request.asking === 'contact' ? ':' : '.'}`;
}

/** The prefilled message, which the visitor completes or replaces. */
export function briefMessage(request: BriefRequest): string {
  const opening = `Hello ${site.name},\n\n${briefSentence(request)}`;
  return request.asking === 'contact'
    ? `${opening} `
    : `${opening}\n\nWhat we sell and where: \nWhat we’d like to get out of it: `;
}

/** The findings of a check of the visitor's page, as a paragraph of the message. */
export function briefFindings(findings: readonly string[]): string {
  return ['What your checker found on my page:', ...findings, ''].join('\n');
}
