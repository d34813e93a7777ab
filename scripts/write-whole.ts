import { rename, writeFile } from 'node:fs/promises';

/** Writes a file under another name first, so that an interrupted build leaves no partial file in a cache. */
export async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, content);
  await rename(partial, file);
}
