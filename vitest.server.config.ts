import { defineConfig } from 'vitest/config';

// Apart from the units of the pages: these start processes, bind ports and need nginx.
export default defineConfig({
  test: {
    include: ['server/**/*.test.ts', 'deploy/**/*.test.ts', 'tests/server/**/*.test.ts'],
    globalSetup: ['tests/server/nginx-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // One file at a time: several of them measure.
    fileParallelism: false,
  },
});
