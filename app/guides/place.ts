/**
 * Derives the address of a page from the path of its file. A leaf module, which the browser may
 * load.
 */

/** The topics in reading order, which are also folder names. */
export const topicIds = ['seo', 'local-seo', 'website-design', 'ppc'] as const;
export type TopicId = (typeof topicIds)[number];
/** The hubs: one for all guides, and one per topic. */
export type HubSlug = 'all' | `${TopicId}-guides`;
export const hubSlugs: readonly HubSlug[] = [
  'all',
  ...topicIds.map((topic) => `${topic}-guides` as const),
];

/** Paths of the site, without a slash at the end. */
export type GuidePath = `/guides/${string}` | `/industries/${string}`;
export type ArticlePath = `/archive/${string}`;
export type StudyPath = `/case-studies/${string}`;
/** The page of a guide, an industry guide or an article. */
export type ReadingPath = GuidePath | ArticlePath;
/** The address of the page of a content file, not the path of the file. */
export type ContentPath = ReadingPath | StudyPath;

/** Folders whose files are pages below the page of the same name. Any other folder has guides. */
export const familyFolders = ['industries', 'archive', 'case-studies'] as const;
export type FamilyFolder = (typeof familyFolders)[number];

/** A content file as an entry of an address list. */
export type FileEntry<Path extends ContentPath = ContentPath> = {
  readonly path: Path;
  readonly label: string;
  /** The parent page. */
  readonly parent: `/guides/${HubSlug}` | `/${FamilyFolder}`;
};

/** The folder of content files, relative to the repository's root. */
export const guideFolder = 'app/guides/content';

/** `seo/glossary.md` is at /guides/seo/glossary, `industries/automotive.md` at /industries/automotive. */
export function contentPathOf(name: string): ContentPath {
  const slug = name.replace(/\.md$/, '');
  const family = familyOf(name);
  return family ? `/${family}/${slug.slice(family.length + 1)}` : `/guides/${slug}`;
}

/** The file of a page, below the content folder: the inverse of `contentPathOf`. */
export function fileNameOf(path: ContentPath): string {
  return `${path.replace(/^\/(guides\/)?/, '')}.md`;
}

/** A part of the file of a page, for error messages: `app/guides/content/seo/glossary.md, “Crawl”`. */
export function placeIn(path: ContentPath, part?: string): string {
  return `${guideFolder}/${fileNameOf(path)}${part === undefined ? '' : `, “${part}”`}`;
}

/** The text of a file without what Windows editors add: a carriage return in each line, a mark at its start. */
export function withPlainLines(source: string): string {
  return source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** The YAML between the `---` lines at the start of a file with plain lines, or undefined. */
export function yamlIn(source: string): string | undefined {
  return /^---\n([^]*?)\n---(?:\n|$)/.exec(source)?.[1];
}

/** The family of a file, from its folder. Undefined for guides. */
export function familyOf(name: string): FamilyFolder | undefined {
  return familyFolders.find((family) => family === folderOf(name));
}

/** The folder of a file, or undefined. */
export function folderOf(name: string): string | undefined {
  const [folder, file] = name.split('/');
  return file === undefined ? undefined : folder;
}
