/**
 * Lists what to settle before launch: placeholder links, sample content, statements to confirm, unset contact data. Run:
 * `npm run launch-report`.
 */
import { createServer } from 'vite';
import { siteOrigin } from './site-origin.ts';
import { sizedPictures } from './sized-pictures.ts';

// Content modules import pictures, which only the bundler can load.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
  plugins: [sizedPictures()],
  define: {
    'process.env.SITE_ORIGIN': JSON.stringify(siteOrigin()),
    __BUILT_YEAR__: new Date().getUTCFullYear(),
  },
});

try {
  const report = await vite.ssrLoadModule('/scripts/launch/report.ts');
  console.log(report.launchReport());
} finally {
  await vite.close();
}
