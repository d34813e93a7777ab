/** The letter of the brief: the enquiry that every call to action opens, ready to be sent by the visitor. */
import type { Asking, BriefRequest } from './entities.ts';
import { site } from './site.ts';

/** What can be asked for: its name in the form, and the sentence that opens the letter. */
export const askings = {
  audit: { label: 'Free SEO audit', opening: "I'd like a free SEO audit" },
  proposal: { label: 'Free proposal', opening: "I'd like a free proposal" },
  consultation: {
    label: 'Free consultation',
    opening: "I'd like to schedule a free consultation",
  },
  session: { label: 'Strategy call', opening: "I'd like to book a strategy call" },
  quote: { label: 'Free quote', opening: "I'd like a free quote" },
  plan: { label: 'A plan', opening: "I'd like to sign up for a plan" },
  service: { label: 'A service', opening: "I'd like to get started with a service" },
  contact: { label: 'A question', opening: 'I have a question' },
} as const satisfies Record<Asking, { label: string; opening: string }>;

/** The letter's subject, from what was asked and about what. */
export function briefSubject({ asking, plan, service, url }: BriefRequest): string {
  const about = url || plan || service;
  return about ? `${askings[asking].label}: ${about}` : askings[asking].label;
}

/** The letter's text. `page` is the address it was opened on, without the scheme. */
export function briefMessage(request: BriefRequest, page: string, name = ''): string {
  const { asking, plan, service, url, source, findings = [] } = request;
  return [
    `Hello ${site.name},`,
    '',
    `${askings[asking].opening}.`,
    ...(url ? [`My website: ${url}`] : []),
    '',
    'What we sell and where:',
    "What we'd like to get out of it:",
    '',
    ...(plan || service ? [`What I'm looking at: ${plan ?? service}`] : []),
    ...(findings.length > 0 ? ['What your checker found on my page:', ...findings, ''] : []),
    `Asked on: ${page} (${source})`,
    ...(name ? ['', name] : []),
  ].join('\n');
}

/** The link behind a call to action where scripts do not run. */
export function briefMailto(request: BriefRequest): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(briefSubject(request))}`;
}
