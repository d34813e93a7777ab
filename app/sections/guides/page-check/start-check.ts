import type { CheckAnswer, CheckRequest } from './worker.ts';
// oxlint-disable-next-line import/default -- the bundler makes it
import workerAddress from './worker.ts?worker&url';

type ScriptPolicy = { createScriptURL(address: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
};

declare global {
  /** Trusted Types, which TypeScript's DOM types and some browsers lack. */
  var trustedTypes: TrustedTypes | undefined;
}

let trusted: string | undefined;

/** The worker's address, from a Trusted Types policy that returns no other. */
function trustedAddress(): string {
  trusted ??= globalThis.trustedTypes
    ? globalThis.trustedTypes
        .createPolicy('page-check', { createScriptURL: () => workerAddress })
        .createScriptURL(workerAddress)
    : workerAddress;
  return trusted;
}

/** Starts a check in its own worker. Returns a function that cancels it. */
export function startCheck(
  request: CheckRequest,
  onAnswer: (answer: CheckAnswer) => void,
): () => void {
  let worker: Worker;
  try {
    worker = new Worker(trustedAddress(), { type: 'module' });
  } catch {
    onAnswer({ kind: 'problem', problem: 'failed' });
    return () => {};
  }
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    if (data.kind !== 'progress') worker.terminate();
    onAnswer(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onAnswer({ kind: 'problem', problem: 'failed' });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(request);
  return () => worker.terminate();
}
