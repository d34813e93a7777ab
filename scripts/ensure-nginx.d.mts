export function hasNginx(): boolean;
export function ensureNginx(options?: { wrk?: boolean }): string | undefined;
