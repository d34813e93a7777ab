import {
  briefFindings,
  briefMessage,
  briefSentence,
  isAsking,
} from '#app/content/brief-message.ts';
import { briefWords } from '#app/content/brief-words.ts';
import { briefSubject } from '#app/content/brief.ts';
import type { Asking, BriefRequest } from '#app/content/entities.ts';
import { site } from '#app/content/site.ts';

/** What the visitor and the call to action have put into the brief. */
export type BriefDraft = {
  readonly asking: Asking;
  /** The plan or the service. */
  readonly about: string;
  readonly name: string;
  readonly email: string;
  readonly url: string;
  /** Undefined until the visitor edits it or a call to action adds findings: until then it follows the other fields. */
  readonly message?: string;
};

export type BriefLetter = {
  readonly subject: string;
  /** The message as the form shows it. */
  readonly message: string;
  /** The message, followed by what the other fields hold. */
  readonly body: string;
};

/** In characters. Common mail apps cut or refuse longer links. */
const longestMailto = 2000;

const empty: BriefDraft = { asking: 'contact', about: '', name: '', email: '', url: '' };

/**
 * The draft that a call to action opens. What the visitor typed before stays. The call to action
 * sets the request, except that a general question continues an edited message about a plan.
 */
export function openDraft(before: BriefDraft | undefined, request: BriefRequest): BriefDraft {
  const about = request.plan ?? request.service ?? '';
  const continues = before?.message !== undefined && request.asking === 'contact' && !about;
  const draft = changeDraft(before ?? empty, {
    ...(!continues && { asking: request.asking, about }),
    ...(request.url !== undefined && { url: request.url }),
  });
  if (!request.findings?.length) return draft;
  const findings = briefFindings(request.findings);
  const message = draft.message ?? briefMessage(requestOf(draft));
  return message.includes(findings) ? draft : { ...draft, message: `${message}\n\n${findings}` };
}

/** Changes fields. In an edited message, the prefilled sentence follows the fields. */
export function changeDraft(draft: BriefDraft, change: Partial<BriefDraft>): BriefDraft {
  const changed = { ...draft, ...change };
  if (changed.message === undefined || 'message' in change) return changed;
  const sentence = briefSentence(requestOf(draft));
  return {
    ...changed,
    message: changed.message.replace(sentence, () => briefSentence(requestOf(changed))),
  };
}

/** A stored draft. Undefined if the value is no draft; fields of another type are blank. */
export function parseDraft(value: unknown): BriefDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { asking, message, ...fields }: Partial<Record<keyof BriefDraft, unknown>> = value;
  if (!isAsking(asking)) return undefined;
  const text = (field: unknown) => (typeof field === 'string' ? field : '');
  return {
    asking,
    about: text(fields.about),
    name: text(fields.name),
    email: text(fields.email),
    url: text(fields.url),
    ...(typeof message === 'string' && { message }),
  };
}

/** Whether the draft has an email address to reply to. */
export function canBeAnswered({ email }: BriefDraft): boolean {
  return /^\S+@\S+$/.test(email.trim());
}

/** The letter that a draft makes. `page` is host and path of the page that it was opened on. */
export function writeLetter(draft: BriefDraft, page: string): BriefLetter {
  const { signature } = briefWords;
  const request = requestOf(draft);
  const message = draft.message ?? briefMessage(request);
  const fields = [
    [signature.name, draft.name],
    [signature.url, draft.url],
    [signature.email, draft.email],
    [signature.about, draft.about],
    [signature.page, page],
  ] as const;
  const lines = fields
    .filter(([, value]) => value.trim())
    .map(([label, value]) => `${label}: ${value.trim()}`);
  return {
    subject: briefSubject(request),
    message,
    body: [message.trimEnd(), '', ...lines].join('\n'),
  };
}

/** The letter as one text with recipient and subject, to be copied or saved. */
export function letterText({ subject, body }: BriefLetter): string {
  return `To: ${site.email}\nSubject: ${subject}\n\n${body}\n`;
}

/** The link that opens the letter in a mail app, and whether mail apps would take it whole. */
export function mailLink({ subject, body }: BriefLetter): { href: string; fits: boolean } {
  // RFC 6068: a line break in a mailto link is %0D%0A.
  const lines = body.replace(/\r?\n/g, '\r\n');
  const href = `mailto:${site.email}?subject=${encode(subject)}&body=${encode(lines)}`;
  return { href, fits: href.length <= longestMailto };
}

function requestOf({ asking, about, url }: BriefDraft): BriefRequest {
  return { asking, ...(about.trim() && { plan: about }), ...(url.trim() && { url }) };
}

/** Lone surrogates, which a paste can contain, make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
