import { defineConfig } from 'vitest/config';
import { isMatrix } from './tests/tier.ts';

// Separate from the unit tests: these start processes, bind ports and need nginx.
export default defineConfig({
  test: {
    include: isMatrix
      ? ['tests/server/{fuzz,built-site}.test.ts']
      : ['deploy/**/*.test.ts', 'tests/server/**/*.test.ts'],
    globalSetup: ['tests/server/nginx-setup.ts'],
    setupFiles: ['tests/seed.setup.ts'],
    // Most of these tests wait for processes and timeouts.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
