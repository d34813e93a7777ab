/** A copy of the sources in a folder of its own, to change and to build. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
/** What the build makes or installs: everything else is copied. */
const notSources = new Set(['.git', '.react-router', 'dist', 'node_modules']);
const textFiles = new Set([
  '.html',
  '.md',
  '.data',
  '.js',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
]);

export type ChangedSite = {
  readonly folder: string;
  /** Runs a script of package.json in the copy. */
  readonly run: (script: string, ...args: readonly string[]) => Promise<{ stdout: string }>;
  /** Every text file of the build, by its path below dist. */
  readonly built: () => Promise<readonly { readonly file: string; readonly text: string }[]>;
  readonly remove: () => Promise<void>;
};

/** The folder's path has a space and an umlaut, as a buyer's may have: the build must work in it too. */
export async function changedSite(): Promise<ChangedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'changed site für '));
  const names = (await readdir(root)).filter((name) => !notSources.has(name));
  await Promise.all(
    names.map((name) => cp(join(root, name), join(folder, name), { recursive: true })),
  );
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    run: (script, ...args) =>
      promisify(execFile)('npm', ['run', '-s', script, '--', ...args], {
        cwd: folder,
        // Vitest sets NODE_ENV to "test", with which React is built for development.
        env: { ...process.env, NODE_ENV: undefined },
        maxBuffer: 2 ** 26,
      }),
    built: async () => {
      const dist = join(folder, 'dist');
      const files = await readdir(dist, { recursive: true });
      return Promise.all(
        files
          .filter((file) => textFiles.has(extname(file)))
          .map(async (file) => ({ file, text: await readFile(join(dist, file), 'utf8') })),
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
