/**
 * Every published guide by address, label and parent, in reading order: topic by topic, by the `order` of each file.
 * The build, the tests and the scripts read the folder. In a bundle this module is replaced by its value
 * (scripts/guide-entries.ts), because a browser has no folder to read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { folderOf, guideFolder, guidePathOf, topicIds, type GuideEntry } from './place.ts';

export const guideEntries: readonly GuideEntry[] = readGuideEntries();

/** @throws {Error} where a file has a name that is no address, or frontmatter that cannot be read */
export function readGuideEntries(): readonly GuideEntry[] {
  const folder = fileURLToPath(new URL('content/', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, ...frontmatterOf(name, readFileSync(folder + name, 'utf8')) }))
    .filter(({ draft }) => draft !== true || process.env.NODE_ENV === 'development')
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : 1))
    .map(({ name, label }) => ({
      path: guidePathOf(name),
      label: String(label),
      parent: parentOf(folderOf(name)),
    }));
}

type Frontmatter = {
  readonly draft?: unknown;
  readonly label?: unknown;
  readonly topic?: unknown;
  readonly order?: unknown;
};

function frontmatterOf(name: string, source: string): Frontmatter {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)?\.md$/.test(name)) {
    throw new Error(
      `${guideFolder}/${name}: The name gives the address. Use small letters, digits and hyphens, in one folder at most.`,
    );
  }
  try {
    return parse(/^---\n([^]*?)\n---/.exec(source)?.[1] ?? '') ?? {};
  } catch {
    // read-guide.server.ts says what is wrong, and on which line.
    return {};
  }
}

function placeOf({ name, topic, order }: Frontmatter & { readonly name: string }): number {
  const own = topic ?? folderOf(name);
  return topicIds.findIndex((id) => id === own) * 1000 + Number(order ?? 0);
}

function parentOf(folder: string | undefined): GuideEntry['parent'] {
  if (folder === 'industries') return '/industries';
  return folder ? (`/guides/${folder}-guides` as GuideEntry['parent']) : '/guides/all';
}
