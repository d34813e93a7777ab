/** The address of a page follows from the place of its file. A leaf: the browser may load it. */

/** The topics in reading order; also the names of their folders. */
export const topicIds = ['seo', 'local-seo', 'website-design', 'ppc'] as const;
export type TopicId = (typeof topicIds)[number];
/** The lists of guides: of all, and of each topic. */
export type GuideHubSlug = 'all' | `${TopicId}-guides`;
export const guideHubSlugs: readonly GuideHubSlug[] = [
  'all',
  ...topicIds.map((topic) => `${topic}-guides` as const),
];

export type GuidePath = `/guides/${string}` | `/industries/${string}`;
export type ArticlePath = `/archive/${string}`;
export type StudyPath = `/case-studies/${string}`;
/** The page of a content file. */
export type FilePath = GuidePath | ArticlePath | StudyPath;

/** Folders whose files are pages below the page of the same name. Files in any other folder are guides. */
export const familyFolders = ['industries', 'archive', 'case-studies'] as const;
export type FamilyFolder = (typeof familyFolders)[number];

/** A content file as lists of addresses need it. */
export type FileEntry<Path extends FilePath = FilePath> = {
  readonly path: Path;
  readonly label: string;
  /** The page above it. */
  readonly parent: `/guides/${GuideHubSlug}` | `/${FamilyFolder}`;
};

/** The folder of the content files, from the root of the repository. */
export const guideFolder = 'app/guides/content';

/** `seo/glossary.md` is at /guides/seo/glossary, `industries/automotive.md` at /industries/automotive. */
export function filePathOf(name: string): FilePath {
  const slug = name.replace(/\.md$/, '');
  return familyOf(name) ? (`/${slug}` as FilePath) : `/guides/${slug}`;
}

/** The family that a file belongs to by its folder; undefined for guides. */
export function familyOf(name: string): FamilyFolder | undefined {
  return familyFolders.find((family) => family === folderOf(name));
}

/** The name of the folder that a file is in, where it is in one. */
export function folderOf(name: string): string | undefined {
  const [folder, file] = name.split('/');
  return file === undefined ? undefined : folder;
}
