import { readJson, writeText } from '#app/browser/storage.ts';
import { parseDraft, type BriefDraft } from './brief-letter.ts';

const storageKey = 'brief';

/** The fallback where storage is blocked or full. */
let latest: BriefDraft | undefined;

/** What was typed in this tab, also on another page or before a reload. */
export function keptDraft(): BriefDraft | undefined {
  return latest ?? parseDraft(readJson('session', storageKey));
}

/** Keeps a draft in the memory of the page and in the storage of the session. */
export function keepDraft(draft: BriefDraft): void {
  latest = draft;
  writeText('session', storageKey, JSON.stringify(draft));
}
