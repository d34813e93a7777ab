import { afterEach } from 'vitest';
import { startServer, type ServerProcess } from './server-process.ts';

/**
 * Returns a `startServer` whose servers are killed after each test. Call it at the top level of a file
 * of tests.
 */
export function serversOfTests(): typeof startServer {
  const running = new Set<ServerProcess>();
  afterEach(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL');
      await ended;
    }
    running.clear();
  });
  return (env) => {
    const server = startServer(env);
    running.add(server);
    return server;
  };
}
