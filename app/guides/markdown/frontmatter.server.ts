/** Parses the YAML frontmatter of a content file. */
import { LineCounter, isMap, isNode, parseDocument, visit } from 'yaml';
import { keysOf } from '#app/lib/record.ts';
import { yamlIn, type FamilyFolder } from '../place.ts';
import { schemas, type FileKind } from '../schema.ts';
import type { Unchecked } from './blocks.server.ts';
import type { MarkdownFile } from './parse.server.ts';

/**
 * The fields, and a function that returns the line of a field.
 * @throws if there is no frontmatter, or it is not valid YAML
 */
export function readFrontmatter(file: MarkdownFile, source: string) {
  const yaml = yamlIn(source);
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
  const failAt = (offset: number, message: string) =>
    file.fail(
      lineAt(offset),
      message,
      'Put a value with a colon, a #, a * or quotation marks between "double quotes".',
    );
  const [error] = document.errors;
  if (error) {
    return failAt(error.pos[0], error.message.replace(/(?: at line \d+, column \d+:)?\n[^]*/, ''));
  }
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      failAt(alias.range?.[0] ?? 0, `Unresolved alias *${alias.source}`);
    },
  });
  const data: unknown = document.toJS();
  if (!isFields(data)) {
    return file.fail(
      1,
      'The frontmatter has no fields',
      'Write one on each line, as `name: value`.',
    );
  }
  const lineOfField = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const key = isMap(parent)
        ? parent.items.find((item) => String(item.key) === path[length - 1])?.key
        : undefined;
      const node = key ?? document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  return { data, lineOfField };
}

function isFields(data: unknown): data is Unchecked {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** The kind of a file in a family, unless its frontmatter states one. */
const kindOfFamily: Readonly<Record<FamilyFolder, FileKind>> = {
  industries: 'industry',
  archive: 'article',
  'case-studies': 'case-study',
};

/** @throws if the kind is unknown, or does not fit the folder of the file */
export function kindOf(
  file: MarkdownFile,
  data: Unchecked,
  family: FamilyFolder | undefined,
): FileKind {
  const { kind = family && kindOfFamily[family] } = data;
  const kinds = keysOf(schemas);
  const known = kinds.find((one) => one === kind);
  if (!known) {
    return file.fail(
      1,
      `kind: “${String(kind)}” is no kind of guide`,
      `Use one of ${kinds.join(', ')}.`,
    );
  }
  const [home] = Object.entries(kindOfFamily).find(([, one]) => one === known) ?? [];
  if (home !== family) {
    return file.fail(
      1,
      `kind: a file of kind ${known} in the folder ${family ?? 'content'}`,
      home
        ? `Files of kind ${known} are in the folder ${home}, and no others.`
        : `The folder ${family} holds files of kind ${family && kindOfFamily[family]} only.`,
    );
  }
  return known;
}
