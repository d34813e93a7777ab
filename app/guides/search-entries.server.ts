/** All guides with their chapters, terms, points and steps, for the search of the knowledge base. Runs at build time. */
import { plainText } from '#app/lib/plain-text.ts';
import { guides } from './guides.server.ts';
import type { Text } from './markdown/text.ts';
import type { AuthoredChapter, Guide } from './schema.ts';
import type { GuidePath } from './place.ts';
import type { SearchEntry } from './search-entry.ts';

/** Limit of characters of a text that is searched and shown. */
const most = 140;

/** What the search of the guides finds: each guide, and each term, point, step and chapter with the start of its text. */
export function guideSearchEntries(): readonly SearchEntry[] {
  return [...guides].flatMap(([path, guide]) => [
    { title: guide.label, text: guide.summary, to: path },
    ...entriesOf(path, guide),
  ]);
}

function entriesOf(path: GuidePath, guide: Guide): SearchEntry[] {
  const entry = (id: string, title: string, text: Text | undefined): SearchEntry => ({
    title,
    text: shortened(plainText(text ?? '')),
    guide: guide.label,
    to: `${path}#${id}`,
  });
  switch (guide.kind) {
    case 'glossary':
      return guide.terms.map(({ id, term, standsFor, definition }) =>
        entry(id, term, standsFor ? `${standsFor}. ${definition}` : definition),
      );
    case 'checklist':
      return guide.groups.flatMap(({ points }) =>
        points.map(({ id, title, why }) => entry(id, title, why)),
      );
    case 'steps':
      return guide.steps.map(({ id, title, actions }) => entry(id, title, actions[0]));
    case 'long-read':
    case 'industry':
      return guide.chapters.map((chapter) => entry(chapter.id, chapter.title, opening(chapter)));
  }
}

/** The first paragraph of a chapter. */
function opening({ blocks }: AuthoredChapter): Text | undefined {
  const [first] = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  return first;
}

/** Cuts a text to the limit, at the end of a word. */
function shortened(text: string): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
}
