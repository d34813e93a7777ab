import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { assetFileNames } from './scripts/asset-names.ts';
import { buildErrors } from './scripts/build-errors.ts';
import { clientOutput } from './scripts/client-chunks.ts';
import { exploreLinks } from './scripts/explore-links.ts';
import { guideEntries } from './scripts/guide-entries.ts';
import { listPictures } from './scripts/placeholder-pictures.ts';
import { allowSlowPrerendering } from './scripts/prerender-timeout.ts';
import { sizedPictures } from './scripts/sized-pictures.ts';
import { shippedPackages } from './scripts/shipped-packages.ts';
import { scopedClassName } from './scripts/class-names.ts';
import { siteOrigin } from './scripts/site-origin.ts';

/** The build's year. `SOURCE_DATE_EPOCH`, in seconds, makes it reproducible. */
function builtYear(): number {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return (seconds ? new Date(Number(seconds) * 1_000) : new Date()).getUTCFullYear();
}
const packages = shippedPackages('dist/shipped-packages.json');

allowSlowPrerendering();

export default defineConfig(({ command }) => ({
  plugins: [
    sizedPictures(),
    guideEntries(),
    exploreLinks(),
    listPictures(),
    packages,
    reactRouter(),
    buildErrors(),
  ],
  define: {
    'process.env.SITE_ORIGIN': JSON.stringify(siteOrigin()),
    __BUILT_YEAR__: builtYear(),
  },
  server: {
    ...(process.env.PORT && { port: Number(process.env.PORT), strictPort: true }),
  },
  build: {
    // Inlined pictures would be data: URLs, which img-src does not allow.
    assetsInlineLimit: 0,
    // One stylesheet. Each document inlines its part, and the whole sheet loads later.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    // Modules that load late import little that is not loaded already. A list of their imports would cost each page more.
    modulePreload: false,
    target: ['chrome125', 'firefox128', 'safari18'],
    rolldownOptions: { output: { assetFileNames } },
  },
  worker: { plugins: () => [packages] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { ...clientOutput, assetFileNames },
          // Writes constants such as promises into the sentences that use them, so a page loads no list of promises.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    },
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      ...(command === 'build' && { generateScopedName: scopedClassName }),
    },
  },
}));
