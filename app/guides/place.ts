/** The address of a guide follows from the place of its file. A leaf: the browser may load it. */

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

/** A guide as lists of addresses need it. */
export type GuideEntry = {
  readonly path: GuidePath;
  readonly label: string;
  /** The page above it. */
  readonly parent: `/guides/${GuideHubSlug}` | '/industries';
};

/** The folder of the guide files, from the root of the repository. */
export const guideFolder = 'app/guides/content';

/** `seo/glossary.md` is at /guides/seo/glossary, `industries/automotive.md` at /industries/automotive. */
export function guidePathOf(name: string): GuidePath {
  const slug = name.replace(/\.md$/, '');
  return slug.startsWith('industries/') ? (`/${slug}` as GuidePath) : `/guides/${slug}`;
}

/** The name of the folder that a file is in, where it is in one. */
export function folderOf(name: string): string | undefined {
  const [folder, file] = name.split('/');
  return file === undefined ? undefined : folder;
}
