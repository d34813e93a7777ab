/** The guides as lists show them, and their reading times. Runs at build time. */
import { drawnChapters } from './chapters.server.ts';
import { guides } from './guides.server.ts';
import type { ListedGuide } from './page.ts';
import { pictureNamed } from './pictures.server.ts';
import type { GuidePath, ReadingPath } from './place.ts';
import { countWords, readingMinutes } from './reading-time.server.ts';
import type { Guide, Reading } from './schema.ts';

/** All guides as shown in lists, in reading order. */
export function listedGuides(): Promise<readonly ListedGuide[]> {
  listed ??= Promise.all([...guides].map(([path, guide]) => listedGuide(path, guide)));
  return listed;
}

let listed: Promise<readonly ListedGuide[]> | undefined;

async function listedGuide(path: GuidePath, guide: Guide): Promise<ListedGuide> {
  const { label, summary } = guide;
  const isIndustry = guide.kind === 'industry';
  return {
    to: path,
    label,
    summary,
    picture: await pictureNamed(guide.cardPicture ?? guide.picture, path),
    kind: isIndustry ? 'long-read' : guide.kind,
    topic: guide.topic,
    minutes: await minutesOf(path, guide),
    extent: extentOf(guide),
  };
}

function extentOf(guide: Guide): string {
  switch (guide.kind) {
    case 'glossary':
      return `${guide.terms.length} terms`;
    case 'checklist':
      return `${guide.groups.flatMap(({ points }) => points).length} points`;
    case 'steps':
      return `${guide.steps.length} steps`;
    default:
      return `${guide.chapters.length} chapters`;
  }
}

/** Number of words in a guide, without its hero and links. */
async function wordCount(path: ReadingPath, guide: Reading): Promise<number> {
  switch (guide.kind) {
    case 'glossary':
      return countWords(guide.terms);
    case 'checklist':
      return countWords(guide.groups);
    case 'long-read':
    case 'industry':
    case 'article':
      return (await drawnChapters(path, guide.chapters)).reduce((sum, { words }) => sum + words, 0);
    case 'steps':
      return countWords([guide.prerequisites, guide.steps, guide.after]);
  }
}

/** The reading time. A guide in chapters has at least a minute for each. */
export async function minutesOf(path: ReadingPath, guide: Reading): Promise<number> {
  const least = guide.kind === 'long-read' || guide.kind === 'article' ? guide.chapters.length : 1;
  return Math.max(least, readingMinutes(await wordCount(path, guide)));
}
