import type { Worker } from 'node:cluster';
import type { FromWorker, ToWorker } from './worker.ts';

/** Time for a worker to read a release, in milliseconds. A worker that takes longer is killed. */
const stageTimeout = 30_000;

/** Sends a message, unless the worker is disconnected: then it is exiting. */
export function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {});
}

/**
 * Has the workers read a release, which they don't serve yet. Resolves when each has read it or has
 * exited: with the error of one of them, or with an empty text.
 */
export async function stageRelease(workers: ReadonlySet<Worker>, release: string): Promise<string> {
  const faults = await Promise.all(Array.from(workers, (worker) => stageIn(worker, release)));
  return faults.find((fault) => fault !== '') ?? '';
}

/** Resolves with the error of the worker. The text is empty if it has read the release or has exited. */
function stageIn(worker: Worker, release: string): Promise<string> {
  return new Promise((resolve) => {
    const finish = (fault: string) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      resolve(fault);
    };
    const onMessage = (report: FromWorker) => {
      if (report.type === 'staged') finish(report.fault);
    };
    const onExit = () => finish('');
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), stageTimeout);
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    send(worker, { type: 'stage', release });
  });
}
