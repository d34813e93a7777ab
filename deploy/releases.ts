import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';

/**
 * Layout of a published site on your own server:
 *
 *     target/
 *       assets/            hashed files of all kept releases
 *       releases/<id>/     one build; its client/assets links to ../../../assets
 *       current            link to the current release
 *       .lock, .partial/   of the running publication
 */
export const releasesDir = 'releases';
export const assetsDir = 'assets';
export const currentLink = 'current';
export const partialDir = '.partial';
export const recordFile = 'release.json';

/** A sequence number, independent of the clock, and a hash of the home page. */
const idPattern = /^(\d{6})-[0-9a-f]{8}$/;

const numberOf = (id: string) => Number(idPattern.exec(id)?.[1] ?? 0);

/** Ids of the published releases, oldest first. Ignores other folders. */
export function releaseIds(target: string): readonly string[] {
  const names = unlessMissing(() => readdirSync(join(target, releasesDir))) ?? [];
  return names.filter((name) => idPattern.test(name)).toSorted((a, b) => numberOf(a) - numberOf(b));
}

/** The id of the next release. */
export function nextId(target: string, hash: string): string {
  const last = releaseIds(target).at(-1);
  const number = (last === undefined ? 0 : numberOf(last)) + 1;
  return `${String(number).padStart(6, '0')}-${hash.slice(0, 8)}`;
}

/** The id of the current release, or undefined before the first. */
export function currentId(target: string): string | undefined {
  const link = unlessMissing(() => readlinkSync(join(target, currentLink)));
  return link === undefined ? undefined : basename(link);
}

/** What `read` returns, or undefined if its file or folder does not exist. Other errors are thrown. */
function unlessMissing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Switches to a release. Renames a link over the old one, which is atomic. */
export async function switchTo(target: string, id: string): Promise<void> {
  const fresh = join(target, `.${currentLink}`);
  await rm(fresh, { force: true });
  await symlink(join(releasesDir, id), fresh);
  await rename(fresh, join(target, currentLink));
}

/**
 * Assets that the release's own build wrote, compressed forms included. Undefined if it has no
 * readable record.
 */
function assetsOf(target: string, id: string): readonly string[] | undefined {
  try {
    const text = readFileSync(join(target, releasesDir, id, recordFile), 'utf8');
    const { assets }: { readonly assets?: unknown } = Object(JSON.parse(text));
    return Array.isArray(assets) ? assets.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Deletes all but the latest `keep` releases and those in `spared`, then the assets that only
 * deleted releases recorded. Touches nothing else in the target.
 */
export async function prune(
  target: string,
  keep: number,
  spared: ReadonlySet<string>,
): Promise<void> {
  const leaving = releaseIds(target)
    .slice(0, -keep)
    .filter((id) => !spared.has(id));
  const orphans = new Set(leaving.flatMap((id) => assetsOf(target, id) ?? []));
  for (const id of leaving) {
    await rm(join(target, releasesDir, id), { recursive: true, force: true });
  }
  for (const id of releaseIds(target)) {
    const used = assetsOf(target, id);
    // Without its record the release's assets are unknown.
    if (used === undefined) {
      throw new Error(`${id} has no readable ${recordFile}, so no asset was deleted`);
    }
    for (const name of used) orphans.delete(name);
  }
  const assets = join(target, assetsDir);
  for (const name of orphans) {
    const file = join(assets, name);
    if (file.startsWith(assets + sep)) await rm(file, { force: true });
  }
}
