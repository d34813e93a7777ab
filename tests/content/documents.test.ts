/** Paths, links and commands in the documents and in comments exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const notSources = new Set(['node_modules', 'dist', '.git', '.react-router', 'test-results']);
const files = globSync('**/*', {
  cwd: root,
  exclude: (name) => notSources.has(basename(name)),
});
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const documents = files
  .filter((file) => file.endsWith('.md') && !file.startsWith('app/guides/content/'))
  .map((file) => ({ file, text: read(file) }));
/** A superseded decision names files that are gone. */
const currentDocuments = documents.filter(
  ({ file, text }) => !file.startsWith('docs/decisions/') || /^- Status: accepted$/m.test(text),
);
const comments = files
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
  .map((file) => ({
    file,
    text: read(file)
      .split('\n')
      .filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line))
      .join('\n'),
  }));

/** Files that a recipe creates, as examples. */
const examples = new Set([
  'app/browser/count-visits.tsx',
  'app/content/about-us.ts',
  'app/content/posicionamiento-en-google.ts',
  'app/routes/about-us.tsx',
  'archive/business-listing.md',
  'industries/law.md',
  'industry-florists.ts',
]);
/** What the build or the benchmark writes. */
const isGenerated = (name: string) => /^(?:dist|results)\/|^policy\.json$/.test(name);

/**
 * Whether a file or folder has this path, or a path that ends with it. A name without a folder is that of a file beside
 * or below the text that names it, of one in the root, or of the only file with that name.
 */
function exists(name: string, from: string): boolean {
  if (examples.has(name) || isGenerated(name)) return true;
  const wanted = name.replace(/^(?:\.{1,2}\/)+/, '').replace(/\/$/, '');
  const found = files.filter((file) => file === wanted || file.endsWith(`/${wanted}`));
  if (wanted.includes('/') || found.length < 2) return found.length > 0;
  return found.some((file) => file === wanted || file.startsWith(`${dirname(from)}/`));
}

/** The first group of each match that fails, with the file that has it. */
const failing = (
  texts: readonly { readonly file: string; readonly text: string }[],
  pattern: RegExp,
  passes: (name: string, file: string) => boolean,
) =>
  texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([, name = '']) => name)
      .filter((name) => !passes(name, file))
      .map((name) => `${file}: ${name}`),
  );

test('every link between documents leads to a file', () => {
  const isFile = (to: string, file: string) => existsSync(join(root, dirname(file), to));
  expect(failing(documents, /\]\((?!https?:|[/#])([^)#]+)/g, isFile)).toEqual([]);
});

test('every command that a document or a comment names is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const isScript = (name: string) => Object.hasOwn(scripts, name);
  const command = /npm run (?:--silent )?([\w:-]+)/g;
  expect(failing([...documents, ...comments], command, isScript)).toEqual([]);
});

test('every path that a document names exists', () => {
  const named = /`((?!\/)[\w@-][\w@./-]*(?:\.(?:tsx?|mjs|css|json|md|svg)|\/))`/g;
  expect(failing(currentDocuments, named, exists)).toEqual([]);
});

test('every path that a comment names exists', () => {
  const named = /(?<![\w/.@:-])((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|json|md))\b/g;
  expect(failing(comments, named, exists)).toEqual([]);
});
