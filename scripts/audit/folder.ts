/** Reads the files of a folder for the audit. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { AuditedFile } from '#audit/files.ts';

/** Hidden files, packages and precompressed copies, which are not part of a site. */
const notServed = /(?:^|\/)\.|(?:^|\/)node_modules\/|\.(?:br|gz)$/;

/**
 * Every file of a folder that a host would serve, named from the folder with slashes. The bytes are read when asked
 * for. A link that leads to no file is left out.
 */
export async function filesOf(folder: string): Promise<readonly AuditedFile[]> {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !notServed.test(name));
  const files: AuditedFile[] = [];
  for (const name of names) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) files.push({ name, size: found.size, bytes: () => readFile(file) });
  }
  return files;
}
