import { localUrl, readSettings } from './settings.ts';

/** Exits with 0 where the server with these settings answers with a page, with 1 otherwise. */
const { host, port } = readSettings(process.env);
try {
  const response = await fetch(localUrl(host, port), { signal: AbortSignal.timeout(3_000) });
  process.exit(response.ok ? 0 : 1);
} catch {
  process.exit(1);
}
