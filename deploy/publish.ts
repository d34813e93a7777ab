import { createHash } from 'node:crypto';
import {
  copyFile,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * A published site on a machine of one's own:
 *
 *     target/
 *       assets/            hashed files of every release that is kept; only ever added to
 *       releases/<id>/     one build; its client/assets leads to ../../../assets
 *       current            leads to the release that is served
 *
 * Servers read `current`. It is switched by renaming one link over another, after all assets of the
 * new release are in place, so there is no moment at which a page lacks a file that it names.
 */
const releasesDir = 'releases';
const assetsDir = 'assets';
const currentLink = 'current';
const lockFile = '.publishing';
const recordFile = 'release.json';
/** What of a build goes into a release, where it is there. */
const published = ['client', 'policy.json', 'nginx.conf'];

/** What a release remembers of itself. */
interface ReleaseRecord {
  /** Names below `assets/`, siblings included, that its own build made. */
  readonly assets: readonly string[];
}

/** How much of the past is kept. A release is kept if either says so, and the current one always. */
export interface Keep {
  /** The latest so many releases, the current one included. */
  readonly releases: number;
  /** Those replaced less than so many days ago, for tabs that stay open. */
  readonly days: number;
  /** Never more than so many, however often one deploys. */
  readonly atMost: number;
}

export const defaultKeep: Keep = { releases: 5, days: 7, atMost: 50 };

/** A fault that the person who deploys can do something about, in one line. */
class PublishError extends Error {}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function filesBelow(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Ids sort by the time of publication. */
async function releaseIds(target: string): Promise<readonly string[]> {
  const names = await readdir(path.join(target, releasesDir)).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).toSorted();
}

async function currentId(target: string): Promise<string | undefined> {
  const to = await readlink(path.join(target, currentLink)).catch(() => undefined);
  return to === undefined ? undefined : path.basename(to);
}

async function switchTo(target: string, id: string) {
  const fresh = path.join(target, `.${currentLink}-${process.pid}`);
  await rm(fresh, { force: true });
  await symlink(path.join(releasesDir, id), fresh);
  await rename(fresh, path.join(target, currentLink));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Runs `work` while no other publication of this target does. One that was killed holds nothing. */
async function alone<T>(target: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(target, lockFile);
  const own = `${lock}-${process.pid}`;
  await mkdir(target, { recursive: true });
  await writeFile(own, String(process.pid));
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        // A link appears with its content or not at all, so nobody reads a lock without a holder.
        await link(own, lock);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error;
        const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
        if (holder > 0 && isAlive(holder)) {
          throw new PublishError(`Process ${holder} is publishing to ${target}. Try again later.`);
        }
        await rm(lock, { force: true });
      }
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** Adds the assets of a build to the shared ones; each appears whole or not at all. */
async function addAssets(from: string, to: string, names: readonly string[]) {
  for (const name of names) {
    const source = path.join(from, name);
    const goal = path.join(to, name);
    if (await exists(goal)) {
      const [ours, theirs] = await Promise.all([readFile(source), readFile(goal)]);
      const packed = /\.(?:br|gz)$/.test(name);
      // Browsers keep an asset for a year by its name. A sibling may differ: another zlib packs
      // the same bytes differently.
      if (!packed && !ours.equals(theirs)) {
        throw new PublishError(
          `assets/${name} has other content than the published file of that name.`,
        );
      }
      continue;
    }
    await mkdir(path.dirname(goal), { recursive: true });
    const partial = path.join(path.dirname(goal), `.${path.basename(goal)}-${process.pid}`);
    await copyFile(source, partial);
    await rename(partial, goal);
  }
}

async function record(target: string, id: string): Promise<ReleaseRecord> {
  const file = path.join(target, releasesDir, id, recordFile);
  return JSON.parse(await readFile(file, 'utf8')) as ReleaseRecord;
}

/** Drops releases beyond what is kept, then the assets that no kept release has. */
async function prune(target: string, { releases, days, atMost }: Keep) {
  const ids = await releaseIds(target);
  const served = await currentId(target);
  const oldest = Date.now() - days * 86_400_000;
  const times = await Promise.all(
    ids.map(async (id) => (await stat(path.join(target, releasesDir, id, recordFile))).mtimeMs),
  );
  const kept = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const fromEnd = ids.length - 1 - index;
    // A release was last served when the one after it was published.
    const replaced = times[index + 1] ?? Infinity;
    const wanted = fromEnd < releases || replaced > oldest;
    if ((wanted && fromEnd < atMost) || id === served) kept.add(id);
    else await rm(path.join(target, releasesDir, id), { recursive: true });
  }
  const used = new Set<string>();
  for (const id of kept) for (const name of (await record(target, id)).assets) used.add(name);
  for (const name of await filesBelow(path.join(target, assetsDir))) {
    if (!used.has(name)) await rm(path.join(target, assetsDir, name));
  }
  // What a publication that was killed left behind.
  for (const name of await readdir(path.join(target, releasesDir))) {
    if (name.startsWith('.')) {
      await rm(path.join(target, releasesDir, name), { recursive: true });
    }
  }
}

/**
 * Publishes a build (the folder with `client/` and `policy.json`) and returns the release's id.
 * Throws a `PublishError` for a folder that is no build, for an asset that changed its content but
 * not its name, and while another publication runs; whatever it throws, the site is as it was.
 */
export async function publish(buildDir: string, target: string, keep = defaultKeep) {
  for (const needed of ['client/index.html', 'client/404.html', 'policy.json']) {
    if (!(await exists(path.join(buildDir, needed)))) {
      throw new PublishError(`There is no build in ${buildDir}: ${needed} is missing.`);
    }
  }
  return alone(target, async () => {
    const builtAssets = path.join(buildDir, 'client', assetsDir);
    const assets = (await exists(builtAssets)) ? await filesBelow(builtAssets) : [];
    const page = await readFile(path.join(buildDir, 'client/index.html'));
    const time = new Date().toISOString().replace(/[-:.]/g, '');
    const id = `${time}-${createHash('sha256').update(page).digest('hex').slice(0, 8)}`;
    const partial = path.join(target, releasesDir, `.${id}`);

    await mkdir(path.join(target, assetsDir), { recursive: true });
    await addAssets(builtAssets, path.join(target, assetsDir), assets);
    await mkdir(partial, { recursive: true });
    for (const part of published) {
      const source = path.join(buildDir, part);
      if (!(await exists(source))) continue;
      await cp(source, path.join(partial, part), {
        recursive: true,
        preserveTimestamps: true,
        filter: (file) => path.resolve(file) !== path.resolve(builtAssets),
      });
    }
    await symlink(path.join('..', '..', '..', assetsDir), path.join(partial, 'client', assetsDir));
    const remembered: ReleaseRecord = { assets };
    await writeFile(path.join(partial, recordFile), JSON.stringify(remembered));
    await rename(partial, path.join(target, releasesDir, id));
    await switchTo(target, id);
    await prune(target, keep);
    return id;
  });
}

/**
 * Serves the release before the current one again, or the one given, and returns its id. Assets of
 * the release that is left stay, so pages that are open go on. Throws a `PublishError` where there
 * is none.
 */
export async function rollback(target: string, to?: string): Promise<string> {
  return alone(target, async () => {
    const ids = await releaseIds(target);
    const served = await currentId(target);
    const id = to ?? ids[ids.indexOf(served ?? '') - 1];
    if (id === undefined || !ids.includes(id)) {
      throw new PublishError(
        to === undefined
          ? `There is no release before ${served ?? 'the first'} in ${target}.`
          : `There is no release ${to} in ${target}. There are: ${ids.join(', ') || 'none'}.`,
      );
    }
    await switchTo(target, id);
    return id;
  });
}

/**
 * Whether two releases need different rules of nginx. It reads its file only when it is told to,
 * and a page with a new inline script under the old policy runs without that script.
 */
export async function needsReload(target: string, before: string | undefined, after: string) {
  const read = (id: string | undefined) =>
    readFile(path.join(target, releasesDir, id ?? '', 'nginx.conf'), 'utf8').catch(() => '');
  const [old, fresh] = await Promise.all([read(before), read(after)]);
  return old !== fresh;
}

const usage = `Usage:
  node deploy/publish.ts <build> <target> [--keep <releases>]
  node deploy/publish.ts --rollback <target> [<release>]
  node deploy/publish.ts --list <target>`;

async function remind(target: string, before: string | undefined, after: string) {
  if (await needsReload(target, before, after)) {
    console.log('Its nginx.conf differs: if nginx serves it, reload nginx now.');
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: 'boolean' },
      list: { type: 'boolean' },
      keep: { type: 'string' },
    },
  });
  const [first, second] = positionals;
  if (values.list && first !== undefined) {
    const served = await currentId(first);
    for (const id of await releaseIds(first)) console.log(`${id === served ? '*' : ' '} ${id}`);
  } else if (values.rollback && first !== undefined) {
    const before = await currentId(first);
    const id = await rollback(first, second);
    console.log(`Serving ${id} again.`);
    await remind(first, before, id);
  } else if (first !== undefined && second !== undefined) {
    const releases = Number(values.keep ?? defaultKeep.releases);
    if (!Number.isInteger(releases) || releases < 1) {
      throw new PublishError(`--keep takes a whole number from 1, not "${values.keep}".`);
    }
    const before = await currentId(second);
    const id = await publish(first, second, { ...defaultKeep, releases });
    console.log(`Published ${id}.`);
    await remind(second, before, id);
  } else {
    throw new PublishError(usage);
  }
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
