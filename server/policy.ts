import { readFile } from 'node:fs/promises';

/**
 * Contents of `policy.json`, which the build writes for the server. Hashes are CSP hash sources
 * without quotes, such as `sha256-…=`.
 */
export type Policy = {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Scheme and host of canonical addresses, without a path. */
  readonly origin: string;
  /** False for a preview: every response then has `X-Robots-Tag: noindex`. */
  readonly indexable: boolean;
  /** Other origins that pages may send data to, over HTTPS. Absent in a build that has none. */
  readonly connectOrigins?: readonly string[];
};

const hashSource = /^sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/;

/** Whether a text consists of scheme and host only. */
const isOrigin = (text: string) => /^https?:\/\/[\w.:[\]-]+$/.test(text);

function hashes(value: unknown, name: string, file: string): readonly string[] {
  if (!Array.isArray(value) || !value.every((hash) => hashSource.test(String(hash)))) {
    throw new Error(`${file}: ${name} must be a list of hashes like "sha256-…".`);
  }
  return value.map(String);
}

/**
 * Reads `policy.json`.
 * @throws an error with the file's path if it is missing, is not JSON, or holds anything but hashes
 * as sources
 */
export async function readPolicy(file: string): Promise<Policy> {
  const text = await readFile(file, 'utf8');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON. Build the site again: npm run build`);
  }
  const {
    scriptHashes,
    styleHashes,
    origin,
    indexable,
    connectOrigins = [],
  }: Readonly<Record<string, unknown>> = Object(parsed);
  if (typeof origin !== 'string' || !isOrigin(origin)) {
    throw new Error(`${file}: origin must be like https://host.`);
  }
  if (typeof indexable !== 'boolean') throw new Error(`${file}: indexable must be true or false.`);
  if (
    !Array.isArray(connectOrigins) ||
    !connectOrigins.every((one) => isOrigin(String(one)) && String(one).startsWith('https:'))
  ) {
    throw new Error(`${file}: connectOrigins must be a list of origins like "https://host".`);
  }
  return {
    scriptHashes: hashes(scriptHashes, 'scriptHashes', file),
    styleHashes: hashes(styleHashes, 'styleHashes', file),
    origin,
    indexable,
    connectOrigins: connectOrigins.map(String),
  };
}

/** CSP of assets. An asset is never a document, so the policy allows nothing. */
export const assetPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The one CSP of all pages.
 *
 * It omits `upgrade-insecure-requests` on purpose. All sources are `'self'`, so a page served over
 * HTTPS has nothing to upgrade. Over plain HTTP, except on localhost, the directive would break the
 * page.
 */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  connectOrigins = [],
}: Policy): string {
  const self = (list: readonly string[]) =>
    ["'self'", ...list.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${self(scriptHashes)}`,
    `style-src ${self(styleHashes)}`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The only Trusted Types policy. It allows the URL of one worker.
    'trusted-types page-check',
  ].join('; ');
}
