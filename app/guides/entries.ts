/**
 * All published content files with address, label and parent, in reading order: guides by topic and
 * by their `order`, articles and case studies newest first. The build, the tests and the scripts
 * read the folder. In bundles, scripts/guide-entries.ts replaces this module with its value.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { parseDatesLedger } from '#app/content/dates-ledger.ts';
import {
  familyOf,
  contentPathOf,
  folderOf,
  guideFolder,
  topicIds,
  withPlainLines,
  yamlIn,
  type ArticlePath,
  type FileEntry,
  type ContentPath,
  type GuidePath,
  type StudyPath,
} from './place.ts';

/** The pages that are Markdown files, by family. */
export type FileEntries = {
  readonly guideEntries: readonly FileEntry<GuidePath>[];
  readonly articleEntries: readonly FileEntry<ArticlePath>[];
  readonly studyEntries: readonly FileEntry<StudyPath>[];
};

/** Read as a file, because Node and the bundler import JSON differently. */
const dates = parseDatesLedger(
  JSON.parse(readFileSync(new URL('../content/dates.json', import.meta.url), 'utf8')),
);

export const { guideEntries, articleEntries, studyEntries } = readFileEntries();

/** @throws if a file name is not a valid address, or its frontmatter cannot be read */
export function readFileEntries(): FileEntries {
  const folder = fileURLToPath(new URL('content/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, ...frontmatterOf(name, readFileSync(folder + name, 'utf8')) }))
    .filter(({ draft }) => draft !== true || process.env.NODE_ENV === 'development')
    .toSorted(inReadingOrder);
  const entries = files.map((file) => ({
    path: contentPathOf(file.name),
    label: labelOf(file),
    parent: parentOf(file),
  }));
  const below = <Path extends ContentPath>(folders: readonly string[]) =>
    entries.filter((entry): entry is FileEntry<Path> =>
      folders.some((folder) => entry.path.startsWith(folder)),
    );
  return {
    guideEntries: below<GuidePath>(['/guides/', '/industries/']),
    articleEntries: below<ArticlePath>(['/archive/']),
    studyEntries: below<StudyPath>(['/case-studies/']),
  };
}

type Frontmatter = {
  readonly draft?: unknown;
  readonly label?: unknown;
  readonly title?: unknown;
  readonly topic?: unknown;
  readonly order?: unknown;
};
type NamedFile = Frontmatter & { readonly name: string };

function frontmatterOf(name: string, source: string): Frontmatter {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)?\.md$/.test(name)) {
    throw new Error(
      `${guideFolder}/${name}: This name cannot be an address. Use lowercase letters, digits and hyphens, in one folder at most.`,
    );
  }
  try {
    return parse(yamlIn(withPlainLines(source)) ?? '') ?? {};
  } catch {
    // `readFrontmatter` reports the error with its line.
    return {};
  }
}

/** Whether files are ordered by date: articles and case studies. */
function isDated(name: string): boolean {
  return ['archive', 'case-studies'].includes(familyOf(name) ?? '');
}

/** Compares two files: guides by topic, then by `order`; after them the others, newest first. */
export function inReadingOrder(a: NamedFile, b: NamedFile): number {
  return (
    topicPlace(a) - topicPlace(b) ||
    orderOf(a) - orderOf(b) ||
    newestFirst(a, b) ||
    (a.name < b.name ? -1 : 1)
  );
}

/** The place of the topic of a guide. Articles and case studies are behind all topics. */
function topicPlace({ name, topic }: NamedFile): number {
  if (isDated(name)) return topicIds.length;
  const own = topic ?? folderOf(name);
  return topicIds.findIndex((id) => id === own);
}

function orderOf({ name, order }: NamedFile): number {
  return isDated(name) ? 0 : Number(order ?? 0);
}

/** Compares dates from the ledger. A page without an entry counts as new today. */
function newestFirst(a: NamedFile, b: NamedFile): number {
  return dayOf(b).localeCompare(dayOf(a));
}

function dayOf({ name }: NamedFile): string {
  return dates[contentPathOf(name)]?.published ?? '9999';
}

/** The label of a file. For articles and case studies it is the title. */
function labelOf({ name, label, title }: NamedFile): string {
  return String(isDated(name) ? title : label);
}

/** A guide outside the folders of topics has its topic as a field. */
function parentOf({ name, topic: field }: NamedFile): FileEntry['parent'] {
  const family = familyOf(name);
  if (family) return `/${family}`;
  // The schema rejects a folder that is no topic.
  const topic = topicIds.find((id) => id === (folderOf(name) ?? field));
  return topic ? `/guides/${topic}-guides` : '/guides/all';
}
