/** Parses a content file and validates it. Errors name file and line. */
import * as promises from '#app/content/promises.ts';
import { site } from '#app/content/site.ts';
import { contentFaults } from './content-faults.server.ts';
import type { Lines, Unchecked } from './markdown/blocks.server.ts';
import { bodies } from './markdown/bodies.server.ts';
import { countsIn, withFacts } from './markdown/facts.server.ts';
import { kindOf, readFrontmatter } from './markdown/frontmatter.server.ts';
import { MarkdownFile, type FoundLink } from './markdown/parse.server.ts';
import { familyOf, folderOf, guideFolder, withPlainLines } from './place.ts';
import { lineIn, schemaFault } from './schema-faults.server.ts';
import { fileSchema, type ContentFile, type ParsedFile } from './schema.ts';

/** A content file that has the right form. `file` is its path in the repository. */
export type ParsedContentFile = {
  readonly content: ContentFile;
  readonly file: string;
  /** The links in its text and in `readOn`. */
  readonly links: readonly FoundLink[];
};

/**
 * @param name the path below the content folder, such as `seo/glossary.md`
 * @throws an error with one line per fault: file, line, field, fault and remedy
 */
export function readContentFile(name: string, text: string): ParsedContentFile {
  const source = withPlainLines(text);
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
  const facts = { agency: site.name, ...promises, ...countsIn(raw) };
  const counted = withFacts(file, raw, facts, lines);
  const result = fileSchema.safeParse(counted);
  const line = (path: readonly PropertyKey[]) => lineIn(counted, path, lines) ?? lineOfField(path);
  if (!result.success) {
    throw new Error(
      result.error.issues
        .map((issue) => schemaFault(file.file, kind, counted, issue, line))
        .join('\n'),
    );
  }
  const content = withNames(result.data);
  const faults = contentFaults(content, name);
  if (faults.length) {
    throw new Error(
      faults.map(({ path, what }) => `${file.file}:${line(path)}: ${what}`).join('\n'),
    );
  }
  return {
    content,
    file: file.file,
    links: [
      ...file.links,
      ...('readOn' in content ? content.readOn : []).map(({ to }, index) => ({
        to,
        line: lineOfField(['readOn', index, 'to']),
      })),
    ],
  };
}

/** Adds the names under which lists show an article: its title and its excerpt. */
function withNames(content: ParsedFile): ContentFile {
  if (content.kind !== 'article') return content;
  const { title, excerpt } = content;
  return { ...content, label: title, heading: title, lead: excerpt, summary: excerpt };
}
