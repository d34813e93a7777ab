import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './app/content/paths.ts';

// Loaded without Vite plugins: whatever is imported here must be a plain leaf module.
export default {
  ssr: false,
  buildDirectory: 'dist',
  prerender: { paths: [...prerenderPaths], concurrency: 2 },
  // The route table is small and known: one manifest, no discovery requests.
  routeDiscovery: { mode: 'initial' },
  // A route's client loader is a few words: cut off, it is a request and a line in each manifest.
  splitRouteModules: false,
} satisfies Config;
