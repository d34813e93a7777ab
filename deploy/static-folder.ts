import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorMessage } from '#server/error-message.ts';
import { listSite } from '#server/site-files.ts';

/**
 * Writes `static/` into the build: the upload folder for a static host. It holds the files with an
 * address, the not-found documents, `_headers` and `_redirects`. It leaves out the precompressed
 * siblings, which such a host creates itself.
 *
 * @param buildDir holds `client/`, `_headers` and `_redirects`
 * @returns the number of files
 */
export async function writeStaticFolder(buildDir: string): Promise<number> {
  const clientDir = join(buildDir, 'client');
  const out = join(buildDir, 'static');
  const { addressed, notFound } = await listSite(clientDir);
  await rm(out, { recursive: true, force: true });
  const files = new Set([...addressed.values(), ...notFound.values()]);
  for (const file of files) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await cp(join(clientDir, file), join(out, file));
  }
  for (const name of ['_headers', '_redirects']) {
    await cp(join(buildDir, name), join(out, name));
  }
  return files.size;
}

if (import.meta.main) {
  const buildDir = process.argv[2] ?? join(import.meta.dirname, '../dist');
  try {
    console.log(`${await writeStaticFolder(buildDir)} files in ${join(buildDir, 'static')}.`);
  } catch (error) {
    console.error(errorMessage(error));
    process.exitCode = 1;
  }
}
