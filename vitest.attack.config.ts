import { defineConfig } from 'vitest/config';

/** Attacks load the machine, so they run one at a time, apart from the other tests. */
export default defineConfig({
  test: {
    include: ['tests/attack/**/*.test.ts'],
    globalSetup: ['tests/server/nginx-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
