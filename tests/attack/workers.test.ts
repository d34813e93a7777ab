import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeFixture, type Fixture } from '#tests/server/fixture.ts';
import { decoded, sendRequest } from '#tests/server/raw-client.ts';
import { isRunning, linkedSite, untilServed, workersOf } from '#tests/server/server-process.ts';
import { attackedSite, builtIn, nginx, random, rounds, visit, type Target } from './victims.ts';

let site: Awaited<ReturnType<typeof attackedSite>>;
beforeAll(async () => {
  site = await attackedSite();
});
afterAll(() => site.remove());

/** The ids of the workers that were not killed. A killed one is listed until its parent has noticed. */
const others = (target: Target, killed: readonly number[]) =>
  workersOf(target.pid).filter((worker) => !killed.includes(worker));

/** Kills `kills` workers, each as soon as visitors are served again. Resolves with their ids. */
async function killWorkers(target: Target, kills: number): Promise<readonly number[]> {
  const killed: number[] = [];
  for (let i = 0; i < kills; i += 1) {
    const workers = others(target, killed);
    const victim = workers[i % workers.length];
    if (victim === undefined) throw new Error('No worker runs.');
    process.kill(victim, 'SIGKILL');
    killed.push(victim);
    await untilServed(target.port);
    await pause(100);
  }
  return killed;
}

describe.each([
  ['built-in', (siteDir: string) => builtIn(siteDir)],
  ['nginx', (siteDir: string) => nginx(siteDir)],
])('%s', (name, start: (siteDir: string) => Promise<Target>) => {
  test.skipIf(name === 'nginx' && inject('nginxObstacle') !== '')(
    `kill -9 of a worker, ${rounds} times: each is replaced, and every visitor is answered afterwards`,
    async () => {
      const target = await start(site.siteDir);
      try {
        const before = workersOf(target.pid).length;
        const killing = killWorkers(target, rounds);
        console.log(`${name}, a worker killed ${rounds} times:`, await visit(target.port, killing));
        const killed = await killing;
        await expect.poll(() => others(target, killed).length, { timeout: 30_000 }).toBe(before);
        await untilServed(target.port);
        expect((await visit(target.port, pause(1_000))).answered).toBe(1);
        expect(isRunning(target.pid)).toBe(true);
      } finally {
        await target.stop();
      }
    },
  );
});

test('a worker that hangs is replaced, and the reload that waits for it completes', async () => {
  const builds: Fixture[] = await Promise.all(['1', '2'].map((name) => makeFixture(name)));
  const site = await linkedSite(builds[0]!.siteDir);
  const target = await builtIn(site.current);
  try {
    const [stuck = 0] = workersOf(target.pid);
    process.kill(stuck, 'SIGSTOP');
    await site.lead(builds[1]!.siteDir);
    target.process?.child.kill('SIGHUP');
    await expect.poll(() => workersOf(target.pid), { timeout: 60_000 }).not.toContain(stuck);
    await untilServed(target.port);
    await expect.poll(() => workersOf(target.pid).length, { timeout: 60_000 }).toBe(2);
    await pause(1_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendRequest(target.port, { target: '/services' })),
    );
    for (const answer of answers) expect(decoded(answer).toString()).toContain('/services 2');
  } finally {
    await target.stop();
    await Promise.all(builds.map((build) => build.remove()));
    await site.remove();
  }
});

test('100 rapid reloads: every visit receives one complete release', async () => {
  const builds: Fixture[] = await Promise.all(['1', '2'].map((name) => makeFixture(name)));
  const site = await linkedSite(builds[0]!.siteDir);
  const target = await builtIn(site.current);
  try {
    let over = false;
    const failures: string[] = [];
    const visitors = Array.from({ length: 3 }, async () => {
      while (!over) {
        const page = await sendRequest(target.port, { target: '/services' });
        const number = /\/services ([12])/.exec(decoded(page).toString())?.[1];
        const entry = await sendRequest(target.port, { target: `/assets/entry-${number}Ab3.js` });
        if (page.status !== 200 || entry.status !== 200) failures.push(`${number} ${entry.status}`);
      }
    });
    for (let i = 1; i <= 101; i += 1) {
      await site.lead(builds[i % 2]!.siteDir);
      target.process?.child.kill('SIGHUP');
      await pause(random() * 30);
    }
    await pause(2_000);
    over = true;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendRequest(target.port, { target: '/services' })),
    );
    for (const answer of answers) expect(decoded(answer).toString()).toContain('/services 2');
    expect(target.process?.output.stderr).toBe('');
  } finally {
    await target.stop();
    await Promise.all(builds.map((build) => build.remove()));
    await site.remove();
  }
});
