import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * A published site on a server of one's own:
 *
 *     target/
 *       assets/            hashed files of every release that is kept
 *       releases/<id>/     one build; its client/assets is a link to ../../../assets
 *       current            a link to the release that is served
 *       .lock, .partial/   of the publication that runs
 */
export const releasesDir = 'releases';
export const assetsDir = 'assets';
export const currentLink = 'current';
export const partialDir = '.partial';
export const recordFile = 'release.json';

/** A number, counted up by each publication whatever the clock says, and a hash of the home page. */
const idPattern = /^(\d{6})-[0-9a-f]{8}$/;

const numberOf = (id: string) => Number(idPattern.exec(id)?.[1] ?? 0);

/** Published releases, the oldest first. Folders of other origin are left out. */
export function releaseIds(target: string): readonly string[] {
  try {
    return readdirSync(path.join(target, releasesDir))
      .filter((name) => idPattern.test(name))
      .toSorted((a, b) => numberOf(a) - numberOf(b));
  } catch {
    return [];
  }
}

/** The id of a release that is published next. */
export function nextId(target: string, hash: string): string {
  const last = releaseIds(target).at(-1);
  const number = (last === undefined ? 0 : numberOf(last)) + 1;
  return `${String(number).padStart(6, '0')}-${hash.slice(0, 8)}`;
}

/** The release that is served, or undefined before the first. */
export function currentId(target: string): string | undefined {
  try {
    return path.basename(readlinkSync(path.join(target, currentLink)));
  } catch {
    return undefined;
  }
}

/** Switches to a release by renaming a link over the old one: there is no moment without a site. */
export async function switchTo(target: string, id: string): Promise<void> {
  const fresh = path.join(target, `.${currentLink}`);
  await rm(fresh, { force: true });
  await symlink(path.join(releasesDir, id), fresh);
  await rename(fresh, path.join(target, currentLink));
}

/**
 * Names below `assets/`, compressed forms included, that the release's own build made. Undefined
 * where it has no readable record.
 */
function assetsOf(target: string, id: string): readonly string[] | undefined {
  try {
    const text = readFileSync(path.join(target, releasesDir, id, recordFile), 'utf8');
    const { assets } = Object(JSON.parse(text)) as { readonly assets?: unknown };
    return Array.isArray(assets) ? assets.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Deletes all but the latest `keep` releases and those in `spared`, then the assets that only the
 * deleted ones had. Nothing else in the target is touched: an asset is deleted because a release
 * that goes has recorded it, not because no release that stays has.
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
    await rm(path.join(target, releasesDir, id), { recursive: true, force: true });
  }
  for (const id of releaseIds(target)) {
    const used = assetsOf(target, id);
    // Without its record nobody knows what it needs.
    if (used === undefined) throw new Error(`${id} has no readable ${recordFile}; all assets stay`);
    for (const name of used) orphans.delete(name);
  }
  const assets = path.join(target, assetsDir);
  for (const name of orphans) {
    const file = path.join(assets, name);
    if (file.startsWith(assets + path.sep)) await rm(file, { force: true });
  }
}
