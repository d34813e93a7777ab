import cluster, { type Worker } from 'node:cluster';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createApp } from './app.ts';
import { listenFailure, localUrl, readSettings, SettingError, type Settings } from './settings.ts';

/** How long answers that are under way may take once the server is told to stop, in milliseconds. */
const grace = 10_000;
/** A worker that lives shorter than this died of something that a new one will die of too. */
const tooShort = 1_000;

type FromWorker =
  | { readonly type: 'ready'; readonly port: number; readonly addresses: number }
  | { readonly type: 'failed'; readonly line: string }
  /** `fault` is empty where the new build was read. */
  | { readonly type: 'staged'; readonly fault: string };
type ToWorker = 'drain' | 'stage' | 'commit' | 'discard';

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

function fail(line: string): never {
  console.error(line);
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
  process.exit(1);
}

/** Serves in this process. Reports through `say`, and stops or reloads when told. */
async function serve(settings: Settings, say: (report: FromWorker) => void) {
  const app = await createApp(settings);
  app.server.once('error', (error: NodeJS.ErrnoException) => {
    say({ type: 'failed', line: listenFailure(error.code ?? error.message, settings) });
  });
  app.server.listen({ port: settings.port, host: settings.host }, () => {
    const { port } = app.server.address() as AddressInfo;
    say({ type: 'ready', port, addresses: app.addresses });
  });
  let draining = false;
  return async (order: ToWorker) => {
    if (order === 'commit') app.commit();
    if (order === 'discard') app.discard();
    if (order === 'stage') {
      const fault = await app.stage().then(() => '', message);
      say({ type: 'staged', fault });
    }
    if (order === 'drain' && !draining) {
      draining = true;
      await app.drain(grace);
      process.exit(0);
    }
  };
}

const refused = (fault: string) =>
  console.error(`The new build was not taken, the old one goes on: ${fault}`);

const ready = (settings: Settings, port: number, addresses: number) =>
  console.log(
    `Serving ${addresses} addresses at ${localUrl(settings.host, port)} (${settings.workers} ${settings.workers === 1 ? 'worker' : 'workers'}). Ctrl-C stops.`,
  );

function onSignals(order: (order: 'drain' | 'stage') => void) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => order('drain'));
  process.on('SIGHUP', () => order('stage'));
}

/** Starts the workers, and another for each that dies. */
function lead(settings: Settings) {
  // Workers accept from one shared socket. When the first process deals connections out instead,
  // those that it has just given to a worker that dies hang until their client gives up.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let stopping = false;
  let announced = false;
  const waiting = new Set<Worker>();
  const staging = new Set<Worker>();
  let faults: string[] = [];
  const tell = (order: ToWorker) => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send(order);
  };
  /** All switch once all can, or none does. */
  const hasStaged = (worker: Worker) => {
    if (!staging.delete(worker) || staging.size > 0) return;
    tell(faults.length === 0 ? 'commit' : 'discard');
    if (faults[0] !== undefined) refused(faults[0]);
  };
  const start = () => {
    const born = Date.now();
    const worker = cluster.fork();
    waiting.add(worker);
    worker.on('message', (report: FromWorker) => {
      if (report.type === 'failed') fail(report.line);
      if (report.type === 'staged') {
        if (report.fault !== '') faults.push(report.fault);
        hasStaged(worker);
        return;
      }
      waiting.delete(worker);
      if (waiting.size > 0 || announced) return;
      announced = true;
      ready(settings, report.port, report.addresses);
    });
    worker.on('exit', (code, signal) => {
      waiting.delete(worker);
      hasStaged(worker);
      if (stopping) return;
      console.error(`A worker ended (${signal ?? `status ${code}`}); starting another.`);
      setTimeout(() => stopping || start(), Date.now() - born < tooShort ? tooShort : 0);
    });
  };
  for (let i = 0; i < settings.workers; i += 1) start();
  onSignals((order) => {
    if (order === 'drain') stopping = true;
    if (order === 'stage') {
      faults = [];
      for (const worker of Object.values(cluster.workers ?? {})) if (worker) staging.add(worker);
    }
    tell(order);
    if (stopping) {
      // By then every worker has cut what it had left.
      setTimeout(() => process.exit(0), grace + 1_000).unref();
    }
  });
}

async function main() {
  const settings = readSettings(process.env);
  if (cluster.isWorker) {
    // A terminal signals the whole group: the first process passes it on, once.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
    // The first process is gone, and this one must not outlive it with a stack trace.
    cluster.worker?.on('error', () => process.exit(1));
    const obey = await serve(settings, (report) => process.send?.(report));
    process.on('message', (order: ToWorker) => void obey(order));
    return;
  }
  const missing = ['client/index.html', 'policy.json'].find(
    (file) => !existsSync(path.join(settings.siteDir, file)),
  );
  if (missing !== undefined) {
    fail(`There is no built site in ${settings.siteDir} (no ${missing}). Run: npm run build`);
  }
  if (settings.workers > 1) {
    lead(settings);
    return;
  }
  const obey = await serve(settings, (report) => {
    if (report.type === 'failed') fail(report.line);
    if (report.type === 'ready') ready(settings, report.port, report.addresses);
    if (report.type !== 'staged') return;
    if (report.fault === '') void obey('commit');
    else refused(report.fault);
  });
  onSignals((order) => void obey(order));
}

try {
  await main();
} catch (error) {
  const line =
    error instanceof SettingError ? error.message : `The server did not start: ${message(error)}`;
  if (cluster.isWorker) process.send?.({ type: 'failed', line } satisfies FromWorker);
  else fail(line);
}
