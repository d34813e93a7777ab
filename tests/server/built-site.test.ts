/** Requests every address of the build from each host: status, body and security headers. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { notFoundPaths, sitePaths } from '#app/content/paths.ts';
import { securityHeaders } from '#server/headers.ts';
import { readPolicy } from '#server/policy.ts';
import { isMatrix } from '../tier.ts';
import { startBuiltIn, startNginx, type Host } from './hosts.ts';
import { decoded, header, sendRequest } from './raw-client.ts';

const siteDir = join(import.meta.dirname, '../../dist');
if (!existsSync(join(siteDir, 'policy.json'))) {
  throw new Error('There is no build in dist: run "npm run build" first.');
}

const missing = notFoundPaths.map((name) => name.replace(/404$/, 'no-such-address'));
const addresses = [
  ...sitePaths.map((address) => ({ address, status: 200, file: `${address}/index.html` })),
  ...missing.map((address, index) => ({
    address,
    status: 404,
    file: `${notFoundPaths[index]}.html`,
  })),
];
const codings = isMatrix ? ['br', 'gzip', 'identity'] : ['br'];

describe.each([
  ['the built-in server', () => startBuiltIn({ siteDir })],
  ['nginx', () => startNginx(siteDir)],
] as const)('%s', (name, start) => {
  const skipped = name === 'nginx' && inject('nginxObstacle') !== '';
  let host: Host;
  beforeAll(async () => {
    if (!skipped) host = await start();
  });
  afterAll(() => host?.stop());

  test.skipIf(skipped).each(addresses)('$address', async ({ address, status, file }) => {
    const document = await readFile(join(siteDir, 'client', file));
    const policy = await readPolicy(join(siteDir, 'policy.json'));
    for (const coding of codings) {
      const response = await sendRequest(host.port, {
        target: address,
        headers: { 'Accept-Encoding': coding },
      });
      expect(response.status).toBe(status);
      expect(decoded(response).equals(document)).toBe(true);
      for (const [field, value] of securityHeaders(policy, 'document')) {
        expect(header(response, field), field).toBe(value);
      }
    }
  });
});
