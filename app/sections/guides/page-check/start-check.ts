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

/** The worker's own address, as the site's policy wants it: one Trusted Types policy that knows no other. */
function trustedAddress(): string {
  trusted ??= globalThis.trustedTypes
    ? globalThis.trustedTypes
        .createPolicy('page-check', { createScriptURL: () => workerAddress })
        .createScriptURL(workerAddress)
    : workerAddress;
  return trusted;
}

/** Starts a check in a worker of its own. Returns the way to call it off. */
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
