import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { makeFixture, type Fixture } from '../tests/server/fixture.ts';
import { startBuiltIn, startNginx } from '../tests/server/hosts.ts';
import { ask, decoded } from '../tests/server/raw-client.ts';
import { startServer } from '../tests/server/server-process.ts';
import { defaultKeep, needsReload, publish, rollback } from './publish.ts';

let target: string;
let builds: Fixture[];
beforeEach(async () => {
  target = await mkdtemp(path.join(tmpdir(), 'published-'));
  builds = await Promise.all(['1', '2', '3', '4'].map(makeFixture));
});
afterEach(async () => {
  await Promise.all(builds.map((build) => build.remove()));
  await rm(target, { recursive: true });
});

const build = (number: 1 | 2 | 3 | 4) => (builds[number - 1] as Fixture).siteDir;
const keepLast = (releases: number) => ({ ...defaultKeep, releases, days: 0 });
const assets = async () =>
  (await readdir(path.join(target, 'assets'))).filter((name) => /^entry-.*js$/.test(name));
const current = () => path.join(target, 'current');

test('a publication serves the new pages and keeps the old assets', async () => {
  await publish(build(1), target);
  await publish(build(2), target);
  const host = await startBuiltIn({ siteDir: current() });
  try {
    const page = decoded(await ask(host.port, { target: '/' })).toString();
    expect(page).toContain('/ 2');
    for (const name of ['entry-1Ab3.js', 'entry-2Ab3.js', 'shared-Zz9.css']) {
      expect((await ask(host.port, { target: `/assets/${name}` })).status).toBe(200);
    }
  } finally {
    await host.stop();
  }
});

test('the past is bounded: releases and their assets go when nobody can need them', async () => {
  for (const number of [1, 2, 3, 4] as const) await publish(build(number), target, keepLast(2));
  expect(await readdir(path.join(target, 'releases'))).toHaveLength(2);
  expect(await assets()).toEqual(['entry-3Ab3.js', 'entry-4Ab3.js']);
});

test('a release that was replaced lately is kept whatever the count', async () => {
  for (const number of [1, 2, 3] as const) {
    await publish(build(number), target, { releases: 1, days: 1, atMost: 50 });
  }
  expect(await assets()).toHaveLength(3);
  // Two days later nobody has a tab of the first two open.
  const ids = (await readdir(path.join(target, 'releases'))).toSorted();
  const long = new Date(Date.now() - 2 * 86_400_000);
  for (const id of ids) await utimes(path.join(target, 'releases', id, 'release.json'), long, long);
  await publish(build(4), target, { releases: 1, days: 1, atMost: 50 });
  // The third was served until a moment ago.
  expect(await assets()).toEqual(['entry-3Ab3.js', 'entry-4Ab3.js']);
});

test('however often one deploys, there is a most', async () => {
  for (const number of [1, 2, 3, 4] as const) {
    await publish(build(number), target, { releases: 1, days: 9, atMost: 3 });
  }
  expect(await assets()).toEqual(['entry-2Ab3.js', 'entry-3Ab3.js', 'entry-4Ab3.js']);
});

test('a rollback serves the release before, and open pages of the other go on', async () => {
  const first = await publish(build(1), target);
  await publish(build(2), target);
  expect(await rollback(target)).toBe(first);
  const host = await startBuiltIn({ siteDir: current() });
  try {
    expect(decoded(await ask(host.port, { target: '/' })).toString()).toContain('/ 1');
    expect((await ask(host.port, { target: '/assets/entry-2Ab3.js' })).status).toBe(200);
  } finally {
    await host.stop();
  }
  await expect(rollback(target)).rejects.toThrow(/no release before/);
  await expect(rollback(target, 'nonsense')).rejects.toThrow(/no release nonsense/);
  expect(path.basename(await readlink(current()))).toBe(first);
});

test('an asset with new content under its old name is refused, and nothing changes', async () => {
  const first = await publish(build(1), target);
  await appendFile(path.join(build(2), 'client/assets/shared-Zz9.css'), '.b{}');
  await expect(publish(build(2), target)).rejects.toThrow(/shared-Zz9\.css/);
  expect(path.basename(await readlink(current()))).toBe(first);
});

test('it is seen when nginx must be told of new rules', async () => {
  await writeFile(path.join(build(1), 'nginx.conf'), 'one');
  await writeFile(path.join(build(2), 'nginx.conf'), 'one');
  await writeFile(path.join(build(3), 'nginx.conf'), 'two');
  const first = await publish(build(1), target);
  const second = await publish(build(2), target);
  const third = await publish(build(3), target);
  expect(await needsReload(target, undefined, first)).toBe(true);
  expect(await needsReload(target, first, second)).toBe(false);
  expect(await needsReload(target, second, third)).toBe(true);
});

test('a folder that is no build is refused', async () => {
  await expect(publish(target, path.join(target, 'x'))).rejects.toThrow(/no build/);
});

test('of two publications at once one gives way; one that was killed does not block', async () => {
  const results = await Promise.allSettled([publish(build(1), target), publish(build(2), target)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await writeFile(path.join(target, '.publishing'), '999999999');
  await publish(build(3), target);
});

test('killed at any moment, a publication leaves a whole site', async () => {
  await publish(build(1), target);
  for (let after = 60; after < 300; after += 24) {
    const script = path.join(import.meta.dirname, 'publish.ts');
    const child = spawn(process.execPath, [script, build(2), target]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    setTimeout(() => child.kill('SIGKILL'), after);
    await ended;
    const host = await startBuiltIn({ siteDir: current() });
    try {
      const page = decoded(await ask(host.port, { target: '/' })).toString();
      const number = /\/ ([12])/.exec(page)?.[1];
      const entry = await ask(host.port, { target: `/assets/entry-${number}Ab3.js` });
      expect(decoded(entry).toString()).toContain(`'${number}'`);
    } finally {
      await host.stop();
    }
  }
});

describe('under load', () => {
  /** Walks as an open tab does: a page, then the script that it names. Returns what failed. */
  async function visit(port: number, until: () => boolean) {
    const failures: string[] = [];
    let visits = 0;
    while (!until()) {
      const page = await ask(port, { target: '/services' });
      const number = /\/services ([1-4])/.exec(decoded(page).toString())?.[1];
      const entry = await ask(port, { target: `/assets/entry-${number}Ab3.js` });
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

  test('no visitor of the built-in server notices ten deploys', async () => {
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

  test.skipIf(inject('nginxObstacle') !== '')('no visitor of nginx either', async () => {
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
  });
});
