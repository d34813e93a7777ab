import { readFile } from 'node:fs/promises';

/**
 * What a server must know of a build beside its files, written by the build to `policy.json`. Hashes
 * are CSP hash sources without quotes, such as `sha256-…=`.
 */
export interface Policy {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Scheme and host that canonical addresses are made from, without a path. */
  readonly origin: string;
  /** False for a preview: every response then carries `X-Robots-Tag: noindex`. */
  readonly indexable: boolean;
}

const hashSource = /^sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/;

/** Whether a text is scheme and host and nothing else. */
const isOrigin = (text: string) => /^https?:\/\/[\w.:[\]-]+$/.test(text);

function hashes(value: unknown, name: string, file: string): readonly string[] {
  if (!Array.isArray(value) || !value.every((hash) => hashSource.test(String(hash)))) {
    throw new Error(`${file}: ${name} must be a list of hashes like "sha256-…".`);
  }
  return value.map(String);
}

/**
 * Reads `policy.json`.
 * @throws an error that names the file, when it is missing, is not JSON, or has anything but hashes
 * as sources: a policy with an unknown source must not be served
 */
export async function readPolicy(file: string): Promise<Policy> {
  const text = await readFile(file, 'utf8');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON. Build the site again: npm run build`);
  }
  const { scriptHashes, styleHashes, origin, indexable } = Object(parsed) as Record<
    string,
    unknown
  >;
  if (typeof origin !== 'string' || !isOrigin(origin)) {
    throw new Error(`${file}: origin must be like https://host.`);
  }
  if (typeof indexable !== 'boolean') throw new Error(`${file}: indexable must be true or false.`);
  return {
    scriptHashes: hashes(scriptHashes, 'scriptHashes', file),
    styleHashes: hashes(styleHashes, 'styleHashes', file),
    origin,
    indexable,
  };
}

/** For assets: each is part of a page, and allows nothing when it is opened by itself. */
export const assetPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The one policy of all pages (standards S1, S2, S4).
 *
 * `upgrade-insecure-requests` is left out on purpose: every source is `'self'`, so a page served
 * over https has nothing to upgrade, and on plain http at anything but localhost it breaks the page.
 */
export function contentSecurityPolicy({ scriptHashes, styleHashes }: Policy): string {
  const self = (list: readonly string[]) =>
    ["'self'", ...list.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${self(scriptHashes)}`,
    `style-src ${self(styleHashes)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy, which knows the address of one worker.
    'trusted-types page-check',
  ].join('; ');
}
