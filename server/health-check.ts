import { localUrl, readSettings } from './settings.ts';

/** Exits with 0 if the server responds to `/` with a page, otherwise with 1. */
const { host, port } = readSettings(process.env);
try {
  const response = await fetch(localUrl(host, port), { signal: AbortSignal.timeout(3_000) });
  process.exit(response.ok ? 0 : 1);
} catch {
  process.exit(1);
}
