import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeFixture, type Fixture } from '#tests/server/fixture.ts';
import { ask, decoded } from '#tests/server/raw-client.ts';
import { attackedSite, builtIn, nginx, pause, rounds, visit, type Target } from './victims.ts';

let site: Awaited<ReturnType<typeof attackedSite>>;
beforeAll(async () => {
  site = await attackedSite();
});
afterAll(() => site.remove());

const workersOf = (pid: number | undefined): number[] =>
  (spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);

/** Whether a process runs. A zombie does not. */
function isRunning(pid: number | undefined): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

async function untilServed(port: number): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < 30_000) {
    const status = await ask(port, { target: '/' }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return Math.round(performance.now() - begin);
    await pause(5);
  }
  throw new Error('no response within 30 s of the kill');
}

/** Kills a worker `kills` times, each as soon as visitors are served again. */
async function killWorkers(target: Target, kills: number) {
  for (let i = 0; i < kills; i += 1) {
    const workers = workersOf(target.pid);
    const victim = workers[i % Math.max(workers.length, 1)];
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
    await untilServed(target.port);
    await pause(100);
  }
}

describe.each([
  ['built-in', (siteDir: string) => builtIn(siteDir)],
  ['nginx', (siteDir: string) => nginx(siteDir)],
])('%s', (name, start: (siteDir: string) => Promise<Target>) => {
  test.skipIf(name === 'nginx' && inject('nginxObstacle') !== '')(
    `kill -9 of a worker, ${rounds} times: the server keeps running`,
    async () => {
      const target = await start(site.siteDir);
      try {
        const seen = await visit(target.port, killWorkers(target, rounds));
        console.log(`${name}, a worker killed ${rounds} times:`, seen);
        await untilServed(target.port);
        expect(isRunning(target.pid)).toBe(true);
        expect(seen.answered).toBeGreaterThan(0);
      } finally {
        await target.stop();
      }
    },
  );
});

test('a worker that hangs is replaced, and the reload that waits for it completes', async () => {
  const builds: Fixture[] = await Promise.all(['1', '2'].map((name) => makeFixture(name)));
  const dir = await mkdtemp(path.join(tmpdir(), 'hang-'));
  const current = path.join(dir, 'current');
  await symlink(builds[0]!.siteDir, current);
  const target = await builtIn(current);
  try {
    const [stuck = 0] = workersOf(target.pid);
    process.kill(stuck, 'SIGSTOP');
    await symlink(builds[1]!.siteDir, `${current}.new`);
    await rename(`${current}.new`, current);
    target.process?.child.kill('SIGHUP');
    await expect.poll(() => workersOf(target.pid), { timeout: 60_000 }).not.toContain(stuck);
    await untilServed(target.port);
    await expect.poll(() => workersOf(target.pid).length, { timeout: 60_000 }).toBe(2);
    await pause(1_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(target.port, { target: '/services' })),
    );
    for (const answer of answers) expect(decoded(answer).toString()).toContain('/services 2');
  } finally {
    await target.stop();
    await Promise.all(builds.map((build) => build.remove()));
    await rm(dir, { recursive: true });
  }
});

test.skipIf(inject('nginxObstacle') !== '')(
  'prints the recovery time after kill -9 of the primary',
  async () => {
    const times: Record<string, number[]> = { 'built-in': [], nginx: [] };
    for (let round = 0; round < 5; round += 1) {
      const start = async (begin: () => Promise<Target>) => {
        const from = performance.now();
        const target = await begin();
        await untilServed(target.port);
        times[target.name]?.push(Math.round(performance.now() - from));
        await target.stop();
      };
      await start(() => builtIn(site.siteDir));
      await start(() => nginx(site.siteDir));
    }
    console.log('start to first page, ms:', times);
    expect(times['built-in']).toHaveLength(5);
  },
);

test('100 rapid reloads: every visit receives one complete release', async () => {
  const builds: Fixture[] = await Promise.all(['1', '2'].map((name) => makeFixture(name)));
  const dir = await mkdtemp(path.join(tmpdir(), 'storm-'));
  const current = path.join(dir, 'current');
  await symlink(builds[0]!.siteDir, current);
  const target = await builtIn(current);
  try {
    let over = false;
    const failures: string[] = [];
    const visitors = Array.from({ length: 3 }, async () => {
      while (!over) {
        const page = await ask(target.port, { target: '/services' });
        const number = /\/services ([12])/.exec(decoded(page).toString())?.[1];
        const entry = await ask(target.port, { target: `/assets/entry-${number}Ab3.js` });
        if (page.status !== 200 || entry.status !== 200) failures.push(`${number} ${entry.status}`);
      }
    });
    for (let i = 1; i <= 101; i += 1) {
      await symlink(builds[i % 2]!.siteDir, `${current}.new`);
      await rename(`${current}.new`, current);
      target.process?.child.kill('SIGHUP');
      await pause(Math.random() * 30);
    }
    await pause(2_000);
    over = true;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(target.port, { target: '/services' })),
    );
    for (const answer of answers) expect(decoded(answer).toString()).toContain('/services 2');
    expect(target.process?.output.stderr).toBe('');
  } finally {
    await target.stop();
    await Promise.all(builds.map((build) => build.remove()));
    await rm(dir, { recursive: true });
  }
});
