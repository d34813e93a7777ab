/** Formats what the schema rejects: file, line, field, fault and remedy. */
import { z } from 'zod';
import type { Lines, Unchecked } from './markdown/blocks.server.ts';
import { schemas, type FileKind } from './schema.ts';

/** Formats a fault: "file:line: field: fault. Remedy." */
export function schemaFault(
  file: string,
  kind: FileKind,
  raw: unknown,
  issue: z.core.$ZodIssue,
  lineOf: (path: readonly PropertyKey[]) => number,
): string {
  const schema = schemaAt(schemas[kind], raw, issue.path);
  const path = issue.path.map((key, index) => named(raw, issue.path.slice(0, index + 1), key));
  if (issue.code === 'unrecognized_keys') {
    const fields = Object.keys(schema instanceof z.ZodObject ? schema.shape : {}).filter(
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
  const { id, term, title, type, label }: Unchecked = Object(at(raw, path));
  const name = id ?? term ?? title ?? type ?? label;
  return typeof name === 'string' ? `${key + 1} (${name})` : String(key + 1);
}

function at(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], raw);
}

/** The line of the innermost object on a path with a known line. */
export function lineIn(
  raw: unknown,
  path: readonly PropertyKey[],
  lines: Lines,
): number | undefined {
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
  if (!(schema instanceof z.ZodType)) return undefined;
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (schema instanceof z.ZodPipe) return schemaAt(schema.in, raw, path);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return schemaAt(schema.unwrap(), raw, path);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { type }: Unchecked = Object(raw);
    const option = schema.options.find(
      (one) => one instanceof z.ZodObject && one.shape.type?._zod.values?.has(String(type)),
    );
    return schemaAt(option, raw, path);
  }
  const value = at(raw, [key]);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, value, rest);
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(key)], value, rest);
  return undefined;
}
