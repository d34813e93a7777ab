import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { listSite } from '../server/site-files.ts';

/**
 * Makes the folder that a static host is given, `static/` in the build: the files that have an
 * address, the documents of misses, `_headers` and `_redirects`. Without precompressed siblings,
 * which such a host makes by itself, and without anything that it would serve although it is no
 * page. Returns the number of files.
 *
 * @param buildDir holds `client/`, `_headers` and `_redirects`
 */
export async function writeStaticFolder(buildDir: string): Promise<number> {
  const clientDir = path.join(buildDir, 'client');
  const out = path.join(buildDir, 'static');
  const { addressed, misses } = await listSite(clientDir);
  await rm(out, { recursive: true, force: true });
  const files = new Set([...addressed.values(), ...misses.values()]);
  for (const file of files) {
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await cp(path.join(clientDir, file), path.join(out, file));
  }
  for (const name of ['_headers', '_redirects']) {
    await cp(path.join(buildDir, name), path.join(out, name));
  }
  return files.size;
}

if (import.meta.main) {
  const buildDir = process.argv[2] ?? path.join(import.meta.dirname, '../dist');
  try {
    console.log(`${await writeStaticFolder(buildDir)} files in ${path.join(buildDir, 'static')}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
