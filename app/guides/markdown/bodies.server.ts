/** Parses the body of a content file into a plain object with the field names of the schema. */
import type { FileKind } from '../schema.ts';
import { readBlocks, readItems, readSnippet, type Lines, type Unchecked } from './blocks.server.ts';
import type { MarkdownFile, Node, Section } from './parse.server.ts';

/** A parser for each kind of content file. */
export const bodies: Readonly<Record<FileKind, (file: MarkdownFile, lines: Lines) => Unchecked>> = {
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
        const { fields, rest } = file.fields(above);
        return known(lines, group, {
          id: group.id,
          title: group.title,
          ...fields,
          question: paragraph(
            file,
            rest,
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
    const end = after && file.fields(after.nodes);
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
          const [snippet, ...more] = rest.filter((node) => node.type === 'code');
          nothing(file, more, 'A step has at most one ```snippet: move the other to its own step.');
          return known(lines, section, {
            id: section.id,
            title: section.title,
            ...fields,
            actions: onlyList(
              file,
              rest.filter((node) => node.type !== 'code'),
              'A step has one list, its labels and at most one ```snippet.',
            ),
            snippet: snippet && readSnippet(file, snippet),
          });
        }),
      after:
        end &&
        known(lines, after, {
          title: after.title,
          ...end.fields,
          points: onlyList(file, end.rest, 'Write one list under the last heading.'),
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
  const parts = new Map(sections.toReversed().map((section) => [section.id, section]));
  const stranger = sections.find(({ id }) => !Object.hasOwn(studyParts, id ?? ''));
  if (stranger) {
    file.fail(
      stranger,
      `“${stranger.title}” is no part of a study`,
      `Give its heading one of the ids ${Object.keys(studyParts).join(', ')}.`,
    );
  }
  const second = sections.find((section) => parts.get(section.id) !== section);
  if (second) file.fail(second, `A second part {#${second.id}}`, 'Join the two under one heading.');
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
  if (only && only.type !== 'paragraph') {
    file.fail(only, `A ${only.type} has no place here`, remedy);
  }
  nothing(file, more, remedy);
  return only?.type === 'paragraph' ? file.text(only.children) : undefined;
}

function onlyList(file: MarkdownFile, nodes: readonly Node[], remedy: string) {
  const [only, ...more] = nodes;
  if (only && only.type !== 'list') file.fail(only, `A ${only.type} has no place here`, remedy);
  nothing(file, more, remedy);
  return only?.type === 'list' ? readItems(file, only) : undefined;
}
