import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sizedPictures } from './scripts/sized-pictures.ts';

/**
 * Creates a test project. Inline projects inherit nothing, so each gets plugins and a timeout in
 * ms.
 */
const project = (name: string, include: string, timeout = 60_000) => ({
  plugins: [sizedPictures(), react()],
  define: { __BUILT_YEAR__: 2026 },
  // No unit test measures time. The default of 5 s fails on a busy machine.
  test: {
    name,
    include: [include],
    setupFiles: ['tests/seed.setup.ts'],
    testTimeout: timeout,
    hookTimeout: timeout,
    // Files share the modules that they import: a third of the time goes to importing them for each file.
    isolate: false,
  },
});

export default defineConfig({
  test: {
    projects: [
      // Unit tests, beside their files.
      project('unit', '{app,audit,scripts,illustrations,bench,server}/**/*.test.{ts,tsx}'),
      // Tests of the content and of the project's rules.
      project('content', 'tests/content/**/*.test.ts'),
      // Tests of the built HTML. Need a build.
      project('build', 'tests/build/**/*.test.ts'),
      // Tests that build changed copies of the sources. Independent of dist/.
      project('rebuild', 'tests/rebuild/**/*.test.ts', 600_000),
    ],
  },
});
