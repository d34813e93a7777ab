import './scripts/pictures-outside-vite.ts';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium.ts';
import type { EngineName } from './tests/engines/engines.ts';
import { isMatrix, retries } from './tests/tier.ts';

const port = Number(process.env.TEST_PORT ?? 4173);

/** The specs of folders of `tests`. Playwright matches absolute paths, so the checkout's own folder may have any name. */
const matching = (folders: string) => `**/tests/${folders}/**/*.spec.ts`;

/** The quick tier leaves the matrix's folder out where a run of the matrix follows it: `.ci/run`. */
const quickFolders = process.env.MATRIX_FOLLOWS ? '{e2e,engines}' : '{e2e,engines,matrix}';

/** Browser tests of the built site behind the built-in server, in the system's Chromium. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: 'tests',
  fullyParallel: true,
  // One more than the machines of CI have cores: most tests wait for a third of their time.
  workers: 3,
  retries,
  reporter: [['list', { printSteps: false }]],
  // Long timeouts, because a busy machine must not fail a test.
  timeout: isMatrix ? 600_000 : 240_000,
  expect: { timeout: 15_000 },
  use: {
    // Shorter than a test's timeout, so that the failure names the missing control.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'chromium',
      testMatch: matching(isMatrix ? 'matrix' : quickFolders),
      // Random input is tried in the matrix only.
      testIgnore: isMatrix ? [] : '**/fuzz.spec.ts',
    },
    // The core journeys in other engines: `npm run test:engines`.
    { name: 'firefox', testMatch: matching('engines'), use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: matching('engines'), use: { engine: 'webkit' } },
  ],
  webServer: {
    command: `node server/main.ts`,
    env: { PORT: String(port), HOST: 'localhost', WORKERS: '1' },
    url: `http://localhost:${port}/`,
    // The server holds the build in memory: one that is still running may serve an older build.
    reuseExistingServer: false,
  },
});
