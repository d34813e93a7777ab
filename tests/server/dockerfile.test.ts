import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFixture, type Fixture } from './fixture.ts';
import { freePort } from './hosts.ts';

/**
 * Tests the image without a container engine: copies what its last stage copies into an empty
 * folder, and runs its command there as its user.
 */
const project = join(import.meta.dirname, '../..');

type Instruction = {
  readonly name: string;
  readonly words: string;
};

function instructions(text: string): readonly Instruction[] {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', words = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return { name, words };
    });
}

let all: readonly Instruction[];
let last: readonly Instruction[];
beforeAll(async () => {
  all = instructions(await readFile(join(project, 'deploy/Dockerfile'), 'utf8'));
  last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
});
const valuesOf = (list: readonly Instruction[], name: string) =>
  list.filter((instruction) => instruction.name === name).map(({ words }) => words);

describe('Dockerfile', () => {
  test('has only valid instructions', () => {
    const known = /^(?:FROM|ARG|ENV|WORKDIR|COPY|RUN|USER|EXPOSE|HEALTHCHECK|CMD)$/;
    for (const { name } of all) expect(name).toMatch(known);
  });

  test('builds with the pinned Node version and runs on a base image without a shell', async () => {
    const manifest = JSON.parse(await readFile(join(project, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const [version] = Object.values(manifest.optionalDependencies);
    expect(valuesOf(all, 'FROM')).toEqual(['${BUILD_IMAGE} AS build', '${RUNTIME_IMAGE}']);
    expect(valuesOf(all, 'ARG').slice(0, 2)).toEqual([
      `BUILD_IMAGE=node:${version}-bookworm-slim`,
      expect.stringMatching(/^RUNTIME_IMAGE=gcr\.io\/distroless\/cc-debian\d+:nonroot$/),
    ]);
  });

  test('installs from the lockfile before it copies the sources', () => {
    const names = all.map(({ name, words }) => `${name} ${words}`);
    const install = names.indexOf('RUN node scripts/setup.mjs');
    expect(install).toBeGreaterThan(0);
    expect(install).toBeLessThan(names.indexOf('COPY . .'));
  });

  test('fails a build without SITE_ORIGIN', () => {
    const guard = valuesOf(all, 'RUN').find((words) => words.startsWith('test -n')) ?? '';
    expect(valuesOf(all, 'ARG')).toContain('SITE_ORIGIN');
    const build = (SITE_ORIGIN: string) =>
      spawnSync('sh', ['-c', guard], { env: { PATH: process.env['PATH'], SITE_ORIGIN } }).status;
    expect(build('')).toBe(1);
    expect(build('https://your.example')).toBe(0);
  });

  test('has a run command in its comment, with the options that drop privileges', async () => {
    const text = await readFile(join(project, 'deploy/Dockerfile'), 'utf8');
    const run = text.slice(text.indexOf('docker run'), text.indexOf('# Tags'));
    for (const option of [
      '--read-only',
      '--cap-drop ALL',
      'no-new-privileges',
      '--memory',
      '--pids-limit',
    ]) {
      expect(run).toContain(option);
    }
  });

  test('runs no command in the last stage, and never as root', () => {
    expect(valuesOf(last, 'RUN')).toEqual([]);
    expect(valuesOf(last, 'USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    const names = last.map(({ name }) => name);
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('COPY'));
  });

  test('uses the exec form, so that Node receives signals', () => {
    const commands = [...valuesOf(last, 'CMD'), ...valuesOf(last, 'HEALTHCHECK')];
    expect(commands).toHaveLength(2);
    for (const words of commands) {
      const list: unknown = JSON.parse(words.slice(words.indexOf('[')));
      expect(Array.isArray(list)).toBe(true);
    }
  });

  test('gets every folder that modules import from, and no other files of the checkout', async () => {
    const ignored = await readFile(join(project, '.dockerignore'), 'utf8');
    // Excludes everything, then lists exceptions, so that new folders are excluded by default.
    expect(ignored.split('\n')[0]).toBe('**');
    expect(ignored).not.toMatch(/!(?:node_modules|dist|\.git|\.env)/);
    const { imports } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
    // Only tests and benchmarks import from tests, and a build reads neither.
    const { '#tests/*': _, ...read } = imports;
    for (const name of Object.keys(read)) {
      expect(ignored).toContain(`!${name.slice(1, -'/*'.length)}\n`);
    }
  });
});

describe('last stage, replayed', () => {
  let image: string;
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await makeFixture();
    image = await mkdtemp(join(tmpdir(), 'image-'));
    const workdir = join(image, valuesOf(last, 'WORKDIR')[0] ?? '');
    for (const words of valuesOf(last, 'COPY')) {
      // The test's own Node replaces this binary.
      if (words === '--from=build /usr/local/bin/node /usr/local/bin/node') continue;
      const [, from = '', to = ''] = /^--from=build \/src\/(\S+) (\S+)$/.exec(words) ?? [];
      expect(from, words).not.toBe('');
      const built = from.startsWith('dist/') ? fixture.siteDir : project;
      await cp(join(built, from.replace(/^dist\//, '')), join(workdir, to), {
        recursive: true,
        // As `.dockerignore` says.
        filter: (file) => !file.endsWith('.test.ts'),
      });
    }
    // As with `docker run --read-only`: no user can write.
    await chmod(image, 0o755);
    for (const entry of await readdir(image, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      await chmod(file, (await stat(file)).isDirectory() ? 0o555 : 0o444);
      if (process.getuid?.() === 0) await chown(file, 0, 0);
    }
  });
  afterAll(async () => {
    spawnSync('chmod', ['-R', 'u+w', image]);
    await rm(image, { recursive: true });
    await fixture.remove();
  });

  test.each(['', '127.0.0.1', '::1'])(
    'with HOST %j it serves the site as its user, passes its own check, and stops at SIGTERM',
    async (HOST) => {
      const port = await freePort();
      const copied = await readdir(image, { recursive: true });
      expect(copied.filter((name) => /\.test\.ts$|(?:^|\/)(?:npm|sh|bash)$/.test(name))).toEqual(
        [],
      );
      const [uid = 0, gid = 0] = (valuesOf(last, 'USER')[0] ?? '').split(':').map(Number);
      const list = (name: string) => {
        const words = valuesOf(last, name)[0] ?? '';
        return JSON.parse(words.slice(words.indexOf('['))) as [string, ...string[]];
      };
      const [, ...args] = list('CMD');
      const options = {
        cwd: join(image, valuesOf(last, 'WORKDIR')[0] ?? ''),
        env: { NODE_ENV: 'production', PORT: String(port), WORKERS: '2', HOST },
        // Only root can switch users. Any other user of the tests is not root anyway.
        ...(process.getuid?.() === 0 && { uid, gid }),
      };
      // A copy of Node that the user can read: a checkout below /root is not accessible.
      const node = join(image, '..', `node-${process.pid}`);
      await cp(process.execPath, node);
      await chmod(node, 0o755);
      const child = spawn(node, args, { ...options, stdio: 'pipe' });
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
      try {
        const [, ...check] = list('HEALTHCHECK');
        await expect
          .poll(() => spawnSync(node, check, options).status, { timeout: 15_000, interval: 100 })
          .toBe(0);
        const elsewhere = { ...options, env: { PORT: String(await freePort()), HOST } };
        expect(spawnSync(node, check, elsewhere).status).toBe(1);
        child.kill('SIGTERM');
        expect(await ended).toBe(0);
        expect(said).toBe('');
      } finally {
        child.kill('SIGKILL');
        await rm(node, { force: true });
      }
    },
  );
});
