import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSite } from '../../deploy/check-build.ts';
import { currentId, releaseIds } from '../../deploy/releases.ts';
import { makeFixture, type Fixture } from '../server/fixture.ts';

const script = path.join(import.meta.dirname, '../../deploy/publish.ts');
const rounds = Number(process.env['ATTACK_ROUNDS'] ?? 100);

let builds: readonly Fixture[];
let target: string;
beforeAll(async () => {
  builds = await Promise.all(['1', '2', '3'].map((name) => makeFixture(name)));
  target = await mkdtemp(path.join(tmpdir(), 'attacked-'));
});
afterAll(async () => {
  await Promise.all(builds.map((build) => build.remove()));
  await rm(target, { recursive: true });
});

function publish(build: number) {
  const from = builds[build % builds.length]!.siteDir;
  const child = spawn(process.execPath, [script, from, target], { stdio: 'ignore' });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended };
}

const isServedWhole = () => checkSite(path.join(target, 'current'));

test(`two publishers at once, ${rounds} times: each exit code says whether that process published`, async () => {
  let last = 0;
  const counts = { one: 0, both: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const codes = await Promise.all([publish(round).ended, publish(round + 1).ended]);
    const published = codes.filter((code) => code === 0).length;
    expect(published).toBeGreaterThan(0);
    counts[published === 2 ? 'both' : 'one'] += 1;
    const number = Number(currentId(target)?.slice(0, 6));
    expect(number - last).toBe(published);
    last = number;
    await isServedWhole();
  }
  console.log('two publishers:', counts);
});

test(`a publisher killed ${rounds} times: the site is complete, and the next one publishes`, async () => {
  const begin = performance.now();
  await publish(0).ended;
  const whole = performance.now() - begin;
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { child, ended } = publish(round);
    setTimeout(() => child.kill('SIGKILL'), whole * (0.2 + Math.random() * 0.9));
    if ((await ended) === 0) done += 1;
    await isServedWhole();
  }
  console.log('publishers killed:', { rounds, 'had finished': done });
  expect(await publish(1).ended).toBe(0);
  await isServedWhole();
  expect(releaseIds(target).length).toBeLessThanOrEqual(11);
});
