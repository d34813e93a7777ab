/** Parses a content file and validates it. Errors name file and line. */
import { LineCounter, parseDocument, isMap } from 'yaml';
import type { z } from 'zod';
import { promises } from '#app/content/claims.ts';
import { site } from '#app/content/site.ts';
import {
  readBlocks,
  readItems,
  readSample,
  type Lines,
  type Unchecked,
} from './markdown/blocks.server.ts';
import { MarkdownFile, type FoundLink, type Node, type Section } from './markdown/parse.server.ts';
import { keysOf } from '#app/lib/record.ts';
import { industryIds } from '#app/content/families.ts';
import { familyOf, folderOf, guideFolder, type FamilyFolder } from './place.ts';
import {
  guideSchema,
  schemas,
  type Article,
  type FileContent,
  type FileKind,
  type Guide,
  type StudyFile,
} from './schema.ts';

type Content = Guide | Article | StudyFile;

export type ReadGuide = {
  readonly guide: Content;
  readonly file: string;
  /** The links in its text and in `readOn`. */
  readonly links: readonly FoundLink[];
};

/**
 * @param name the path below the content folder, such as `seo/glossary.md`
 * @throws an error with one line per fault: file, line, field, fault and remedy
 */
export function readGuide(name: string, source: string): ReadGuide {
  const file = new MarkdownFile(`${guideFolder}/${name}`, source);
  const lines: Lines = new WeakMap();
  const { data, lineOfField } = readFrontmatter(file, source);
  const folder = folderOf(name);
  const kind = kindOf(file, data, familyOf(name));
  const raw: Unchecked = {
    ...(folder && !familyOf(name) && { topic: folder }),
    ...data,
    kind,
    ...bodies[kind](file, lines),
  };
  const counted = withFacts(
    file,
    raw,
    { agency: site.name, ...promises, ...countsIn(raw) },
    lines,
  ) as Unchecked;
  const result = guideSchema.safeParse(counted);
  const line = (path: readonly PropertyKey[]) => lineIn(counted, path, lines) ?? lineOfField(path);
  if (!result.success) {
    throw new Error(
      result.error.issues.map((issue) => faultOf(file.file, kind, counted, issue, line)).join('\n'),
    );
  }
  const guide = withNames(result.data);
  const faults = [...faultsBetween(guide), ...ofCard(guide, name)];
  if (faults.length) {
    throw new Error(
      faults.map(({ path, what }) => `${file.file}:${line(path)}: ${what}`).join('\n'),
    );
  }
  return {
    guide,
    file: file.file,
    links: [
      ...file.links,
      ...('readOn' in guide ? guide.readOn : []).map(({ to }, index) => ({
        to,
        line: lineOfField(['readOn', index, 'to']),
      })),
    ],
  };
}

/** Adds the names under which lists show an article: its title and its excerpt. */
function withNames(content: FileContent): Content {
  if (content.kind !== 'article') return content;
  const { title, excerpt } = content;
  return { ...content, label: title, heading: title, lead: excerpt, summary: excerpt };
}

function readFrontmatter(file: MarkdownFile, source: string) {
  const yaml = /^---\n([^]*?)\n---(?:\n|$)/.exec(source)?.[1];
  if (yaml === undefined) {
    return file.fail(
      1,
      'The file has no frontmatter',
      'Begin it with --- and end its fields with ---.',
    );
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  // The frontmatter starts in line 2 of the file.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    return file.fail(
      lineAt(error.pos[0]),
      error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:$/, ''),
      'Put a value with a colon, a # or quotation marks between "double quotes".',
    );
  }
  const data: unknown = document.toJS();
  if (!data || typeof data !== 'object' || Array.isArray(data)) {
    return file.fail(
      1,
      'The frontmatter has no fields',
      'Write one on each line, as `name: value`.',
    );
  }
  const lineOfField = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const key = path[length - 1];
      const pair = isMap(length === 1 ? document.contents : parent)
        ? length === 1
          ? document.contents
          : parent
        : null;
      const found = isMap(pair) ? pair.items.find((item) => String(item.key) === key) : null;
      const range = (found?.key as { range?: [number, number, number] } | undefined)?.range;
      if (range) return lineAt(range[0]);
      const node = document.getIn(path.slice(0, length), true) as
        { range?: [number, number, number] } | undefined;
      if (node?.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  return { data: data as Unchecked, lineOfField };
}

