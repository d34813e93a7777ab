export function ensureNginx(options?: { wrk?: boolean }): string | undefined;
