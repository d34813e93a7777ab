import { spawn, spawnSync } from 'node:child_process';
import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { makeFixture, type Fixture } from '#tests/server/fixture.ts';
import { startBuiltIn, startNginx } from '#tests/server/hosts.ts';
import { decoded, sendRequest } from '#tests/server/raw-client.ts';
import { startServer } from '#tests/server/server-process.ts';
import { needsReload, publish, rollback } from './publish.ts';
import { currentId, releaseIds, releasesDir } from './releases.ts';

let target: string;
let builds: Fixture[];
beforeEach(async () => {
  target = await mkdtemp(join(tmpdir(), 'published-'));
  builds = await Promise.all(['1', '2', '3', '4'].map(makeFixture));
});
afterEach(async () => {
  await Promise.all(builds.map((build) => build.remove()));
  await rm(target, { recursive: true });
});

const build = (number: 1 | 2 | 3 | 4) => (builds[number - 1] as Fixture).siteDir;
const assets = async () =>
  (await readdir(join(target, 'assets'))).filter((name) => /^entry-.*js$/.test(name));
const current = () => join(target, 'current');

test('publish() serves the new pages and keeps the old assets', async () => {
  await publish(build(1), target);
  await publish(build(2), target);
  const host = await startBuiltIn({ siteDir: current() });
  try {
    const page = decoded(await sendRequest(host.port, { target: '/' })).toString();
    expect(page).toContain('/ 2');
    for (const name of ['entry-1Ab3.js', 'entry-2Ab3.js', 'shared-Zz9.css']) {
      expect((await sendRequest(host.port, { target: `/assets/${name}` })).status).toBe(200);
    }
  } finally {
    await host.stop();
  }
});

test('publish() deletes releases beyond `keep` and the assets that only they used', async () => {
  for (const number of [1, 2, 3, 4] as const) await publish(build(number), target, 2);
  expect(await readdir(join(target, 'releases'))).toHaveLength(2);
  expect(await assets()).toEqual(['entry-3Ab3.js', 'entry-4Ab3.js']);
  await rollback(target);
  await publish(build(1), target, 2);
  // After a rollback the current release is not the one with the highest number.
  expect(await assets()).toEqual(['entry-1Ab3.js', 'entry-3Ab3.js', 'entry-4Ab3.js']);
});

test.each([1, 0, -1, 1.5, NaN])('publish() rejects keep = %s', async (keep) => {
  await expect(publish(build(1), target, keep)).rejects.toThrow('--keep');
});

test('releases are none before the first, and an error where they cannot be read', async () => {
  expect(releaseIds(target)).toEqual([]);
  expect(currentId(target)).toBeUndefined();
  await writeFile(join(target, releasesDir), 'no folder');
  await writeFile(current(), 'no link');
  expect(() => releaseIds(target)).toThrow('ENOTDIR');
  expect(() => currentId(target)).toThrow('EINVAL');
});

test('release ids follow the order of publication, not the clock', async () => {
  const first = await publish(build(1), target);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-01-01') });
  try {
    const second = await publish(build(2), target);
    expect(releaseIds(target)).toEqual([first, second]);
    expect(await rollback(target)).toBe(first);
  } finally {
    vi.useRealTimers();
  }
});

test('rollback() serves the previous release and keeps the assets of the newer one', async () => {
  const first = await publish(build(1), target);
  await publish(build(2), target);
  expect(await rollback(target)).toBe(first);
  const host = await startBuiltIn({ siteDir: current() });
  try {
    expect(decoded(await sendRequest(host.port, { target: '/' })).toString()).toContain('/ 1');
    expect((await sendRequest(host.port, { target: '/assets/entry-2Ab3.js' })).status).toBe(200);
  } finally {
    await host.stop();
  }
  await expect(rollback(target)).rejects.toThrow(/no release before/);
  await expect(rollback(target, 'nonsense')).rejects.toThrow(/no release nonsense/);
  expect(basename(await readlink(current()))).toBe(first);
});

test('publish() rejects an asset with new content under an old name and changes nothing', async () => {
  const first = await publish(build(1), target);
  await appendFile(join(build(2), 'client/assets/shared-Zz9.css'), '.b{}');
  await expect(publish(build(2), target)).rejects.toThrow(/shared-Zz9\.css/);
  expect(basename(await readlink(current()))).toBe(first);
});

test('publish() keeps the modification times of pages, from which nginx derives ETags', async () => {
  const page = join(build(1), 'client/index.html');
  const time = new Date('2026-01-02T03:04:05Z');
  await utimes(page, time, time);
  await publish(build(1), target);
  expect((await stat(join(current(), 'client/index.html'))).mtime).toEqual(time);
});

