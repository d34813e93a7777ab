import { briefMessage, briefSubject } from '#app/content/brief.ts';
import type { Asking, BriefRequest } from '#app/content/entities.ts';
import { site } from '#app/content/site.ts';

/** What the visitor changed. Subject and message follow the other fields until they are edited themselves. */
export type BriefDraft = {
  readonly name: string;
  readonly url: string;
  readonly asking: Asking;
  readonly about: string;
  readonly findings?: readonly string[];
  readonly subject?: string;
  readonly message?: string;
};

export type BriefLetter = { readonly subject: string; readonly message: string };

/** Longer links are cut or refused by common mail apps. */
const longestMailto = 2000;

/** The fields as the request fills them. */
export function startDraft(request: BriefRequest): BriefDraft {
  return {
    name: '',
    url: request.url ?? '',
    asking: request.asking,
    about: request.plan ?? request.service ?? '',
    ...(request.findings && { findings: request.findings }),
  };
}

/** The letter that a draft makes. `page` is host and path, as they are named in it. */
export function writeLetter(draft: BriefDraft, source: string, page: string): BriefLetter {
  const request: BriefRequest = {
    asking: draft.asking,
    source,
    ...(draft.url && { url: draft.url }),
    ...(draft.about && { plan: draft.about }),
    ...(draft.findings && { findings: draft.findings }),
  };
  return {
    subject: draft.subject ?? briefSubject(request),
    message: draft.message ?? briefMessage(request, page, draft.name),
  };
}

/** The link that opens the letter in a mail app, and whether mail apps would take it whole. */
export function mailLink({ subject, message }: BriefLetter): { href: string; fits: boolean } {
  const href = `mailto:${site.email}?subject=${encode(subject)}&body=${encode(message)}`;
  return { href, fits: href.length <= longestMailto };
}

/** Lone surrogates, which a paste can contain, make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
