import cluster, { type Worker } from 'node:cluster';
import { realpathSync } from 'node:fs';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { errorMessage } from './error-message.ts';
import { localUrl, type Settings } from './settings.ts';
import { send, stageRelease } from './stage-release.ts';
import type { FromWorker } from './worker.ts';

/** Time for open responses to finish after a stop, in milliseconds. */
const grace = 10_000;
/** Delay before a worker that failed to start is restarted, in milliseconds. Doubles each time. */
const firstDelay = 250;
const longestDelay = 8_000;

/**
 * Runs the primary process: starts the workers, replaces those that exit, and assigns the release
 * to serve. It handles no requests, so no client can crash it.
 *
 * The release is the resolved target of `SITE_DIR` at start or at `SIGHUP`. A worker that starts
 * later serves the same release, even if another one was published since.
 */
export function startPrimary(settings: Settings): void {
  // Workers accept from one shared socket. If the primary distributed connections, those just
  // assigned to a crashing worker would hang until the client gives up.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let release = realpathSync(settings.siteDir);
  let isStopping = false;
  let isAnnounced = false;
  /** Workers that accept connections. */
  const serving = new Set<Worker>();
  const startedWith = new Map<Worker, string>();
  /** Workers with an older release. They close their connections and exit. */
  const outdated = new Set<Worker>();
  // With it in the environment, Node takes the first module from the cache too. Loading Node's
  // TypeScript compiler for that one costs 60 ms. Node appends its version to the folder.
  const cacheDir = getCompileCacheDir();
  const cache = cacheDir === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cacheDir) };

  let isReloading = false;
  let isReloadWanted = false;

  function fail(line: string): never {
    console.error(line);
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    process.exit(1);
  }

  function onServing(worker: Worker, port: number, addresses: number) {
    if (startedWith.get(worker) !== release) {
      // The other workers switched releases while this one was starting.
      replace(worker);
      return;
    }
    serving.add(worker);
    if (isAnnounced || serving.size < settings.workers) return;
    isAnnounced = true;
    flushCompileCache();
    const count = `${settings.workers} ${settings.workers === 1 ? 'worker' : 'workers'}`;
    console.log(
      `Serving ${addresses} addresses at ${localUrl(settings.host, port)} (${count}). Ctrl-C stops.`,
    );
  }

  /** Stops a worker with an older release. Its exit starts another one. */
  function replace(worker: Worker) {
    outdated.add(worker);
    send(worker, { type: 'drain', grace });
  }

  function start(delay = firstDelay) {
    const retry = () => {
      const again = () => isStopping || start(Math.min(delay * 2, longestDelay));
      setTimeout(again, delay);
    };
    let worker: Worker;
    try {
      worker = cluster.fork({ ...cache, SITE_DIR: release });
    } catch (error) {
      if (!isAnnounced) fail(`No worker could be started: ${errorMessage(error)}`);
      console.error(`No worker could be started: ${errorMessage(error)}. Trying again.`);
      retry();
      return;
    }
    startedWith.set(worker, release);
    let hasServed = false;
    let hasEnded = false;
    worker.on('message', (report: FromWorker) => {
      if (report.type === 'serving') {
        hasServed = true;
        onServing(worker, report.port, report.addresses);
      }
      if (report.type === 'failed') {
        if (!isAnnounced) fail(report.line);
        console.error(`A worker could not start: ${report.line}`);
      }
    });
    const ended = (how: string) => {
      if (hasEnded) return;
      hasEnded = true;
      serving.delete(worker);
      startedWith.delete(worker);
      if (isStopping) return;
      if (hasServed) {
        if (!outdated.delete(worker)) console.error(`A worker ended (${how}); starting another.`);
        start();
        return;
      }
      if (!isAnnounced) fail(`A worker ended before it could serve (${how}).`);
      // If no worker runs, serve the current release: the old one may have been deleted.
      if (serving.size === 0) release = currentRelease() ?? release;
      retry();
    };
    worker.on('exit', (code, signal) => ended(signal ?? `status ${code}`));
    // If no process can be created (EMFILE, EAGAIN), there is an `error` event but no `exit`.
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) ended(error.message);
    });
  }

  function currentRelease(): string | undefined {
    try {
      return realpathSync(settings.siteDir);
    } catch {
      return undefined;
    }
  }

  /**
   * Stages the release in all workers, then switches them. A request during a reload causes one
   * more.
   */
  async function reload() {
    isReloadWanted = true;
    if (isReloading || isStopping) return;
    isReloading = true;
    while (isReloadWanted) {
      isReloadWanted = false;
      const next = currentRelease();
      const staging = new Set(serving);
      const fault =
        next === undefined
          ? `${settings.siteDir} is missing, or is a link to a missing folder.`
          : await stageRelease(staging, next);
      if (fault === '' && next !== undefined) release = next;
      else console.error(`The new build is not in use, the current one stays: ${fault}`);
      for (const worker of serving) {
        if (fault !== '') send(worker, { type: 'discard' });
        else if (staging.has(worker)) send(worker, { type: 'commit' });
        // This worker started with the old release during the reload.
        else replace(worker);
      }
    }
    isReloading = false;
  }

  function stop() {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker) send(worker, { type: 'drain', grace });
    }
    // By then every worker has closed its remaining connections.
    setTimeout(() => process.exit(0), grace + 1_000).unref();
  }

  for (let i = 0; i < settings.workers; i += 1) start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.on('SIGHUP', () => void reload());
}
