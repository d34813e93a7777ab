/** Replaces `{{name}}` in a content file with a count or a promise of the agency. */
import { numberInProse } from '#app/lib/number-in-prose.ts';
import type { Lines, Unchecked } from './blocks.server.ts';
import type { MarkdownFile } from './parse.server.ts';

/** The values of `{{terms}}`, `{{points}}`, `{{steps}}` and `{{chapters}}`. */
export function countsIn(raw: Unchecked): Readonly<Record<string, string>> {
  const { terms, groups, steps, chapters } = raw;
  const points = Array.isArray(groups) ? groups.flatMap((group) => group.points ?? []) : undefined;
  return Object.fromEntries(
    Object.entries({ terms, points, steps, chapters }).flatMap(([name, list]) =>
      Array.isArray(list) ? [[name, numberInProse(list.length)]] : [],
    ),
  );
}

/**
 * Replaces `{{name}}` in every string.
 * @throws for an unknown name
 */
export function withFacts(
  file: MarkdownFile,
  fields: Unchecked,
  facts: Readonly<Record<string, string | number>>,
  lines: Lines,
): Unchecked {
  const inText = (text: string) =>
    text.replaceAll(/\{\{\s*([^}]*?)\s*\}\}/g, (whole, name: string) => {
      if (Object.hasOwn(facts, name)) return String(facts[name]);
      const line = file.source.slice(0, file.source.indexOf(whole)).split('\n').length;
      return file.fail(
        line,
        `${whole} is no figure`,
        `Use one of ${Object.keys(facts).join(', ')}.`,
      );
    });
  const inObject = (value: object): Unchecked => {
    const next = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inValue(one)]));
    const line = lines.get(value);
    if (line) lines.set(next, line);
    return next;
  };
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) return value.map(inValue);
    return typeof value === 'object' && value ? inObject(value) : value;
  };
  return inObject(fields);
}
