import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isCompressible } from './headers.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** In bytes. A smaller response fits one packet, so compression saves nothing. */
const smallest = 256;

const pack = {
  '.br': (content: Buffer): Promise<Buffer> =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer): Promise<Buffer> => gzip(content, { level: 9 }),
} as const;

/** Writes a sibling if it is smaller than the file. */
async function writeSibling(file: string, suffix: keyof typeof pack, content: Buffer) {
  const packed = content.length < smallest ? content : await pack[suffix](content);
  if (packed.length >= content.length) {
    // A sibling of an earlier build would be served instead of the file.
    await rm(file + suffix, { force: true });
    return;
  }
  const { atime, mtime } = await stat(file);
  await writeFile(file + suffix, packed);
  // nginx derives the ETag from time and size, so the sibling gets the time of its file.
  await utimes(file + suffix, atime, mtime);
}

async function compressFile(file: string) {
  const content = await readFile(file);
  await Promise.all([writeSibling(file, '.br', content), writeSibling(file, '.gz', content)]);
}

/**
 * Writes a `.br` (quality 11) and a `.gz` (level 9) sibling of every compressible file below `dir`,
 * if it is smaller than the file. Uses zlib's thread pool. Must run last: a later change to a file
 * leaves outdated siblings.
 */
export async function precompress(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const queue = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
}
