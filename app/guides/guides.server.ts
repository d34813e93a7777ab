/** All published content files, parsed and checked. Runs at build time. */
import type { PageMeta } from '#app/content/page-meta.ts';
import { errorMessage } from '#app/lib/error-message.ts';
import { articleEntries, guideEntries, studyEntries } from './entries.ts';
import {
  fileNameOf,
  hubSlugs,
  type ArticlePath,
  type FileEntry,
  type ContentPath,
  type GuidePath,
  type ReadingPath,
  type StudyPath,
} from './place.ts';
import { readContentFile, type ParsedContentFile } from './read-content-file.server.ts';
import type { Article, ContentFile, Guide, Reading, StudyFile } from './schema.ts';

const sources = import.meta.glob<string>('./content/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = readAll();

/** Guides and industry guides by address, in reading order. */
export const guides: ReadonlyMap<GuidePath, Guide> = filesOf(guideEntries, isGuide);
/** Articles by address, newest first. */
export const articles: ReadonlyMap<ArticlePath, Article> = filesOf(articleEntries, isArticle);
/** Case studies from content files by address, newest first. */
export const studyFiles: ReadonlyMap<StudyPath, StudyFile> = filesOf(studyEntries, isStudy);
/** Guides, industry guides and articles by address. */
export const readings: ReadonlyMap<ReadingPath, Reading> = new Map<ReadingPath, Reading>([
  ...guides,
  ...articles,
]);

/** The metadata of a content file's page. */
export function guideMeta({
  title,
  description,
  query = title,
}: Pick<Reading | StudyFile, 'title' | 'description' | 'query'>): PageMeta {
  return { title, description, query };
}

function isArticle(content: ContentFile): content is Article {
  return content.kind === 'article';
}

function isStudy(content: ContentFile): content is StudyFile {
  return content.kind === 'case-study';
}

function isGuide(content: ContentFile): content is Guide {
  return !isArticle(content) && !isStudy(content);
}

/** The files of a family. `readContentFile` has checked that their kind fits their folder. */
function filesOf<Path extends ContentPath, Kind extends ContentFile>(
  entries: readonly FileEntry<Path>[],
  isOfKind: (content: ContentFile) => content is Kind,
): ReadonlyMap<Path, Kind> {
  return new Map(
    entries.flatMap(({ path }) => {
      const content = files.get(path)?.content;
      return content && isOfKind(content) ? [[path, content]] : [];
    }),
  );
}

function readAll(): ReadonlyMap<ContentPath, ParsedContentFile> {
  const read = readFiles(
    [...guideEntries, ...articleEntries, ...studyEntries].map(({ path }) => path),
    (name) => sources[`./content/${name}`] ?? '',
  );
  const known = new Set<string>([
    ...read.map(([path]) => path),
    ...hubSlugs.map((slug) => `/guides/${slug}`),
  ]);
  const faults = read.flatMap(([path, parsed]) => deadLinks(path, parsed, known));
  if (faults.length) throw new Error(faults.join('\n'));
  return new Map(read);
}

/** @throws {Error} with the faults of all files */
export function readFiles(
  paths: readonly ContentPath[],
  sourceOf: (name: string) => string,
): readonly (readonly [path: ContentPath, read: ParsedContentFile])[] {
  const faults: string[] = [];
  const read = paths.flatMap((path) => {
    const name = fileNameOf(path);
    try {
      return [[path, readContentFile(name, sourceOf(name))] as const];
    } catch (error) {
      faults.push(errorMessage(error));
      return [];
    }
  });
  if (faults.length) throw new Error(faults.join('\n'));
  return read;
}

/** Links to guides that don't exist, and "read on" links of a guide to itself. The finishing step checks all other links. */
function deadLinks(
  path: string,
  { file, links, content }: ParsedContentFile,
  known: ReadonlySet<string>,
): readonly string[] {
  const dead = links
    .filter(({ to }) => /^\/(guides|industries)\/./.test(to) && !known.has(to.replace(/#.*/, '')))
    .map(
      ({ to, line }) =>
        `${file}:${line}: ${to}: there is no such guide. Write the address of a guide, which is the place of its file.`,
    );
  const self =
    'readOn' in content && content.readOn.some(({ to }) => to === path)
      ? [`${file}: readOn: leads to the guide itself. Name another guide.`]
      : [];
  return [...dead, ...self];
}
