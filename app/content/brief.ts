/** The subject of the brief, and the mail link of a call to action. Every page loads this. */
import type { Asking, BriefRequest } from './entities.ts';
import { site } from './site.ts';

const subjects: Readonly<Record<Asking, string>> = {
  audit: 'Free SEO audit',
  proposal: 'Free proposal',
  consultation: 'Free consultation',
  session: 'Strategy call',
  quote: 'Free quote',
  plan: 'Signing up',
  service: 'Getting started',
  contact: 'A question',
};

/**
 * In characters. A longer topic, such as an address with a tracking code, would obscure the
 * sentence.
 */
const longestTopic = 60;

/** The plan, the service or the website of the request, if it is short enough for a sentence. */
export function topicOf({ plan, service, url }: BriefRequest): string | undefined {
  return [plan, service, url].find((topic) => topic && topic.length <= longestTopic);
}

/** The subject of the mail, such as “Signing up: Scale”. */
export function briefSubject(request: BriefRequest): string {
  const subject = subjects[request.asking];
  const topic = topicOf(request);
  return topic ? `${subject}: ${topic}` : subject;
}

/** The mailto: link of a call to action without scripts. */
export function briefMailto(request: BriefRequest): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(briefSubject(request))}`;
}
