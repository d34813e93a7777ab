import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './app/content/paths.ts';

// Loaded without Vite plugins: whatever is imported here must be a plain leaf module.
export default {
  ssr: false,
  buildDirectory: 'dist',
  prerender: { paths: [...prerenderPaths], concurrency: 2 },
  // The route table is small and known: one manifest, no discovery requests.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
