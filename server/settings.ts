import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

/** An invalid setting. Its message is one line for the person who started the server. */
export class SettingError extends Error {}

/** Settings of the server, from environment variables. */
export type Settings = {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Undefined for all interfaces, IPv6 and IPv4. */
  readonly host: string | undefined;
  readonly workers: number;
  /** Absolute path of the build: `client/` and `policy.json`. */
  readonly siteDir: string;
};

function wholeNumber(
  name: string,
  value: string | undefined,
  preset: number,
  min: number,
  max: number,
) {
  if (value === undefined || value === '') return preset;
  const number = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
}

/**
 * Reads `PORT` (3000), `HOST` (all interfaces), `WORKERS` (one for each core) and `SITE_DIR`
 * (`dist` in the project).
 *
 * The default is all interfaces: the site is public and read-only, and a server on loopback only
 * cannot be reached from outside a container or a virtual machine.
 * @throws a `SettingError` that names the variable and its value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: wholeNumber('PORT', env['PORT'], 3000, 0, 65_535),
    host: env['HOST'] || undefined,
    workers: wholeNumber('WORKERS', env['WORKERS'], availableParallelism(), 1, 64),
    siteDir: resolve(env['SITE_DIR'] || join(import.meta.dirname, '..', 'dist')),
  };
}

/** The server's URL for programs on this machine. */
export function localUrl(host: string | undefined, port: number): string {
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

const reasons: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port === 65_535 ? 3000 : port + 1} npm run serve`,
  EACCES: ({ port }) => `Port ${port} needs rights that this user has not. Choose one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not a known name.`,
};

/** Explains a failure to listen in one line. */
export function listenFailure(code: string, settings: Settings): string {
  return (
    reasons[code]?.(settings) ?? `The server could not listen on port ${settings.port}: ${code}.`
  );
}
