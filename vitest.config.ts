import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sizedPictures } from './scripts/sized-pictures.ts';

/** An inline project inherits nothing from the root, so each gets the plugins and its timeout in milliseconds. */
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
  },
});

export default defineConfig({
  test: {
    projects: [
      // Pure code and components, beside their files.
      project('unit', '{app,audit,scripts,illustrations,bench}/**/*.test.{ts,tsx}'),
      // The content modules and the rules of the project.
      project('content', 'tests/content/**/*.test.ts'),
      // The built HTML. Needs a build.
      project('build', 'tests/build/**/*.test.ts'),
      // Builds changed copies of the sources. Independent of the build in dist.
      project('rebuild', 'tests/rebuild/**/*.test.ts', 300_000),
    ],
  },
});
