/** Every published guide, read and checked. Runs when the site is built. */
import type { PageMeta } from '#app/content/page-meta.ts';
import { guideEntries } from './entries.ts';
import { guideHubSlugs, type GuidePath } from './place.ts';
import { readGuide, type ReadGuide } from './read-guide.server.ts';
import type { Guide } from './schema.ts';

const sources = import.meta.glob<string>('./content/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By address, in reading order. */
export const guides: ReadonlyMap<GuidePath, Guide> = readAll();

/** What search engines are told about the page of a guide. */
export function guideMeta({ title, description, query }: Guide): PageMeta {
  return { title, description, query };
}

function readAll(): ReadonlyMap<GuidePath, Guide> {
  const read = guideEntries.map(({ path }) => {
    const name = `${path.replace(/^\/(guides\/)?/, '')}.md`;
    return [path, readGuide(name, sources[`./content/${name}`] ?? '')] as const;
  });
  const known = new Set<string>([
    ...read.map(([path]) => path),
    ...guideHubSlugs.map((slug) => `/guides/${slug}`),
  ]);
  const faults = read.flatMap(([path, guide]) => deadLinks(path, guide, known));
  if (faults.length) throw new Error(faults.join('\n'));
  return new Map(read.map(([path, { guide }]) => [path, guide]));
}

/** Links to guides that do not exist. All other links are checked in the finished documents. */
function deadLinks(
  path: string,
  { file, links, guide }: ReadGuide,
  known: ReadonlySet<string>,
): readonly string[] {
  const dead = links
    .filter(({ to }) => /^\/(guides|industries)\/./.test(to) && !known.has(to.split('#')[0]!))
    .map(
      ({ to, line }) =>
        `${file}:${line}: ${to}: there is no such guide. Write the address of a guide, which is the place of its file.`,
    );
  const self = guide.readOn.some(({ to }) => to === path)
    ? [`${file}: readOn: leads to the guide itself. Name another guide.`]
    : [];
  return [...dead, ...self];
}
