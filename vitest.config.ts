import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sizedPictures } from './scripts/sized-pictures.ts';

const shared = {
  plugins: [sizedPictures(), react()],
  define: { __BUILT_YEAR__: 2026 },
};

export default defineConfig({
  test: {
    // Generous: no unit test measures time, and the default of 5 s fails on a busy machine.
    testTimeout: 60_000,
    projects: [
      // Pure code and components, beside their files.
      {
        ...shared,
        test: { name: 'unit', include: ['{app,scripts,illustrations,bench}/**/*.test.{ts,tsx}'] },
      },
      // Truths of the words.
      { ...shared, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      // Truths of the built HTML; needs a build.
      { ...shared, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      // Builds a changed copy of the sources. Slow, and independent of the build in dist.
      {
        ...shared,
        test: {
          name: 'rebuild',
          include: ['tests/rebuild/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
