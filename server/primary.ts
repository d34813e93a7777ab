import cluster, { type Worker } from 'node:cluster';
import { realpathSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { errorMessage, localUrl, type Settings } from './settings.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** How long responses that are under way may take once the server is told to stop, in milliseconds. */
const grace = 10_000;
/** Before a worker that could not start is started again, in milliseconds; doubled each time. */
const firstDelay = 250;
const longestDelay = 8_000;
/** For a worker to read a release, in milliseconds. One that hangs is replaced. */
const stageTimeout = 30_000;

/**
 * Starts the workers, replaces those that end, and tells them which release to serve. Never answers
 * requests itself, so nothing that a client sends can end it.
 *
 * The release is where `SITE_DIR` leads when the server starts or gets `SIGHUP`, with links resolved
 * once: a worker that is started later serves what the others serve, whatever was published since.
 */
export function lead(settings: Settings): void {
  // Workers accept from one shared socket. If the first process handed connections out, those just
  // handed to a worker that dies would hang until their client gives up.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let release = realpathSync(settings.siteDir);
  let isStopping = false;
  let isAnnounced = false;
  /** Workers that accept connections. */
  const serving = new Set<Worker>();
  const startedWith = new Map<Worker, string>();

  /** A reload: resolves for each worker when it has read the release or is gone. */
  let onStaged: ((worker: Worker, fault: string) => void) | undefined;
  let isReloading = false;
  let isReloadWanted = false;

  const tell = (worker: Worker, order: ToWorker) => {
    // One that is ending cannot be told any more, and its `exit` event is on the way.
    if (worker.isConnected()) worker.send(order, () => {});
  };

  function fail(line: string): never {
    console.error(line);
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    process.exit(1);
  }

  function onServing(worker: Worker, port: number, addresses: number) {
    if (startedWith.get(worker) !== release) {
      // The others switched while this one was starting.
      tell(worker, { type: 'drain', grace });
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

  function start(delay = firstDelay) {
    const retry = () => {
      const again = () => isStopping || start(Math.min(delay * 2, longestDelay));
      setTimeout(again, delay);
    };
    let worker: Worker;
    try {
      worker = cluster.fork({ SITE_DIR: release });
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
      if (report.type === 'staged') onStaged?.(worker, report.fault);
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
      onStaged?.(worker, '');
      if (isStopping) return;
      if (hasServed) {
        console.error(`A worker ended (${how}); starting another.`);
        start();
        return;
      }
      if (!isAnnounced) fail(`A worker ended before it could serve (${how}).`);
      // With nobody serving, a release that has gone is worth less than the one that is there.
      if (serving.size === 0) release = currentRelease() ?? release;
      retry();
    };
    worker.on('exit', (code, signal) => ended(signal ?? `status ${code}`));
    // Without a process (EMFILE, EAGAIN) there is an error and no `exit`.
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

  /** Resolves with the first fault, or with an empty text when all of `workers` have read it. */
  function stage(workers: ReadonlySet<Worker>, next: string): Promise<string> {
    return new Promise((resolve) => {
      const waiting = new Set(workers);
      let firstFault = '';
      const done = (worker: Worker, fault: string) => {
        firstFault ||= fault;
        if (!waiting.delete(worker) || waiting.size > 0) return;
        clearTimeout(timer);
        onStaged = undefined;
        resolve(firstFault);
      };
      const timer = setTimeout(() => {
        for (const worker of waiting) worker.process.kill('SIGKILL');
      }, stageTimeout);
      onStaged = done;
      for (const worker of waiting) tell(worker, { type: 'stage', release: next });
      if (waiting.size === 0) {
        clearTimeout(timer);
        onStaged = undefined;
        resolve('');
      }
    });
  }

  /** All workers switch, once all can. Requests that arrive meanwhile lead to one more reload. */
  async function reload() {
    isReloadWanted = true;
    if (isReloading || isStopping) return;
    isReloading = true;
    while (isReloadWanted) {
      isReloadWanted = false;
      const next = currentRelease();
      const asked = new Set(serving);
      const fault =
        next === undefined ? `${settings.siteDir} leads nowhere` : await stage(asked, next);
      if (fault === '' && next !== undefined) release = next;
      else console.error(`The new build was not taken, the old one goes on: ${fault}`);
      for (const worker of serving) {
        if (fault !== '') tell(worker, { type: 'discard' });
        else if (asked.has(worker)) tell(worker, { type: 'commit' });
        // It began to serve the old release meanwhile.
        else tell(worker, { type: 'drain', grace });
      }
    }
    isReloading = false;
  }

  function stop() {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker) tell(worker, { type: 'drain', grace });
    }
    // By then every worker has cut the connections it had left.
    setTimeout(() => process.exit(0), grace + 1_000).unref();
  }

  for (let i = 0; i < settings.workers; i += 1) start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.on('SIGHUP', () => void reload());
}
