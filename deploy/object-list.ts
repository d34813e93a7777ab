import { join } from 'node:path';
import { errorMessage } from '#server/error-message.ts';
import { cacheControl, contentTypeOf, kindOfFile } from '#server/headers.ts';
import { listSite } from '#server/site-files.ts';

/** One object of a bucket, with the metadata to upload. */
export type StoredObject = {
  /** The address without its leading slash; `index.html` for the home page. */
  readonly key: string;
  /** Path from the build's `client` folder. */
  readonly file: string;
  readonly contentType: string;
  readonly cacheControl: string;
};

/**
 * Lists the objects of a bucket behind a CDN in upload order: assets before the pages that use
 * them. Keys are addresses, so `/services` needs no rewrite rule. The list deletes nothing, so
 * assets of older builds remain.
 */
export async function listObjects(clientDir: string): Promise<readonly StoredObject[]> {
  const { addressed, notFound } = await listSite(clientDir);
  const object = (key: string, file: string, missing = false): StoredObject => ({
    key,
    file,
    contentType: contentTypeOf(file),
    cacheControl: cacheControl[missing ? 'error' : kindOfFile(`/${file}`)],
  });
  const objects = [
    ...[...addressed].map(([address, file]) =>
      object(address === '/' ? 'index.html' : address.slice(1), file),
    ),
    ...[...notFound.values()].map((file) => object(file, file, true)),
  ];
  const order = ({ file }: StoredObject) =>
    ['asset', 'file', 'document'].indexOf(kindOfFile(`/${file}`));
  return objects.sort((a, b) => order(a) - order(b));
}

if (import.meta.main) {
  const buildDir = process.argv[2] ?? join(import.meta.dirname, '../dist');
  try {
    // JSON lines, which any store's upload tool can read.
    for (const object of await listObjects(join(buildDir, 'client'))) {
      console.log(JSON.stringify(object));
    }
  } catch (error) {
    console.error(errorMessage(error));
    process.exitCode = 1;
  }
}