/** The kind of a file in a family, unless its frontmatter states one. */
const kindOfFamily: Readonly<Record<FamilyFolder, FileKind>> = {
  industries: 'industry',
  archive: 'article',
  'case-studies': 'case-study',
};

function kindOf(file: MarkdownFile, data: Unchecked, family: FamilyFolder | undefined): FileKind {
  const { kind = family && kindOfFamily[family] } = data;
  const kinds = keysOf(schemas);
  const known = kinds.find((one) => one === kind);
  if (!known)
    return file.fail(
      1,
      `kind: “${String(kind)}” is no kind of guide`,
      `Use one of ${kinds.join(', ')}.`,
    );
  const [home] = Object.entries(kindOfFamily).find(([, one]) => one === known) ?? [];
  if (home !== family) {
    return file.fail(
      1,
      `kind: a file of kind ${known} in the folder ${family ?? 'content'}`,
      home
        ? `Files of kind ${known} are in the folder ${home}, and no others.`
        : `The folder ${family} holds files of kind ${kindOfFamily[family!]} only.`,
    );
  }
  return known;
}

/** Parses the body of each kind into a plain object with the field names of the schema. */
const bodies: Readonly<Record<FileKind, (file: MarkdownFile, lines: Lines) => Unchecked>> = {
  glossary: (file, lines) => {
    const { before, sections } = file.sections(file.nodes, 2);
    nothing(file, before, 'Begin the entry of a term with ## and its name.');
    return {
      terms: sections.map((section) => {
        const { fields, rest } = file.fields(section.nodes);
        return known(lines, section, {
          id: section.id,
          term: section.title,
          ...fields,
          definition: paragraph(
            file,
            rest,
            'A term has one paragraph without a label: its definition.',
          ),
        });
      }),
    };
  },
  checklist: (file, lines) => {
    const { before, sections } = file.sections(file.nodes, 2);
    nothing(file, before, 'Begin a group of points with ## and its name.');
    return {
      groups: sections.map((group) => {
        const { before: above, sections: points } = file.sections(group.nodes, 3);
        return known(lines, group, {
          id: group.id,
          title: group.title,
          question: paragraph(
            file,
            above,
            'Write one line between the heading of a group and its first point.',
          ),
          points: points.map((point) => {
            const { fields, rest } = file.fields(point.nodes);
            nothing(
              file,
              rest,
              'Begin each paragraph of a point with a label: **Why:**, **Check:** or **Fix:**.',
            );
            return known(lines, point, { id: point.id, title: point.title, ...fields });
          }),
        });
      }),
    };
  },
  steps: (file, lines) => {
    const { before, sections } = file.sections(file.nodes, 2);
    const isLast = ({ id }: Section) => id === 'after';
    const after = sections.find(isLast);
    return {
      prerequisites: onlyList(
        file,
        before,
        'Write what the reader needs as one list before the first heading.',
      ),
      steps: sections
        .filter((section) => !isLast(section))
        .map((section) => {
          const { fields, rest } = file.fields(section.nodes);
          const [sample, ...more] = rest.filter((node) => node.type === 'code');
          nothing(file, more, 'A step has at most one ```sample: move the other to its own step.');
          return known(lines, section, {
            id: section.id,
            title: section.title,
            ...fields,
            actions: onlyList(
              file,
              rest.filter((node) => node.type !== 'code'),
              'A step has one list, its labels and at most one ```sample.',
            ),
            sample: sample && readSample(file, sample),
          });
        }),
      after:
        after &&
        known(lines, after, {
          title: after.title,
          points: onlyList(file, after.nodes, 'Write one list under the last heading.'),
        }),
    };
  },
  'long-read': readChapters,
  industry: readChapters,
  article: readChapters,
  'case-study': readStudy,
};