test('needsReload() reports a change of nginx.conf, which names the published path', async () => {
  const first = await publish(build(1), target);
  const conf = await readFile(join(current(), 'nginx.conf'), 'utf8');
  expect(conf).toContain(`root "${target}/current/client";`);
  const second = await publish(build(2), target);
  const policy = JSON.parse(await readFile(join(build(3), 'policy.json'), 'utf8')) as object;
  await writeFile(join(build(3), 'policy.json'), JSON.stringify({ ...policy, scriptHashes: [] }));
  const third = await publish(build(3), target);
  expect(await needsReload(target, undefined, first)).toBe(true);
  expect(await needsReload(target, first, second)).toBe(false);
  expect(await needsReload(target, second, third)).toBe(true);
});

describe('publish() rejects a broken build before the switch', () => {
  const inBuild = (name: string) => join(build(2), name);
  const faults: Readonly<Record<string, () => Promise<unknown>>> = {
    'policy.json': () => writeFile(inBuild('policy.json'), '{"scriptHashes":'),
    '404.html': () => writeFile(inBuild('client/404.html'), ''),
    '/services/seo': () =>
      writeFile(inBuild('client/services/seo/index.html'), '<!doctype html><title>x</title><p>'),
    '/assets/none.js': () =>
      writeFile(inBuild('client/robots.html'), '<script src="/assets/none.js"></script></html>'),
    'he br form of /services': () =>
      copyFile(inBuild('client/index.html.br'), inBuild('client/services/index.html.br')),
    'he gzip form of /services': () => writeFile(inBuild('client/services/index.html.gz'), 'x'),
    'symbolic link': () => symlink('/etc/passwd', inBuild('client/link.txt')),
    'symbolic link.': () => symlink('/etc', inBuild('client/api/folder')),
  };
  test.each(Object.entries(faults))('%s', async (named, spoil) => {
    const first = await publish(build(1), target);
    await spoil();
    await expect(publish(build(2), target)).rejects.toThrow(named);
    expect(basename(await readlink(current()))).toBe(first);
    expect(releaseIds(target)).toEqual([first]);
  });
});

describe('other files in the target', () => {
  const stray = [
    'releases/foreign/index.html',
    'releases/.hidden/file',
    'assets/uploaded.pdf',
    'notes.txt',
  ];

  test('publish() ignores foreign files and folders', async () => {
    for (const name of stray) {
      await mkdir(dirname(join(target, name)), { recursive: true });
      await writeFile(join(target, name), 'foreign');
    }
    const warnings: string[] = [];
    for (const number of [1, 2, 3, 4] as const) {
      await publish(build(number), target, 2, (line) => warnings.push(line));
    }
    for (const name of stray) {
      expect(await readFile(join(target, name), 'utf8'), name).toBe('foreign');
    }
    expect(warnings).toEqual([]);
    expect(await assets()).toEqual(['entry-3Ab3.js', 'entry-4Ab3.js']);
  });

  test('publish() warns of a corrupt release record and deletes no asset', async () => {
    await publish(build(1), target);
    const second = await publish(build(2), target);
    await writeFile(join(target, 'releases', second, 'release.json'), '{"assets":');
    const warnings: string[] = [];
    const third = await publish(build(3), target, 2, (line) => warnings.push(line));
    expect(basename(await readlink(current()))).toBe(third);
    expect(warnings.join()).toContain(second);
    expect(await assets()).toHaveLength(3);
  });

  test('publish() deletes no file outside the assets folder, whatever a record lists', async () => {
    const first = await publish(build(1), target);
    await writeFile(join(target, 'outside.txt'), 'x');
    await writeFile(
      join(target, 'releases', first, 'release.json'),
      JSON.stringify({ assets: ['../outside.txt', '/etc/passwd'] }),
    );
    await publish(build(2), target, 2);
    await publish(build(3), target, 2);
    expect(await readFile(join(target, 'outside.txt'), 'utf8')).toBe('x');
  });

  test('publish() rejects a folder where the `current` link belongs', async () => {
    await mkdir(current());
    await expect(publish(build(1), target)).rejects.toThrow('is not a link');
    expect(releaseIds(target)).toEqual([]);
  });

  test('publish() removes the leftovers of a killed publication', async () => {
    await mkdir(join(target, '.partial/release/client'), { recursive: true });
    await symlink('releases/none', join(target, '.current'));
    await publish(build(1), target);
    expect((await readdir(target)).toSorted()).toEqual(['.lock', 'assets', 'current', 'releases']);
  });
});

test('publish() rejects a folder that is not a build', async () => {
  await expect(publish(target, join(target, 'x'))).rejects.toThrow(/no build/);
});

