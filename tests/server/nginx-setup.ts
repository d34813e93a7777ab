import { ensureNginx } from '../../scripts/ensure-nginx.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why there is no nginx to test against; empty when there is one. */
    nginxObstacle: string;
  }
}

/** Installs nginx if it can, once, before any test. As root a missing nginx is a failure. */
export default function setup({
  provide,
}: {
  provide: (key: 'nginxObstacle', value: string) => void;
}): void {
  const obstacle = ensureNginx();
  if (obstacle !== undefined) {
    if (process.getuid?.() === 0) throw new Error(`nginx could not be installed. ${obstacle}`);
    console.warn(`The nginx half of the server tests is skipped. ${obstacle}`);
  }
  provide('nginxObstacle', obstacle ?? '');
}