/** Parses the parts of a case study, identified by their ids. */
function readStudy(file: MarkdownFile, lines: Lines): Unchecked {
  const { before, sections } = file.sections(file.nodes, 2);
  nothing(file, before, 'Begin the first part with ## Overview {#overview}.');
  const parts = new Map(sections.map((section) => [section.id, section]));
  const stranger = sections.find(({ id }) => !Object.hasOwn(studyParts, id ?? ''));
  if (stranger) {
    file.fail(
      stranger,
      `“${stranger.title}” is no part of a study`,
      `Give its heading one of the ids ${Object.keys(studyParts).join(', ')}.`,
    );
  }
  return Object.fromEntries(
    Object.entries(studyParts).flatMap(([id, { field, read }]) => {
      const section = parts.get(id);
      if (!section) return [];
      return [
        [field, known(lines, section, { title: section.title, ...read(file, lines, section) })],
      ];
    }),
  );
}

const studyParts: Readonly<
  Record<
    string,
    { field: string; read: (file: MarkdownFile, lines: Lines, section: Section) => Unchecked }
  >
> = {
  overview: {
    field: 'overview',
    read: (file, _lines, { nodes }) => ({ paragraphs: paragraphs(file, nodes) }),
  },
  challenge: {
    field: 'challenge',
    read: (file, _lines, { nodes }) => lineAndList(file, nodes, 'points'),
  },
  solution: {
    field: 'solution',
    read: (file, lines, { nodes }) => {
      const { before, sections } = file.sections(nodes, 3);
      return {
        description: paragraph(file, before, 'Write one line between the heading and its phases.'),
        phases: sections.map((section) => {
          const { fields, rest } = file.fields(section.nodes);
          const { when, ...others } = fields;
          return known(lines, section, {
            title: section.title,
            ...others,
            timeline: when,
            ...lineAndList(file, rest, 'deliverables'),
          });
        }),
      };
    },
  },
  results: {
    field: 'results',
    read: (file, _lines, { nodes }) => lineAndList(file, nodes, 'additionalBenefits'),
  },
  next: {
    field: 'nextSteps',
    read: (file, lines, { nodes }) => {
      const { before, sections } = file.sections(nodes, 3);
      nothing(file, before, 'Begin each step with ### and its name.');
      return {
        steps: sections.map((section) =>
          known(lines, section, {
            title: section.title,
            text: paragraph(file, section.nodes, 'Write one line under the heading of a step.'),
          }),
        ),
      };
    },
  },
};

/** Parses one paragraph and one list. */
function lineAndList(file: MarkdownFile, nodes: readonly Node[], list: string): Unchecked {
  const remedy = 'Write one line, then one list.';
  const lists = nodes.filter(({ type }) => type === 'list');
  return {
    description: paragraph(
      file,
      nodes.filter(({ type }) => type !== 'list'),
      remedy,
    ),
    [list]: onlyList(file, lists, remedy),
  };
}

function paragraphs(file: MarkdownFile, nodes: readonly Node[]) {
  return nodes.map((node) => paragraph(file, [node], 'Write paragraphs only.'));
}

function readChapters(file: MarkdownFile, lines: Lines): Unchecked {
  const { before, sections } = file.sections(file.nodes, 2);
  nothing(file, before, 'Begin the first chapter with ## and its title.');
  return {
    chapters: sections.map((section) =>
      known(lines, section, {
        id: section.id,
        title: section.title,
        blocks: readBlocks(file, lines, section.nodes, section.id ?? ''),
      }),
    ),
  };
}

/** Records the line of an object and removes its undefined fields. */
function known(lines: Lines, { line }: Section, value: Unchecked): Unchecked {
  const given = Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
  lines.set(given, line);
  return given;
}

function nothing(file: MarkdownFile, [extra]: readonly Node[], remedy: string): void {
  if (extra) file.fail(extra, 'Text that belongs to nothing', remedy);
}

function paragraph(file: MarkdownFile, nodes: readonly Node[], remedy: string) {
  const [only, ...more] = nodes;
  if (only && only.type !== 'paragraph')
    file.fail(only, `A ${only.type} has no place here`, remedy);
  nothing(file, more, remedy);
  return only?.type === 'paragraph' ? file.text(only.children) : undefined;
}

