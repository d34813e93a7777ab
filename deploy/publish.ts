import { createHash } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import {
  copyFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '#server/error-message.ts';
import { readPolicy } from '#server/policy.ts';
import { listSite } from '#server/site-files.ts';
import { checkLinks, checkSite } from './check-build.ts';
import { defaultNginxPlace, nginxConf } from './hosts/nginx.ts';
import { withLock } from './lock.ts';
import { PublishError } from './publish-error.ts';
import {
  assetsDir,
  currentId,
  currentLink,
  nextId,
  partialDir,
  prune,
  recordFile,
  releaseIds,
  releasesDir,
  switchTo,
} from './releases.ts';

/** Number of releases to keep, including the current one. Open tabs need the assets of theirs. */
const defaultKeep = 10;
/** With fewer, each publication would delete the release before it, which open tabs still use. */
const leastKept = 2;

const siblings = /\.(?:br|gz)$/;

/** Names of all files below a folder, relative to it. */
async function filesBelow(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Copies a build's assets into the shared folder. Each copy is atomic. */
async function addAssets(from: string, target: string, names: readonly string[]) {
  for (const name of names) {
    const source = join(from, name);
    const goal = join(target, assetsDir, name);
    const found = lstatSync(goal, { throwIfNoEntry: false });
    if (found !== undefined) {
      if (!found.isFile()) throw new PublishError(`${goal} is not a file. Move it away.`);
      const [fresh, published] = await Promise.all([readFile(source), readFile(goal)]);
      // Browsers cache an asset for a year by its name. Compressed forms may differ, because zlib
      // versions compress differently.
      if (!siblings.test(name) && !fresh.equals(published)) {
        throw new PublishError(
          `assets/${name} differs from the published file of that name. Build the site again.`,
        );
      }
      continue;
    }
    await mkdir(dirname(goal), { recursive: true });
    const partial = join(target, partialDir, 'asset');
    await copyFile(source, partial);
    await rename(partial, goal);
  }
}

/**
 * Copies everything of a build except its assets, and writes the release's record and host files.
 */
async function writeRelease(
  buildDir: string,
  release: string,
  target: string,
  assets: readonly string[],
) {
  const client = join(buildDir, 'client');
  await cp(client, join(release, 'client'), {
    recursive: true,
    // nginx derives ETags from the modification time.
    preserveTimestamps: true,
    filter: (file) => {
      const name = relative(client, file);
      return name !== assetsDir && (!basename(file).startsWith('.') || name === '.well-known');
    },
  });
  await symlink(join('..', '..', '..', assetsDir), join(release, 'client', assetsDir));
  const policyFile = join(release, 'policy.json');
  await copyFile(join(buildDir, 'policy.json'), policyFile);
  const root = join(resolve(target), currentLink, 'client');
  await writeFile(
    join(release, 'nginx.conf'),
    nginxConf(await listSite(client), await readPolicy(policyFile), { ...defaultNginxPlace, root }),
  );
  await writeFile(join(release, recordFile), JSON.stringify({ assets }));
}

/**
 * Publishes a build (the folder with `client/` and `policy.json`) and returns the release's id.
 *
 * @param keep number of releases to keep, at least 2
 * @param warn receives errors after the switch, when the new release is served already
 * @throws a `PublishError` for an incomplete build, for an asset with changed content under an old
 * name, and while another publication runs. The served site is unchanged then.
 */
export async function publish(
  buildDir: string,
  target: string,
  keep: number = defaultKeep,
  warn: (line: string) => void = console.warn,
): Promise<string> {
  if (!Number.isInteger(keep) || keep < leastKept) {
    throw new PublishError(`--keep takes a whole number from ${leastKept}, not "${keep}".`);
  }
  await checkSite(buildDir);
  await checkLinks(join(buildDir, 'client'));
  return withLock(target, async () => {
    const current = lstatSync(join(target, currentLink), { throwIfNoEntry: false });
    if (current !== undefined && !current.isSymbolicLink()) {
      throw new PublishError(`${join(target, currentLink)} is not a link. Move it away.`);
    }
    const partial = join(target, partialDir);
    // Left by a killed publication.
    await rm(partial, { recursive: true, force: true });
    const release = join(partial, 'release');
    await mkdir(release, { recursive: true });
    await mkdir(join(target, releasesDir), { recursive: true });
    await mkdir(join(target, assetsDir), { recursive: true });

    const builtAssets = join(buildDir, 'client', assetsDir);
    const assets = existsSync(builtAssets) ? await filesBelow(builtAssets) : [];
    await addAssets(builtAssets, target, assets);
    await writeRelease(buildDir, release, target, assets);
    // Check the copy, because the copy is served.
    await checkSite(release);

    const page = await readFile(join(release, 'client/index.html'));
    const id = nextId(target, createHash('sha256').update(page).digest('hex'));
    const before = currentId(target);
    await rename(release, join(target, releasesDir, id));
    await switchTo(target, id);
    try {
      await prune(target, keep, new Set([id, ...(before === undefined ? [] : [before])]));
      await rm(partial, { recursive: true, force: true });
    } catch (error) {
      warn(`Not everything old could be removed: ${errorMessage(error)}`);
    }
    return id;
  });
}

/**
 * Switches back to the previous release, or to the given one, and returns its id. Assets of the
 * newer release remain, so open tabs keep working.
 * @throws a `PublishError` if there is no such release, or if it is incomplete
 */
export async function rollback(target: string, to?: string): Promise<string> {
  return withLock(target, async () => {
    const ids = releaseIds(target);
    const served = currentId(target);
    const id = to ?? ids[ids.indexOf(served ?? '') - 1];
    if (id === undefined || !ids.includes(id)) {
      throw new PublishError(
        to === undefined
          ? `There is no release before ${served ?? 'the first'} in ${target}.`
          : `There is no release ${to} in ${target}. There are: ${ids.join(', ') || 'none'}.`,
      );
    }
    await checkSite(join(target, releasesDir, id));
    await switchTo(target, id);
    return id;
  });
}

/**
 * Whether two releases have different nginx rules. nginx reads its configuration only on reload,
 * and under the old policy a page's new inline script would be blocked.
 */
export async function needsReload(target: string, before: string | undefined, after: string) {
  const read = (id: string | undefined) =>
    readFile(join(target, releasesDir, id ?? '', 'nginx.conf'), 'utf8').catch(() => '');
  const [old, fresh] = await Promise.all([read(before), read(after)]);
  return old !== fresh;
}

const usage = `Usage:
  npm run deploy:publish -- <build> <target> [--keep <releases>]
  npm run deploy:publish -- --rollback <target> [<release>]
  npm run deploy:publish -- --list <target>`;

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
    const served = currentId(first);
    for (const id of releaseIds(first)) console.log(`${id === served ? '*' : ' '} ${id}`);
  } else if (values.rollback && first !== undefined) {
    const before = currentId(first);
    const id = await rollback(first, second);
    console.log(`Serving ${id} again.`);
    await remind(first, before, id);
  } else if (first !== undefined && second !== undefined) {
    const before = currentId(second);
    const id = await publish(first, second, Number(values.keep ?? defaultKeep));
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
    console.error(errorMessage(error));
    process.exitCode = 1;
  }
}
