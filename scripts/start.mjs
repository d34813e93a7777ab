/**
 * `npm start`: installs, checks the server's settings, builds if sources changed, serves. Runs on
 * the system's Node until the project's own is installed. A signal ends the current step with all
 * its processes.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const stamp = join(root, 'dist/.built-from');

let current;
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => {
    if (current === undefined) process.exit(1);
    try {
      // Signals the process group: npm and its shell do not forward signals.
      process.kill(-current.pid, signal);
    } catch {
      // The process has just exited.
    }
  });
}

/** Runs one step. If it fails, exits with its exit code. */
function step(...command) {
  current = spawn(command[0], command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  return new Promise((resolve) => {
    current.once('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    current.once('exit', (code) => {
      current = undefined;
      if (code !== 0) process.exit(code ?? 1);
      resolve();
    });
  });
}

/** Folders that the build does not read. */
const notBuilt = new Set(['bench', 'dist', 'docs', 'node_modules', 'test-results', 'tests']);

/** A hash of the build's inputs: every source file, the lockfile, the origin and the year. */
function sourceHash() {
  const hash = createHash('sha256');
  const add = (name) => {
    if (!existsSync(join(root, name))) return;
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(root, name)))
      .update('\0');
  };
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !notBuilt.has(entry.name),
  );
  for (const { name } of folders) {
    const entries = readdirSync(join(root, name), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = relative(root, join(entry.parentPath ?? entry.path, entry.name));
      if (entry.isFile()) add(file);
    }
  }
  for (const name of readdirSync(root)) if (/\.(?:json|ts|js)$|^\.npmrc$/.test(name)) add(name);
  const { SITE_ORIGIN = '', SOURCE_DATE_EPOCH = '' } = process.env;
  return hash
    .update(JSON.stringify([SITE_ORIGIN, SOURCE_DATE_EPOCH, new Date().getUTCFullYear()]))
    .digest('hex');
}

await step('node', 'scripts/setup.mjs');
await step('node', 'server/check-settings.ts');
const wanted = sourceHash();
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
  console.log('Nothing has changed since the last build.');
} else {
  rmSync(stamp, { force: true });
  await step('npm', 'run', 'build');
  writeFileSync(stamp, wanted);
}
await step('node', '--disable-sigusr1', 'server/main.ts');