function onlyList(file: MarkdownFile, nodes: readonly Node[], remedy: string) {
  const [only, ...more] = nodes;
  if (only && only.type !== 'list') file.fail(only, `A ${only.type} has no place here`, remedy);
  nothing(file, more, remedy);
  return only?.type === 'list' ? readItems(file, only) : undefined;
}

/** AP style: numbers under 10 are words. */
const small = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The values of `{{terms}}`, `{{points}}`, `{{steps}}` and `{{chapters}}`. */
function countsIn(raw: Unchecked): Readonly<Record<string, string>> {
  const { terms, groups, steps, chapters } = raw as Readonly<
    Record<string, Unchecked[] | undefined>
  >;
  const points = groups?.flatMap((group) => (group.points ?? []) as Unchecked[]);
  return Object.fromEntries(
    Object.entries({ terms, points, steps, chapters }).flatMap(([name, list]) =>
      list ? [[name, small[list.length - 1] ?? String(list.length)]] : [],
    ),
  );
}

/** Replaces `{{name}}` in every string. */
function withFacts(
  file: MarkdownFile,
  value: unknown,
  facts: Readonly<Record<string, string>>,
  lines: Lines,
): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{\{\s*([^}]*?)\s*\}\}/g, (whole, name: string) => {
      const fact = facts[name];
      if (fact !== undefined) return fact;
      const line = file.source.slice(0, file.source.indexOf(whole)).split('\n').length;
      return file.fail(
        line,
        `${whole} is no figure`,
        `Use one of ${Object.keys(facts).join(', ')}.`,
      );
    });
  }
  if (Array.isArray(value)) return value.map((one) => withFacts(file, one, facts, lines));
  if (!value || typeof value !== 'object') return value;
  const line = lines.get(value);
  const next = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withFacts(file, one, facts, lines)]),
  );
  if (line) lines.set(next, line);
  return next;
}

type Issue = z.core.$ZodIssue;

/** Formats a fault: "file:line: field: fault. Remedy." */
function faultOf(
  file: string,
  kind: FileKind,
  raw: unknown,
  issue: Issue,
  lineOf: (path: readonly PropertyKey[]) => number,
): string {
  const schema = schemaAt(schemas[kind], raw, issue.path);
  const path = issue.path.map((key, index) => named(raw, issue.path.slice(0, index + 1), key));
  if (issue.code === 'unrecognized_keys') {
    const fields = Object.keys((schema as z.ZodObject | undefined)?.shape ?? {}).filter(
      (key) => !['type', 'id'].includes(key),
    );
    return `${file}:${lineOf([...issue.path, ...issue.keys.slice(0, 1)])}: ${[...path, issue.keys.join(', ')].join('.')}: is an unknown field. Known are ${fields.join(', ')}.`;
  }
  const remedy = schema?.description ?? '';
  return `${file}:${lineOf(issue.path)}: ${path.join('.')}: ${issue.message}. ${remedy}`.trimEnd();
}

/** A path key for messages. List items are shown with their id or title. */
function named(raw: unknown, path: readonly PropertyKey[], key: PropertyKey): string {
  if (typeof key !== 'number') return String(key);
  const entry = at(raw, path) as Unchecked | undefined;
  const name = entry?.id ?? entry?.term ?? entry?.title ?? entry?.type ?? entry?.label;
  return typeof name === 'string' ? `${key + 1} (${name})` : String(key + 1);
}

function at(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    raw,
  );
}

/** The line of the innermost object on a path with a known line. */
function lineIn(raw: unknown, path: readonly PropertyKey[], lines: Lines): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const value = at(raw, path.slice(0, length));
    const line = typeof value === 'object' && value ? lines.get(value) : undefined;
    if (line) return line;
  }
  return undefined;
}

