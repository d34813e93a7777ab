import { readFile } from 'node:fs/promises';

/**
 * What the build found inline on its pages: the hashes that the Content-Security-Policy allows.
 * Each is a CSP hash source without quotes, such as `sha256-…=`.
 */
export interface Policy {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const hashSource = /^sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/;

function hashes(value: unknown, name: string, file: string): readonly string[] {
  if (!Array.isArray(value) || !value.every((hash) => hashSource.test(String(hash)))) {
    throw new Error(`${file}: ${name} must be a list of hashes like "sha256-…".`);
  }
  return value.map(String);
}

/**
 * Reads `policy.json` as the build wrote it. Throws when the file is missing, is not JSON, or has
 * anything but hashes: a policy that lets an unknown source in must not start.
 */
export async function readPolicy(file: string): Promise<Policy> {
  const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { scriptHashes, styleHashes } = Object(parsed) as Record<string, unknown>;
  return {
    scriptHashes: hashes(scriptHashes, 'scriptHashes', file),
    styleHashes: hashes(styleHashes, 'styleHashes', file),
  };
}

/** For what is a part of a page, and no page when it is opened by itself. */
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
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
