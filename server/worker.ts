import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { errorMessage, listenFailure, type Settings } from './settings.ts';

/** What a worker reports to the first process. */
export type FromWorker =
  | { readonly type: 'serving'; readonly port: number; readonly addresses: number }
  /** It cannot serve, and ends. */
  | { readonly type: 'failed'; readonly line: string }
  /** `fault` is empty where the release was read. */
  | { readonly type: 'staged'; readonly release: string; readonly fault: string };

/** What the first process tells a worker. */
export type ToWorker =
  | { readonly type: 'stage'; readonly release: string }
  | { readonly type: 'commit' | 'discard' }
  /** Let responses finish for `grace` milliseconds, then end. */
  | { readonly type: 'drain'; readonly grace: number };

/** Serves one release, named by the first process in `SITE_DIR`, until told otherwise. */
export async function work(settings: Settings): Promise<void> {
  const report = (message: FromWorker) => process.send?.(message);
  // A terminal signals the whole group: the first process passes it on, once.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  // Without the first process nobody would stop or replace this one.
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
  const obey = async (order: ToWorker) => {
    if (order.type === 'commit') app.commit();
    if (order.type === 'discard') app.discard();
    if (order.type === 'stage') {
      const { release } = order;
      const fault = await app.stage(release).then(() => '', errorMessage);
      report({ type: 'staged', release, fault });
    }
    if (order.type === 'drain' && !draining) {
      draining = true;
      await app.drain(order.grace);
      process.exit(0);
    }
  };
  process.on('message', (order: ToWorker) => void obey(order));
  app.server.once('error', (error: NodeJS.ErrnoException) => {
    fail(listenFailure(error.code ?? error.message, settings));
  });
  app.server.listen({ port: settings.port, host: settings.host }, () => {
    const { port } = app.server.address() as AddressInfo;
    report({ type: 'serving', port, addresses: app.addresses });
    // At once, because a process that is killed does not write it.
    flushCompileCache();
  });
}