/** The schema of a field, whose description is the remedy. */
function schemaAt(
  schema: z.core.$ZodType | undefined,
  raw: unknown,
  path: readonly PropertyKey[],
): z.ZodType | undefined {
  if (!schema) return undefined;
  const definition = schema._zod.def as unknown as {
    type: string;
    innerType?: z.core.$ZodType;
    in?: z.core.$ZodType;
    element?: z.core.$ZodType;
    items?: readonly z.core.$ZodType[];
    shape?: Readonly<Record<string, z.core.$ZodType>>;
    options?: readonly z.core.$ZodType[];
  };
  const [key, ...rest] = path;
  if (key === undefined) return schema as z.ZodType;
  const inner = definition.innerType ?? (definition.type === 'pipe' ? definition.in : undefined);
  if (inner) return schemaAt(inner, raw, path);
  if (definition.options) {
    const type = (raw as Unchecked | undefined)?.type;
    const option = definition.options.find((one) => {
      const { shape } = one._zod.def as unknown as { shape?: Record<string, z.core.$ZodType> };
      return shape?.type?._zod.values?.has(type as string);
    });
    return schemaAt(option, raw, path);
  }
  const next =
    typeof key === 'number'
      ? (definition.element ?? definition.items?.[key])
      : definition.shape?.[String(key)];
  return schemaAt(next, at(raw, [key]), rest);
}

type Fault = { readonly path: readonly PropertyKey[]; readonly what: string };

/** Faults that involve two entries. */
function faultsBetween(guide: Content): readonly Fault[] {
  return [...twice(idsOf(guide)), ...ofTerms(guide), ...ofPoints(guide)];
}

/** Checks that a new industry has a card. */
function ofCard(guide: Content, name: string): readonly Fault[] {
  if (guide.kind !== 'industry') return [];
  const id = name.replace(/^.*\//, '').replace(/\.md$/, '');
  const isListed = industryIds.some((one) => one === id);
  if (isListed === (guide.card === undefined)) return [];
  return [
    {
      path: ['card'],
      what: isListed
        ? `card: the list of industries has a card for ${id}. Leave it out.`
        : `card: is missing. ${schemas.industry.shape.card.description} The list has ${industryIds.join(', ')}.`,
    },
  ];
}

/** Points without a severity, an effort or a source, in a checklist with `sourcesPerPoint`. */
function ofPoints(guide: Content): readonly Fault[] {
  if (guide.kind !== 'checklist' || !guide.sourcesPerPoint) return [];
  return guide.groups.flatMap(({ points }, index) =>
    points.flatMap((point, at) =>
      (['severity', 'effort', 'source'] as const)
        .filter((field) => point[field] === undefined)
        .map((field) => ({
          path: ['groups', index, 'points', at],
          what: `groups.${index + 1}.points.${at + 1} (${point.id}).${field}: is missing. Add it to the point, or remove sourcesPerPoint from the fields of the file.`,
        })),
    ),
  );
}

function ofTerms(guide: Content): readonly Fault[] {
  if (guide.kind !== 'glossary') return [];
  const { terms } = guide;
  return terms.flatMap(({ id, see }, index) =>
    see
      .filter((to) => to === id || !terms.some((term) => term.id === to))
      .map((to) => ({
        path: ['terms', index],
        what: `terms.${index + 1} (${id}).see: “${to}” is no other term of this glossary. Write the id of one, as in its heading.`,
      })),
  );
}

type Named = { readonly path: readonly PropertyKey[]; readonly id: string };

function idsOf(guide: Content): readonly Named[] {
  switch (guide.kind) {
    case 'glossary':
      return guide.terms.map(({ id }, index) => ({ path: ['terms', index], id }));
    case 'checklist':
      return guide.groups.flatMap(({ id, points }, index) => [
        { path: ['groups', index], id },
        ...points.map((point, at) => ({ path: ['groups', index, 'points', at], id: point.id })),
      ]);
    case 'steps':
      return guide.steps.map(({ id }, index) => ({ path: ['steps', index], id }));
    case 'case-study':
      return [];
    case 'long-read':
    case 'industry':
    case 'article':
      return guide.chapters.flatMap(({ id, blocks }, index) => [
        { path: ['chapters', index], id },
        ...blocks.flatMap((block, at) =>
          block.type === 'heading' ? { path: ['chapters', index, 'blocks', at], id: block.id } : [],
        ),
      ]);
  }
}

function twice(all: readonly Named[]): readonly Fault[] {
  const seen = new Set<string>();
  return all.flatMap(({ path, id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return {
      path,
      what: `The id “${id}” is used twice. Give one of the two headings another {#id}.`,
    };
  });
}
