import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './app/content/paths.ts';

// Loaded without Vite plugins, so no import may be a picture or CSS.
export default {
  ssr: false,
  buildDirectory: 'dist',
  prerender: { paths: [...prerenderPaths], concurrency: 2 },
  // The route table is small: one manifest avoids discovery requests.
  routeDiscovery: { mode: 'initial' },
  // Client loaders are small. Separate chunks would cost a request and a manifest entry each.
  splitRouteModules: false,
} satisfies Config;
