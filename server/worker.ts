import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { createApp } from './app.ts';
import { errorMessage } from './error-message.ts';
import { listenFailure, type Settings } from './settings.ts';

/** Messages from a worker to the primary. */
export type FromWorker =
  | { readonly type: 'serving'; readonly port: number; readonly addresses: number }
  /** The worker cannot serve and exits. */
  | { readonly type: 'failed'; readonly line: string }
  /** `fault` is empty if the release was read. */
  | { readonly type: 'staged'; readonly fault: string };

/** Messages from the primary to a worker. */
export type ToWorker =
  | { readonly type: 'stage'; readonly release: string }
  | { readonly type: 'commit' | 'discard' }
  /** Finish open responses within `grace` milliseconds, then exit. */
  | { readonly type: 'drain'; readonly grace: number };

/**
 * Runs a worker: serves the release that the primary passes in `SITE_DIR`, and follows its
 * messages.
 */
export async function startWorker(settings: Settings): Promise<void> {
  const report = (message: FromWorker) => process.send?.(message);
  // A terminal signals the whole process group. The primary forwards the signal once.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  // Without the primary nothing would stop or replace this worker.
  cluster.worker?.on('error', () => process.exit(1));
  const fail = (line: string) => {
    report({ type: 'failed', line });
    process.disconnect();
  };
  const app = await createApp(settings).catch((error: unknown) => {
    fail(errorMessage(error));
    return undefined;
  });
  if (app === undefined) return;
  let draining = false;
  const handleMessage = async (message: ToWorker) => {
    if (message.type === 'commit') app.commit();
    if (message.type === 'discard') app.discard();
    if (message.type === 'stage') {
      const fault = await app.stage(message.release).then(() => '', errorMessage);
      report({ type: 'staged', fault });
    }
    if (message.type === 'drain' && !draining) {
      draining = true;
      await app.drain(message.grace);
      process.exit(0);
    }
  };
  process.on('message', (message: ToWorker) => void handleMessage(message));
  app.server.once('error', (error: NodeJS.ErrnoException) => {
    fail(listenFailure(error.code ?? error.message, settings));
  });
  app.server.listen({ port: settings.port, host: settings.host }, () => {
    const bound = app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : settings.port;
    report({ type: 'serving', port, addresses: app.addresses });
    // Write the cache now: a killed process does not.
    flushCompileCache();
  });
}
