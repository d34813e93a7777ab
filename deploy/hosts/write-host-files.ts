import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Policy } from '#server/policy.ts';
import { listSite } from '#server/site-files.ts';
import { headersFile } from './headers-file.ts';
import { defaultNginxPlace, nginxConf } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';

/** Input and output of `writeHostFiles`. */
export type HostFilesOptions = {
  /** The built static site. */
  readonly clientDir: string;
  /** Receives `nginx.conf`, `_headers` and `_redirects`. Created if missing. */
  readonly outDir: string;
  readonly policy: Policy;
};

/**
 * Writes `nginx.conf`, `_headers` and `_redirects` for a built site.
 * @throws if the build lacks its index or its 404 page, or has a file name or a header that a host
 * would reject
 */
export async function writeHostFiles({
  clientDir,
  outDir,
  policy,
}: HostFilesOptions): Promise<void> {
  const listing = await listSite(clientDir);
  await mkdir(outDir, { recursive: true });
  await Promise.all([
    writeFile(join(outDir, 'nginx.conf'), nginxConf(listing, policy, defaultNginxPlace)),
    writeFile(join(outDir, '_headers'), headersFile(listing, policy)),
    writeFile(join(outDir, '_redirects'), redirectsFile(listing)),
  ]);
}
