import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPolicy } from '#server/policy.ts';
import { readSiteFiles, type SiteFile } from '#server/site-files.ts';
import { PublishError } from './publish-error.ts';

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
const namedAsset = /\/assets\/[\w.-]+\.[a-z0-9]+/g;

function checkDocument(name: string, text: string, assets: ReadonlySet<string>) {
  if (!text.trimEnd().endsWith('</html>')) {
    throw new PublishError(
      `${name} is incomplete: it does not end with </html>. Build the site again.`,
    );
  }
  for (const [asset] of text.matchAll(namedAsset)) {
    if (!assets.has(asset)) {
      throw new PublishError(`${name} uses ${asset}, which is missing from the build.`);
    }
  }
}

function checkForms(name: string, { representations }: SiteFile) {
  for (const { encoding, body } of [representations.br, representations.gzip].filter(
    (form) => form !== undefined,
  )) {
    let plain: Buffer | undefined;
    try {
      plain = decode[encoding](body);
    } catch {
      // Undecodable: the comparison below fails.
    }
    if (!plain?.equals(representations.identity.body)) {
      throw new PublishError(
        `The ${encoding} form of ${name} has other content than the file. Build the site again.`,
      );
    }
  }
}

/**
 * Reads a build or a release as the server does. Also checks what the server does not: documents
 * are complete, their assets exist, and compressed forms match their file.
 * @throws a `PublishError` that names the file
 */
export async function checkSite(siteDir: string): Promise<void> {
  for (const needed of ['client/index.html', 'client/404.html', 'policy.json']) {
    if (!existsSync(join(siteDir, needed))) {
      throw new PublishError(`There is no build in ${siteDir}: ${needed} is missing.`);
    }
  }
  try {
    await readPolicy(join(siteDir, 'policy.json'));
    const { addressed, notFound } = await readSiteFiles(join(siteDir, 'client'));
    const assets = new Set(addressed.keys());
    for (const [address, file] of [...addressed, ...notFound]) {
      checkForms(address, file);
      if (!file.contentType.startsWith('text/html')) continue;
      checkDocument(address, file.representations.identity.body.toString('utf8'), assets);
    }
  } catch (error) {
    if (error instanceof PublishError || !(error instanceof Error)) throw error;
    throw new PublishError(error.message, { cause: error });
  }
}

/**
 * @throws a `PublishError` for a symbolic link in a build, which could point to any file of this
 * machine
 */
export async function checkLinks(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) {
      throw new PublishError(
        `${join(entry.parentPath, entry.name)} is a symbolic link. Links are not published: put the file there.`,
      );
    }
  }
}
