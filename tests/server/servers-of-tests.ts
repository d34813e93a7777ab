import { afterAll, afterEach, beforeAll } from 'vitest';
import { makeFixture, type Fixture } from './fixture.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/**
 * Makes a build for the tests of a file. `start` serves it, or another one, and its servers are killed
 * after each test. Call it at the top level of the file.
 */
export function serversOfTests() {
  let made: Fixture;
  const running = new Set<ServerProcess>();
  beforeAll(async () => {
    made = await makeFixture();
  });
  afterEach(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL');
      await ended;
    }
    running.clear();
  });
  afterAll(() => made.remove());
  return {
    fixture: () => made,
    start: (env: Readonly<Record<string, string>> = {}) => {
      const server = startServer({ SITE_DIR: made.siteDir, ...env });
      running.add(server);
      return server;
    },
  };
}
