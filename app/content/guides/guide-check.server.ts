/**
 * Stops the build where the words of a guide are incomplete or contradict each other, and says in which
 * file and field. What a compiler can see it has seen before; a build without one is held to the same.
 */
import type { Guide } from './guide.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.server.ts'], {
  eager: true,
});

/** @throws {Error} one line for each fault: file, field, what is wrong with it */
export function checkGuide(guide: Guide): void {
  const faults = faultsOf(guide);
  if (faults.length === 0) return;
  const file = fileOf(guide);
  throw new Error(faults.map((fault) => `${file}: ${fault}`).join('\n'));
}

function fileOf(guide: Guide): string {
  const [path] =
    Object.entries(modules).find(([, exported]) => Object.values(exported).includes(guide)) ?? [];
  return path ? path.replace('./', 'app/content/guides/') : guide.meta.label;
}

/** Each as "field: what is wrong"; an entry of a list is named by its place and its slug or id. */
export function faultsOf(guide: Guide): readonly string[] {
  return [
    ...missing(guide, '', ['topic', 'summary', 'published', 'sources', 'readOn', 'meta', 'hero']),
    ...missing(guide.meta, 'meta.', ['title', 'description', 'updated', 'label']),
    ...missing(guide.hero, 'hero.', ['title', 'lead', 'illustration']),
    ...each(guide.sources, 'sources', 'label', ['url']),
    ...each(guide.readOn, 'readOn', 'to', ['need']),
    ...ofKind(guide),
  ];
}

function ofKind(guide: Guide): readonly string[] {
  switch (guide.kind) {
    case 'glossary':
      return [
        ...each(guide.terms, 'terms', 'slug', ['term', 'definition', 'example', 'see']),
        ...twice(
          guide.terms.map(({ term }) => term),
          'terms',
          'term',
        ),
        ...guide.terms.flatMap(({ slug, see }, place) =>
          (see ?? [])
            .filter((to) => to === slug || !guide.terms.some((term) => term.slug === to))
            .map(
              (to) => `terms[${place}] (${slug}).see: “${to}” is no other term of this glossary`,
            ),
        ),
      ];
    case 'checklist':
      return [
        ...each(guide.groups, 'groups', 'slug', ['title', 'question', 'points']),
        ...guide.groups.flatMap(({ slug, points }) =>
          each(points ?? [], `groups (${slug}).points`, 'id', ['title', 'why', 'check', 'fix']),
        ),
        ...twice(
          guide.groups.flatMap(({ slug, points }) => [slug, ...points.map(({ id }) => id)]),
          'groups',
          'id',
        ),
      ];
    case 'steps':
      return [
        ...missing(guide, '', ['prerequisites', 'after']),
        ...missing(guide.after, 'after.', ['title', 'points']),
        ...each(guide.steps, 'steps', 'id', ['title', 'minutes', 'actions', 'looksRight', 'wrong']),
        ...guide.steps.flatMap(({ id, wrong, sample }) => [
          ...missing(wrong, `steps (${id}).wrong.`, ['title', 'text']),
          ...(sample ? missing(sample, `steps (${id}).sample.`, ['label', 'text']) : []),
        ]),
      ];
    // Prose is checked as it is compiled.
    case 'long-read':
      return missing(guide, '', ['file', 'prose', 'pictures']);
  }
}

function missing(part: object, at: string, fields: readonly string[]): readonly string[] {
  const values = new Map<string, unknown>(Object.entries(part ?? {}));
  return fields
    .filter((field) => (values.get(field) ?? '') === '')
    .map((field) => `${at}${field}: is missing`);
}

/** The entries of a list, each with its fields, and none with the name of another. */
function each<Name extends string>(
  list: readonly Readonly<Record<Name, string>>[],
  at: string,
  name: Name,
  fields: readonly string[],
): readonly string[] {
  return [
    ...(list.length ? [] : [`${at}: is empty`]),
    ...list.flatMap((entry, place) =>
      missing(entry, `${at}[${place}] (${entry[name]}).`, [name, ...fields]),
    ),
    ...twice(
      list.map((entry) => entry[name]),
      at,
      name,
    ),
  ];
}

function twice(names: readonly string[], at: string, field: string): readonly string[] {
  const low = names.map((name) => String(name).toLowerCase());
  return low.flatMap((name, place) =>
    low.indexOf(name) < place
      ? [`${at}[${place}].${field}: “${names[place]}” stands here twice`]
      : [],
  );
}
