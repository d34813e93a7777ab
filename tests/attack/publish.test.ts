import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSite } from '#deploy/check-build.ts';
import { currentId, releaseIds } from '#deploy/releases.ts';
import { makeFixture, type Fixture } from '#tests/server/fixture.ts';
import { random, rounds } from './victims.ts';

const script = join(import.meta.dirname, '../../deploy/publish.ts');

let builds: readonly Fixture[];
let target: string;
beforeAll(async () => {
  builds = await Promise.all(['1', '2', '3'].map((name) => makeFixture(name)));
  target = await mkdtemp(join(tmpdir(), 'attacked-'));
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

const isServedWhole = () => checkSite(join(target, 'current'));

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
    setTimeout(() => child.kill('SIGKILL'), whole * (0.2 + random() * 0.9));
    if ((await ended) === 0) done += 1;
    await isServedWhole();
  }
  console.log('publishers killed:', { rounds, 'had finished': done });
  expect(await publish(1).ended).toBe(0);
  await isServedWhole();
  expect(releaseIds(target).length).toBeLessThanOrEqual(11);
});

/** A file system of 8 MiB in memory. Undefined where this user may not mount one. */
async function smallDisk() {
  const dir = await mkdtemp(join(tmpdir(), 'disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dir]);
  if (status !== 0) {
    await rm(dir, { recursive: true });
    return undefined;
  }
  return {
    dir,
    async remove() {
      spawnSync('umount', [dir]);
      await rm(dir, { recursive: true });
    },
  };
}

test('a disk that fills up at any point: the site stays whole, and publishing works again', async ({
  skip,
}) => {
  const disk = await smallDisk();
  if (disk === undefined) return skip('This user cannot mount a file system.');
  const to = join(disk.dir, 'site');
  const run = (build: number) =>
    spawnSync(process.execPath, [script, builds[build]!.siteDir, to], { encoding: 'utf8' });
  try {
    expect(run(0).status).toBe(0);
    const counts = { refused: 0, published: 0 };
    // Each round leaves less room, until not even the lock can be written.
    for (let left = 98; left >= 0; left -= 7) {
      const before = currentId(to);
      const ballast = join(disk.dir, 'ballast');
      const { bavail, bsize } = await statfs(disk.dir);
      await writeFile(ballast, Buffer.alloc(Math.max(bavail - left, 0) * bsize));
      const { status, stderr } = run(1 + ((left / 7) % 2));
      counts[status === 0 ? 'published' : 'refused'] += 1;
      if (status !== 0) {
        expect(stderr.trim()).not.toBe('');
        expect(currentId(to)).toBe(before);
      }
      await checkSite(join(to, 'current'));
      await rm(ballast);
      expect(run(0).status).toBe(0);
      await checkSite(join(to, 'current'));
    }
    console.log('a disk that fills up:', counts);
    expect(counts.refused).toBeGreaterThan(0);
    expect(counts.published).toBeGreaterThan(0);
  } finally {
    await disk.remove();
  }
});
