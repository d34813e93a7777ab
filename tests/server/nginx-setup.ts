import { ensureNginx } from '#scripts/ensure-nginx.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- extends a declared interface
  interface ProvidedContext {
    /** Why nginx is not available. Empty if it is. */
    nginxObstacle: string;
  }
}

/** Installs nginx once before all tests, if possible. As root, a missing nginx is an error. */
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