test('publish() rejects while another publication runs', async () => {
  const results = await Promise.allSettled([publish(build(1), target), publish(build(2), target)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await publish(build(3), target);
});

const script = join(import.meta.dirname, 'publish.ts');

/** Runs the command; resolves with its exit code. */
function command(from: string): Promise<number | null> {
  const child = spawn(process.execPath, [script, from, target], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Expects the served build to include its own script. */
async function expectWholeSite() {
  const host = await startBuiltIn({ siteDir: current() });
  try {
    const page = decoded(await sendRequest(host.port, { target: '/' })).toString();
    const number = /\/ ([1-4])/.exec(page)?.[1];
    const entry = await sendRequest(host.port, { target: `/assets/entry-${number}Ab3.js` });
    expect(decoded(entry).toString()).toContain(`'${number}'`);
  } finally {
    await host.stop();
  }
}

test('two processes at once: each exit code says whether that process published', async () => {
  for (let round = 0; round < 4; round += 1) {
    const before = releaseIds(target).length;
    const codes = await Promise.all([command(build(1)), command(build(2))]);
    expect(codes).toContain(0);
    expect(releaseIds(target).length - before).toBe(codes.filter((code) => code === 0).length);
    await expectWholeSite();
  }
});

test('a publication killed at any moment leaves a complete site', { timeout: 60_000 }, async () => {
  const begin = performance.now();
  await command(build(1));
  const whole = performance.now() - begin;
  for (let part = 0.3; part < 1; part += 0.1) {
    const child = spawn(process.execPath, [script, build(2), target], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    setTimeout(() => child.kill('SIGKILL'), whole * part);
    await ended;
    await expectWholeSite();
  }
  // A killed publisher leaves no lock and no half release.
  expect(await command(build(3))).toBe(0);
  expect((await readdir(target)).toSorted()).toEqual(['.lock', 'assets', 'current', 'releases']);
});

describe.skipIf(process.platform === 'win32')('a failed write, as on a full disk', () => {
  /** Runs the command where no file can grow beyond `blocks` of 512 bytes. */
  function limited(blocks: number, from: string) {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', process.execPath, script, from, target],
      { encoding: 'utf8' },
    );
    return { status, stderr };
  }

  // The limits stop at the lock, at an asset and at the configuration of nginx.
  test.each([0, 1, 8])('at %i blocks leaves the site as it was', async (blocks) => {
    const first = await publish(build(1), target);
    const { status, stderr } = limited(blocks, build(2));
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(blocks === 0 ? /^\S+\.lock cannot be locked.*$/ : /^EFBIG.*$/);
    expect(basename(await readlink(current()))).toBe(first);
    expect(releaseIds(target)).toEqual([first]);
    await expectWholeSite();
    expect(await command(build(2))).toBe(0);
    await expectWholeSite();
  });
});

describe('under load', { timeout: 90_000 }, () => {
  /** Requests a page, then the script that it uses, as an open tab does. Returns the failures. */
  async function visit(port: number, until: () => boolean) {
    const failures: string[] = [];
    let visits = 0;
    while (!until()) {
      const page = await sendRequest(port, { target: '/services' });
      const number = /\/services ([1-4])/.exec(decoded(page).toString())?.[1];
      const entry = await sendRequest(port, { target: `/assets/entry-${number}Ab3.js` });
      visits += 1;
      if (page.status !== 200 || entry.status !== 200) {
        failures.push(`build ${number}: ${page.status} ${entry.status}`);
      }
    }
    return { failures, visits };
  }

  async function deploys(afterEach: () => void) {
    for (const number of [2, 3, 4, 1, 2, 3, 4] as const) {
      await publish(build(number), target);
      afterEach();
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    for (let back = 0; back < 3; back += 1) {
      await rollback(target);
      afterEach();
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  }

  test('the built-in server fails no request during ten deploys', async () => {
    await publish(build(1), target);
    const server = startServer({ SITE_DIR: current(), WORKERS: '2' });
    try {
      const port = await server.port;
      let over = false;
      const visitors = Promise.all([1, 2, 3].map(() => visit(port, () => over)));
      await deploys(() => server.child.kill('SIGHUP'));
      over = true;
      for (const { failures, visits } of await visitors) {
        expect(failures).toEqual([]);
        expect(visits).toBeGreaterThan(50);
      }
    } finally {
      server.child.kill('SIGKILL');
      await server.ended;
    }
  });

  test.skipIf(inject('nginxObstacle') !== '')(
    'nginx fails no request during ten deploys',
    async () => {
      await publish(build(1), target);
      const host = await startNginx(current());
      try {
        let over = false;
        const visitors = Promise.all([1, 2, 3].map(() => visit(host.port, () => over)));
        await deploys(() => {});
        over = true;
        for (const { failures, visits } of await visitors) {
          expect(failures).toEqual([]);
          expect(visits).toBeGreaterThan(50);
        }
      } finally {
        await host.stop();
      }
    },
  );
});
